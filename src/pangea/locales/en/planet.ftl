# Planet: names, moves, refusals, scores, labels and the rules in English.
# $tile, $face, $round, $earlier are numbers as text; $animal, $habitat, $habitats, $liking, $measure, $worth are translated text.

## Names

planet-title = Planet
planet-tagline = Hold a world in your hands, and give its animals a home.
planet-summary = A world of your own, at the very beginning of its time: nothing lives on it yet. It lies bare in your hands, with twelve faces to cover. Round by round you choose land and sea, turn the pieces until they fit, and let oceans, forests, deserts, mountains and glaciers grow together. From the third round on animals arrive, and each settles on the planet that suits it best.

planet-option-rules = Rules
planet-option-rules-note = In the complete game everybody has a secret habitat: it gives points at the end, and animals of other habitats give 2 points each. For beginners every animal gives 1 point, and that is all: the booklet recommends this for a first game and with children.
planet-option-rules-full = complete
planet-option-rules-beginners = for beginners, without habitat cards
planet-option-animals = Animals
planet-option-animals-note = All open: you see from the start which animals come when. Surprise: half of them lie face down, and one is turned up after each round.
planet-option-animals-open = all open
planet-option-animals-surprise = surprise animals

planet-habitat-ocean = ocean
planet-habitat-forest = forest
planet-habitat-desert = desert
planet-habitat-mountain = mountain
planet-habitat-glacier = glacier

planet-animal-whale = Whale
planet-animal-otter = Otter
planet-animal-turtle = Turtle
planet-animal-octopus = Octopus
planet-animal-narwhal = Narwhal
planet-animal-jellyfish = Jellyfish
planet-animal-dolphin = Dolphin
planet-animal-shark = Shark
planet-animal-seahorse = Seahorse
planet-animal-panda = Panda
planet-animal-beaver = Beaver
planet-animal-tiger = Tiger
planet-animal-gorilla = Gorilla
planet-animal-fox = Fox
planet-animal-owl = Owl
planet-animal-frog = Frog
planet-animal-jaguar = Jaguar
planet-animal-sloth = Sloth
planet-animal-camel = Camel
planet-animal-flamingo = Flamingo
planet-animal-lion = Lion
planet-animal-elephant = Elephant
planet-animal-saiga = Saiga
planet-animal-scorpion = Scorpion
planet-animal-meerkat = Meerkat
planet-animal-ostrich = Ostrich
planet-animal-cobra = Cobra
planet-animal-ibex = Ibex
planet-animal-moose = Moose
planet-animal-bear = Bear
planet-animal-vulture = Vulture
planet-animal-yak = Yak
planet-animal-marmot = Marmot
planet-animal-eagle = Eagle
planet-animal-chamois = Chamois
planet-animal-alpaca = Alpaca
planet-animal-penguin = Penguin
planet-animal-walrus = Walrus
planet-animal-lynx = Lynx
planet-animal-hare = Hare
planet-animal-wolf = Wolf
planet-animal-ermine = Ermine
planet-animal-seal = Seal
planet-animal-reindeer = Reindeer
planet-animal-lemming = Lemming

## What an animal likes
# "the largest forest that touches a glacier": put together from the parts below.

planet-liking-most = the most separate { $most }
planet-liking-touching = { $largest } that touches { $other }
planet-liking-apart = { $largest } that touches { $other }

planet-most-ocean = oceans
planet-most-forest = forests
planet-most-desert = deserts
planet-most-mountain = mountains
planet-most-glacier = glaciers

planet-largest-ocean = the largest ocean
planet-largest-forest = the largest forest
planet-largest-desert = the largest desert
planet-largest-mountain = the largest mountain
planet-largest-glacier = the largest glacier

planet-some-ocean = an ocean
planet-some-forest = a forest
planet-some-desert = a desert
planet-some-mountain = a mountain
planet-some-glacier = a glacier

planet-no-ocean = no ocean
planet-no-forest = no forest
planet-no-desert = no desert
planet-no-mountain = no mountain
planet-no-glacier = no glacier

