# Trias dans les premières parties. $card et $terrain se nomment comme dans le jeu.

## Le but
help_trias-goal = Ayez le plus de troupeaux sur un continent quand il se détache, et sur le plus de terre possible quand la météorite tombe. La terre du pôle Sud ne rapporte alors rien. En main : { $card }.
help_trias-goal-two = Ayez le plus de troupeaux sur autant de continents que possible quand la météorite tombe. La terre du pôle Sud ne rapporte alors rien. En main : { $card }.
help_trias-goal-blind = Ayez le plus de troupeaux sur le plus de terre possible quand la météorite tombe. La terre du pôle Sud ne rapporte alors rien.

## Ce qu’il faut regarder
help_trias-look-place = Les tuiles du bord dérivent les premières, et les troupeaux d’une tuile qui dérive nagent. Près du pôle Sud on est à l’abri, mais le chemin pour en sortir est long.
help_trias-look-room = Une forêt nourrit { $forest } troupeaux, une steppe { $steppe }, une montagne { $mountain } : ici il y a de la place pour se reproduire.
help_trias-look-card = Votre carte fait dériver ce terrain : { $card }. Ou piochez la première carte : personne ne la connaît.
help_trias-look-lift =
    { $count ->
        [one] { $count } tuile peut dériver : elle borde la mer extérieure, sur une terre où vous avez un troupeau.
       *[other] { $count } tuiles peuvent dériver : elles bordent la mer extérieure, sur une terre où vous avez un troupeau.
    }
help_trias-look-swim =
    { $count ->
        [one] Sur { $count } d’entre elles il y a des troupeaux : ils nageraient.
       *[other] Sur { $count } d’entre elles il y a des troupeaux : ils nageraient.
    }
help_trias-look-put = Posez la tuile plus loin, toujours au contact de sa terre. Si la terre s’est brisée, voyez quelle partie la tuile rejoint.
help_trias-look-points = Vous avez { $points } points d’action. Se reproduire, se déplacer et sauver coûtent { $breed }, une autre dérive coûte { $drift }.
help_trias-look-breed =
    { $count ->
        [one] Sur { $count } tuile vos troupeaux peuvent se reproduire.
       *[other] Sur { $count } tuiles vos troupeaux peuvent se reproduire.
    }
help_trias-look-swimmers =
    { $count ->
        [one] { $count } de vos troupeaux nage. À la fin du tour il retourne dans la réserve, s’il n’est pas sauvé.
       *[other] { $count } de vos troupeaux nagent. À la fin du tour ils retournent dans la réserve, s’ils ne sont pas sauvés.
    }
help_trias-look-land =
    { $tiles ->
        [one] Ce continent de { $tiles } tuile compte à la fin. Qui y a le plus de troupeaux ?
       *[other] Ce continent de { $tiles } tuiles compte à la fin. Qui y a le plus de troupeaux ?
    }
help_trias-look-pole = Toute la terre tient encore au pôle Sud, qui ne rapporte rien à la fin. Cherchez les passages étroits : là, la terre peut se détacher.

## L’aide-mémoire
help_trias-card-goal = Avoir le plus de troupeaux sur les continents : quand l’un d’eux se détache [T7.1], et à la fin [T8.1].
help_trias-card-turn =
    - **1** Jouez la carte de votre main, ou piochez-en une et jouez celle-là [T3.1]. Soulevez une tuile de ce terrain au bord de la mer extérieure, sur une terre où vous avez un troupeau [T3.3], et posez-la plus loin du pôle Sud, au contact de la terre qu’elle a quittée [T3.5]. Les troupeaux qui s’y trouvaient nagent [T3.4].
    - **2** Employez jusqu’à 4 points d’action [T4.1] ; à deux, 3 [T10.3] : dérive [T4.2], déplacement [T4.3], sauvetage de 3 nageurs au plus [T4.4], reproduction [T4.5].
    - **3** Vos nageurs, et vos troupeaux en trop sur une tuile, retournent dans votre réserve [T5.1], [T5.2].
    - **4** Si vous avez joué la carte de votre main, piochez-en une nouvelle [T6.1].
help_trias-card-scores =
    - Une partie se détache et la tuile la rejoint : le plus de troupeaux **2 points**, le deuxième **1 point** [T7.4] ; pas à deux [T10.3].
    - À la fin, chaque continent, sauf celui du pôle Sud, donne autant de points qu’il a de tuiles à qui y a le plus de troupeaux, la moitié au second [T8.1], [T8.2].
    - Premiers à égalité : ils se partagent le tout [T8.3]. Chaque part est arrondie vers le haut [T8.5].
help_trias-card-end = Quand la météorite est piochée, chacun a un dernier tour avec 2 points d’action et sans dérive [T6.2], [T6.4].
help_trias-card-tie = Le plus de points gagne ; puis le plus de troupeaux en réserve ; puis des troupeaux sur le plus de continents [T9.1].
help_trias-figures = Ce que nourrit une tuile, et ce que coûte une action
help_trias-figures-herds = Troupeaux
help_trias-figures-drift = Dérive
help_trias-figures-other = Déplacement, sauvetage, reproduction
help_trias-figures-points = Points d’action
