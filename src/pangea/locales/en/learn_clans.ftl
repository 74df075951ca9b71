# Lessons of Clans. What is said at each step stands beside the board: short sentences.

learn_clans-village-title = Found a village
learn_clans-village-about = When a village comes about, and what it is worth.
learn_clans-village-found = A group of huts is a village as soon as no neighbour of it has huts any more. You stand for the red clan: found a village in which red has a share, as large as you can.
learn_clans-village-found-done = A village! You take a bonus token, and every clan in it gets all of its points.
learn_clans-village-found-other = No village comes about like that. Look for two groups that have no other neighbours.
learn_clans-village-found-smaller = That makes a village, but a smaller one: every hut in it counts.
learn_clans-village-found-beside = The huts are together now, but there are still others right beside them.
learn_clans-village-worth = The village had 5 huts, and forest is favourable now: 1 more. The player who stands for green did nothing. How many points are they at?
learn_clans-village-worth-done = Six: one green hut in the village is enough.