planet-portions =
    { $count ->
        [one] { $count } portion
       *[other] { $count } portions
    }
planet-regions =
    { $count ->
        [one] { $count } region
       *[other] { $count } regions
    }

planet-ending-twelve = The twelfth round is over.

## Moves

planet-move-animal = Under round { $round }: { $animal } ({ $liking }).
planet-move-surprise = Turned up for round { $round }: { $animal } ({ $liking }).
planet-move-habitat = { $seat } draws a habitat card: { $habitat }.
planet-move-hidden = { $seat } draws a habitat card.
planet-move-reveal = Tile { $tile } is turned up ({ $habitats }).
planet-move-tile = { $seat } puts tile { $tile } ({ $habitats }) on face { $face }{ $turn ->
        [1] , turned once to the right
        [2] , turned twice to the right
        [3] , turned twice to the left
        [4] , turned once to the left
       *[other] { "" }
    }.

planet-put-aside =
    { $count ->
        [one] Tile { $tiles } goes face down to the pile for round { $round }.
       *[other] Tiles { $tiles } go face down to the pile for round { $round }.
    }
planet-leave =
    { $count ->
        [one] Tile { $tiles } leaves the game.
       *[other] Tiles { $tiles } leave the game.
    }
planet-given =
    { $next ->
        [0] { $animal } ({ $liking }): { $seat } gets it with { $measure }; nobody else has what it takes.
       *[other] { $animal } ({ $liking }): { $seat } gets it with { $measure }; the next best has { $next }.
    }
planet-given-second = { $animal } ({ $liking }): a tie at { $measure }. The second largest region decides, { $best } to { $next }: { $seat } gets it.
planet-given-third = { $animal } ({ $liking }): a tie at { $measure }, and with the second largest region too. The third decides, { $best } to { $next }: { $seat } gets it.
planet-moved-on-tie = { $animal } ({ $liking }): a tie at { $measure }. The card moves on to round { $round }.
planet-moved-on-none = { $animal } ({ $liking }): no planet can take it. The card moves on to round { $round }.
planet-nobody-tie = { $animal } ({ $liking }): a tie at { $measure } that nothing breaks. Nobody gets it.
planet-nobody-none = { $animal } ({ $liking }): no planet can take it. Nobody gets it.
planet-round = Round { $round } begins. { $seat } is first.

## Refusals

planet-refusal-P5-1 = The game is over: twelve rounds have been played.
planet-refusal-P2-2-first = The animals are still being laid out. Nobody places a tile before they lie there.
planet-refusal-P6-2-first = First an animal is turned up.
planet-refusal-P2-3-first = First everybody gets a habitat card.
planet-refusal-P3-1-first = First the five tiles of the round are turned up.
planet-refusal-P2-2-now = { $animal }: no animal is laid down now.
planet-refusal-P2-2-round = { $animal }: the next animal does not lie under round { $round }. Animals are laid out in the order of the rounds.
planet-refusal-P1-6 = { $animal }: this card has been drawn already, and there is only one of it.
planet-refusal-P2-3-now = { $seat } gets no habitat card now. They are dealt seat by seat, once, before the first round.
planet-refusal-P6-1 = The game for beginners has no habitat cards.
planet-refusal-P2-3-taken = The { $habitat } habitat card has been dealt already.
planet-refusal-P3-1-now = Tile { $tile }: no tile is turned up now. That happens at the beginning of rounds 1 to 10.
planet-refusal-P2-1 = Tile { $tile } has been turned up already.
planet-refusal-P3-1-tile = Tile { $tile } does not lie open. Choose one of these: { $tiles }.
planet-refusal-P3-3 = Face { $face } of your planet is covered, and what lies there stays. Choose a bare face.

## Scores

planet-worth-own = 1 point, as this is also the habitat of the habitat card
planet-worth-other = 2 points
planet-worth-beginners = 1 point
planet-worth-unknown = 1 or 2 points, depending on the habitat card

planet-score-habitat =
    { $seat }, habitat card { $habitat }: { $portions ->
        [one] { $portions } portion
       *[other] { $portions } portions
    }, { $points ->
        [0] no points
        [one] { $points } point
       *[other] { $points } points
    }.
planet-score-habitat-hidden = { $seat }: the habitat card is still face down.
planet-score-animal-plain = { $animal }, { $seat }: { $worth }.
planet-score-animal =
    { $next ->
        [0] { $animal }, { $seat }, round { $round }: { $liking }, alone with { $measure }. { $worth }.
       *[other] { $animal }, { $seat }, round { $round }: { $liking }, { $measure } against { $next }. { $worth }.
    }
planet-score-animal-moved =
    { $next ->
        [0] { $animal }, { $seat }, round { $round }, moved on from round { $earlier }: { $liking }, alone with { $measure }. { $worth }.
       *[other] { $animal }, { $seat }, round { $round }, moved on from round { $earlier }: { $liking }, { $measure } against { $next }. { $worth }.
    }
planet-score-animal-second = { $animal }, { $seat }, round { $round }: { $liking }, a tie at { $measure }, then { $best } against { $next } with the second largest region. { $worth }.
planet-score-animal-third = { $animal }, { $seat }, round { $round }: { $liking }, a tie at { $measure } and with the second largest, then { $best } against { $next } with the third. { $worth }.
planet-score-nobody = { $animal }: { $liking }. Nobody was ahead after the last round, so nobody gets the card.

## Labels

planet-label-seat = { $seat }
planet-label-turn = Round { $round }: { $seat } to place a tile
planet-label-laying = The animals are being laid out
planet-label-dealing = The habitat cards are being dealt
planet-label-turning = Round { $round }: tiles are being turned up
planet-label-surprise = An animal is being turned up
planet-label-winners =
    { $count ->
        [one] { $seats } wins.
       *[other] { $seats } win.
    }
planet-label-round = Round
planet-label-first = goes first
planet-label-tiles = Open tiles
planet-label-left = For round { $round }
planet-label-animals = Animals
planet-label-leads = ahead
planet-label-tie = tie
planet-label-none = nobody yet
planet-label-nobody = nobody
planet-label-face-down = face down
planet-label-points = Points
planet-label-now = If it ended now
planet-label-card = Habitat card
planet-label-secret = hidden
planet-label-bare = bare
planet-label-face = Face { $face }
planet-label-tile = Tile { $tile }
planet-label-portions = Portions
planet-prompt-place = Round { $round }: choose one of the open tiles, a bare face of your planet, and how the tile is turned.

## Reading

planet-unreadable = “{ $text }” is not a move of Planet. Write “tile 17 face 3 turn 2” for tile 17 on face 3, turned twice.
planet-unreadable-tile = “{ $text }”: there is no tile { $number }. They are numbered from 0 to 49.
planet-unreadable-face = “{ $text }”: there is no face { $number }. They are numbered from 0 to 11.
planet-unreadable-turn = “{ $text }”: a tile can’t be turned { $number } times. It is turned 0 to 4 times.
planet-unreadable-round = “{ $text }”: no animals lie under round { $number }. They lie under rounds 3 to 12.
planet-unreadable-seat = “{ $text }”: there is no seat { $number }. They are numbered from 0 to 3.
planet-unreadable-animal = “{ $text }”: there is no animal “{ $name }”. Did you mean “{ $nearest }”?

planet-position-habitats = “habitats { $text }”: a different habitat for each seat is needed ({ $habitats }), “?” where it is not known, “-” where none is dealt yet.
planet-position-card = “{ $text }” is not a card that fits here. Write the round it lies under and the animal, 6:fox, and who got it, 6:fox>1, or 6:fox>- for nobody.
planet-position-card-twice = “{ $text }”: this animal is there twice.
planet-position-planets = There must be one planet for each of the { $players } players, not { $count }.
planet-position-face = “{ $text }” is not a face that fits here. Write the number of a face, each once, and the letters of its five portions ({ $letters }): 3:OOFFD.
planet-position-tiles = “{ $text }”: tiles are numbers from 0 to 49, or runs of them like 3-7; at most five lie open or in a pile.
planet-position-tile-twice = The same tile is there twice.
planet-position-few = “{ $clause }”: for the rest of the game at least { $needed } are needed here, not { $count }.

planet-content-no-object = The content of Planet is a JSON object with “tiles”, “animals” and “habitats”.
planet-content-unknown-key = “{ $key }” does not belong in the content of Planet. It has: { $keys }.
planet-content-missing-key = “{ $key }” is missing from the content.
planet-content-fifty = “tiles” must list 50 tiles, and it lists { $count }.
planet-content-tile = Tile { $tile }: { $text } is not a tile. A tile is five of these letters: { $letters }.
planet-content-tile-habitats = Tile { $tile }, { $text }: a tile is said to show two or three habitats, and this one shows { $count }.
planet-content-tile-twice = Tile { $tile }, { $text }, is the same as tile { $other }, only turned. All tiles are said to be different.
planet-content-forty-five = “animals” must list 45 animals, and it lists { $count }.
planet-content-animal = Animal { $animal }: { $text } is not an animal. It has “name”, “habitat”, “kind” and, unless the kind is “most”, “other”. “border” may be added.
planet-content-animal-name = Animal { $animal }: { $text } is not a name. A name is one word in small letters from a to z.
planet-content-animal-name-twice = There are two animals called “{ $name }”. Each name is used once.
planet-content-animal-habitat = “{ $name }”: { $text } is not a habitat. The habitats are: { $habitats }.
planet-content-animal-kind = “{ $name }”: { $text } is not a kind. The kinds are: { $kinds }.
planet-content-animal-most = “{ $name }” likes the most regions of its habitat, so it has no “other”, but here it is { $text }.
planet-content-animal-other = “{ $name }”: { $text } is not the other habitat that is needed here: one of { $habitats }.
planet-content-animal-twice = “{ $name }” likes the same as “{ $other }” ({ $liking }). For each habitat there is said to be one animal for most regions, and for each other habitat one that touches it and one that does not.
planet-content-portions = The tiles have these portions: { $counts }. Ocean is said to have the most, then forest, and glacier the fewest.
planet-content-five-steps = “{ $habitat }”: the steps are { $text }. Players report five steps of three portions; from this first step on: { $reported }.
planet-content-habitats = “habitats” must have a list for each of these, and nothing else: { $habitats }.
planet-content-steps = “{ $habitat }”: { $text } is not a list of steps. A step is [portions, points], portions from 1 to 60 and points from 1 to 99.
planet-content-rising = “{ $habitat }”: after the step { $one } comes { $next }. Portions and points must rise from step to step.

## The rules

planet-rules-1-title = What it is about
planet-rules-1-text =
    Everybody builds a world. Yours begins as a bare ball of twelve five-sided faces, a dodecahedron, that you can turn in your hands [P1.1]. In each of twelve rounds you choose a piece of land and sea, put it on one of the faces, and turn it so that oceans meet oceans and forests meet forests.

    From the third round on animals look for a home. The panda wants many forests, the elephant a large desert beside a mountain, and each animal settles on the planet that suits it best. At the end you count points for your animals, and for the habitat that your planet secretly holds dear. Whoever has the most points wins [P5.3].

    Planet is for 2 to 4 players aged 8 and up, and takes about 30 minutes.

planet-rules-2-title = What lies on the table
planet-rules-2-text =
    There are 4 bare **planets**, one for each player, 50 **tiles** with land and sea, 45 **animal cards**, 5 **habitat cards** and 1 marker for the first player. A tile is a pentagon of five triangles, called **portions**, and each portion is ocean, forest, desert, mountain or glacier [P1.2].

    Every tile shows two or three habitats, and portions of the same habitat may lie side by side or apart. No two tiles are the same, however you turn them. Counted over all 50 there are 61 portions of ocean, 57 of forest, 42 of desert, 49 of mountain and 41 of glacier: glaciers are rare, oceans are not [P1.5].

    Nine animals belong to each habitat. One of them wants the most separate regions of it. Four want the largest region that touches one of the other habitats: for the fox that is the largest forest touching a glacier, for the turtle the largest ocean touching a desert. Four want the largest region that does not touch one of them: for the reindeer that is the largest glacier touching no desert [P1.6].

    A habitat card gives points for the portions of its habitat on your planet. It has five steps of three portions, worth 2, 4, 6, 8 and 10 points. Glacier and desert ask for 11, 14, 17, 20 and 23 portions, mountain for 13, 16, 19, 22 and 25, forest for 15, 18, 21, 24 and 27, and ocean for 16, 19, 22, 25 and 28 [P1.7]. Example: with 16 portions of mountain the mountain card gives 4 points.

planet-rules-3-title = Neighbours and regions
planet-rules-3-text =
    Each portion has three neighbours: the two beside it on its own tile, and the one across the edge of the face. A bare face has no portions, so the edge to it leads nowhere [P1.3]. Portions that meet only at a point are not neighbours: neither those of one tile that meet at its centre, nor those of three tiles that meet at a corner of the planet.

    A **region** is everything of one habitat that hangs together from neighbour to neighbour, be it one portion or twenty. Two regions touch when a portion of one is a neighbour of a portion of the other [P1.4].

    Example: a tile reads ocean, ocean, forest, forest, desert, clockwise. Its two oceans are one region, its two forests another. Across the edge of one of the forests lies a tile whose portion there is forest too: now both belong to one larger forest.

planet-rules-4-title = The set-up
planet-rules-4-text =
    The tiles are shuffled and laid face down in ten piles of five: one pile for each of rounds 1 to 10 [P2.1].

    Twenty animals are drawn and lie open below the rounds: one each for rounds 3, 4 and 5, two each for 6 to 9, three each for 10 to 12. So everybody can plan for them from the beginning [P2.2].

    Everybody draws one habitat card and keeps it hidden until the end. Lots decide who goes first, unless you set the order yourselves, and in a rematch it is the next player; around a table the youngest player begins [P2.3]. In a first game, and with children, leave the habitat cards out [P6.1].

planet-rules-5-title = A round: land and sea
planet-rules-5-text =
    The round’s five tiles are turned up. Whoever has the marker begins, and the others follow clockwise: take one of the tiles that are left and put it on a bare face of your planet, turned as you like. There are five ways to turn it [P3.1].

    Once placed, a tile stays for good. All planets may be looked at from all sides at any time, your own and the others’ [P3.3].

    Tiles that nobody took are put aside face down, in the order in which they were turned up. The first five are the tiles of round 11, the next five those of round 12; any more leave the game. Since all have seen them, it is no secret what the last two rounds will bring [P3.2]. Example: with three players two tiles are left in every round. After two rounds four tiles lie ready for round 11; of the two left in the third round the one turned up earlier is the fifth, and the other begins the pile of round 12.

planet-rules-6-title = A round: life
planet-rules-6-text =
    From the third round on, when all have placed their tile, look at the animals of the round. Each goes to the planet that suits it best [P4.1]:

    - If it wants the **most regions** of a habitat, count the separate ones.
    - If it wants the **largest region touching** another habitat, look only at regions that touch the other one somewhere, and compare the largest of these. It need not be the largest of all: a forest of 12 beside no glacier means nothing to the fox, a forest of 3 beside one does.
    - If it wants the **largest region not touching** another habitat, look only at regions that touch it nowhere, and compare the largest of these. A glacier of 4 beside no desert counts for the reindeer, even where a glacier of 7 beside a desert does not. A bare face is no habitat and spoils nothing.

    Whoever has no such region can’t get the card [P4.2].

    If two or more are equally good, or if nobody has such a region, the card moves on to the next round and is decided there, together with that round’s own animals [P4.3]. It may move on several times.

    After round 12 there is no next round, so a tie is broken there. For the two kinds that ask for the largest region, those who are tied compare their second largest region of the kind that is wanted, then the third. Whoever is behind, or has none, drops out. If they are still tied after the third, nobody gets the card. If a card for most regions is tied, nobody gets it [P4.4].

    Example: in round 12 both have a forest of 9 portions touching a glacier. One of them has another forest touching a glacier, of 5 portions; the other has none. The one with the second forest gets the fox [P4.v1].

    Then the marker passes to the left, and the next round begins [P4.5].

planet-rules-7-title = The end, and who wins
planet-rules-7-text =
    After the twelfth round every planet is covered. Habitat cards are shown, and each gives the points for the portions on its owner’s planet [P5.1].

    An animal whose own habitat is the one on your habitat card gives 1 point, any other animal 2, whether or not the habitat card itself gave you points [P5.2]. An animal’s own habitat is the one it wants much of, and the colour of its card’s border: a fox is a forest animal.

    Whoever has the most points wins. In a tie, the tied player with the most animals wins; if that is a tie too, they all win [P5.3].

    Example: Ada’s card is forest. She has 18 portions of forest, which gives 4 points. She has the fox and the panda, 1 point each, and the camel, the seal and the wolf, 2 points each: 4 + 2 + 6 = 12.

planet-rules-8-title = Two other ways to play
planet-rules-8-text =
    For **beginners**: without habitat cards. Every animal gives 1 point. The booklet recommends this for a first game and with children [P6.1].

    With **surprise animals**: two animals lie under each of rounds 3 to 12, one open and one face down. At the end of every round, from the first on, one more is turned up: at the end of round 1 that of round 3, at the end of round 2 that of round 4, and so on [P6.2]. So when a round begins, all animals of that round and of the next lie open.

    Both can be combined.

planet-rules-9-title = What is hidden
planet-rules-9-text =
    Hidden are the habitat cards, the tiles in the piles that have not been turned up, and with surprise animals those that lie face down. Everything else is open to all, including what lies ready for rounds 11 and 12 [P7.1].

planet-rules-10-title = Tips for playing well
planet-rules-10-text =
    - Look ahead along the rounds. A region that is large in round 6 can win again in round 11, if an animal with the same liking waits there.
    - What an animal wants must hang together when its round ends, not earlier and not later. Join two regions in time, or keep them apart for the animal that wants many [P4.1].
    - One wrong neighbour is enough: a single portion of desert beside your largest glacier, and that glacier no longer counts for the reindeer. A smaller one that touches no desert still does [P4.1].
    - Look at the other planets before you choose. It is enough to be one portion ahead, and sometimes the best tile is the one another player needs [P3.3].
    - Animals of other habitats count double for you. Your habitat card wants many portions, but you need not win the animals of that habitat for it [P5.2].
    - Keep a face free where it helps. The last bare face decides how two regions meet, and you know the tiles of rounds 11 and 12 [P3.2].
    - A tie is not lost: the card comes back in the next round [P4.3].

planet-rules-11-title = Tiles and animals of your own
planet-rules-11-text =
    Planet was designed by Urtis Šulinkas and illustrated by Sabrina Miramon; it appeared in 2018. These rules follow the Italian booklet.

    The pictures of the tiles are not known to us: our fifty are drawn anew [P1.5]. Panda, elephant, reindeer and fox want what the booklet says; turtle, tiger, jellyfish, moose and whale want what players report. We chose the other animals and what they want [P1.6]. The steps of the cards for glacier, desert and forest fit what the booklet and players say; those for mountain and ocean are ours [P1.7].

    If you own the box, you can play with what is in it instead: its tiles and cards are typed into a file and checked before the game [P1.8].

## Rulings: why it is played this way

planet-ruling-P2-2 = The rows of animals were a picture that we do not have. Players report them so.
planet-ruling-P3-2 = The booklet turns these tiles face down, and does not say in which order they go to the piles. All have seen them, so here they may be looked up.
planet-ruling-P4-1 = By the letter of the booklet, the largest region of all would have to touch the other habitat, or not to touch it. Here the largest of those that do is compared, for both kinds. The tie-break asks for it: there a planet meets the condition “a second time”, and only a region that meets it can do so.
planet-ruling-P4-4 = The booklet has it the other way round: there, cards for the largest region go to nobody and the others are compared. But its example compares largest regions, and we follow the example.
planet-ruling-P5-2 = The booklet refers to the colour of the border of the animal’s card, which we have not seen. We take it to be the habitat that the animal wants much of. A file with the cards of the box may state another.
planet-ruling-P6-2 = The booklet turns up one card at the end of each round from the first on. That is two rounds ahead, though it speaks of three; we follow the count.

## In the browser

planet-web-net = The planet, unfolded
planet-web-planets = Planets
planet-web-tile = Tile { $tile }: { $habitats }
planet-web-face = face { $face }: { $habitats }
planet-web-faces-of = { $seat }, faces
planet-web-bare-face = Face { $face }, bare. Around it: { $around }
planet-web-edge = face { $face } { $habitat }
planet-web-ghost = Tile { $tile } lies on face { $face } for now: { $meetings }
planet-web-meets = { $here } beside { $there }
planet-web-meets-nothing = { $here } beside a bare face
# Here $turn is a number: how often the tile was turned to the right, of five times.
planet-web-move = Tile { $tile } ({ $habitats }) on face { $face }{ $turn ->
        [1] , turned once to the right
        [2] , turned twice to the right
        [3] , turned twice to the left
        [4] , turned once to the left
       *[other] { "" }
    }
planet-web-region =
    { $count ->
        [one] { $habitat }, { $count } portion, touches { $touches }
       *[other] { $habitat }, { $count } portions, touches { $touches }
    }
planet-web-region-alone =
    { $count ->
        [one] { $habitat }, { $count } portion, touches nothing
       *[other] { $habitat }, { $count } portions, touches nothing
    }
planet-web-take-tile = Take one of the tiles
planet-web-take-tile-for = Now take a tile for this face
planet-web-take-face = Choose a bare face
planet-web-in-hand = Tile { $tile } in hand
planet-web-turn-left = Turn to the left (Shift + R)
planet-web-turn-right = Turn to the right (R)
planet-web-place = Place it here
planet-web-take-back = Take back (Esc)
planet-web-home = Back to my planet
planet-web-count = Count regions
planet-web-now = now
planet-web-moved-on = from round { $round }
planet-web-leads = { $seat } leads by { $lead }
planet-web-settled = lives with { $seat }
planet-web-settled-animals = At home
planet-web-animals-of =
    { $count ->
        [one] { $count } animal
       *[other] { $count } animals
    }
planet-web-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
planet-web-missing =
    { $count ->
        [one] { $count } more portion for the next step
       *[other] { $count } more portions for the next step
    }
planet-web-steps = Points by number of portions
planet-web-habitat = Habitat
planet-web-regions = Regions
planet-web-largest = Largest
planet-web-regions-of = { $seat }’s planet
planet-web-holding = { $habitat }: portions { $portions }, regions { $regions }, largest { $largest }
planet-web-later = Tiles of the last rounds
planet-web-no-tiles = none
planet-web-flat = This browser can’t show the planet in 3D; everything can be done on the unfolded one.

## Examples in the rules

planet-example-region = Face 0 shows ocean, ocean, forest, forest, desert. Across the edge of one of its forests lies face 3, and its portion there is forest too. So the two forests here and the three there are one region of 5 portions.
planet-example-place = Ada takes tile 12 and turns it so that its forests lie along the forest of face 0. Her region of forest grows from 5 portions to 9.
planet-example-fox = The fox wants the largest forest touching a glacier. Ada’s largest forest, on faces 0 and 3, has 5 portions, but no glacier beside it: it means nothing to the fox. The one on faces 10 and 11 has 4 and touches glaciers: that is the one that counts.
planet-example-panda = The panda wants the most forests. Ada has three small ones, one on face 0 and two on face 11. Bruno has one of 4 portions. Their size does not matter: as things stand, Ada gets the panda.
planet-example-elephant = The elephant wants the largest desert touching a mountain. Ada’s desert on faces 0 and 3 has 5 portions, but no mountain beside it: it does not count. The one on faces 10 and 11 has 3 and touches mountains: that is the one that counts.
planet-example-reindeer = The reindeer wants the largest glacier touching no desert. Ada’s glacier on faces 0 and 3 has 4 portions, but one of them lies beside a desert: it does not count. The one on face 11 has 2 and touches no desert: that is the one that counts.
