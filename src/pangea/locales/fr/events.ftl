# Ce que les autres ont fait à la table à part jouer, et ce qu’on demande avant de le faire soi-même.
# $what est une phrase sur un coup ; $level est le nom d’un bot.

events-undone = { $name } a repris un coup.
events-undone-what = { $name } a repris : « { $what } »
events-agreed = Tout le monde est d’accord : le coup de { $name } est repris.
events-agreed-what = Tout le monde est d’accord pour reprendre : « { $what } »
events-agreed-yours = Tout le monde est d’accord : votre coup est repris.
events-declined-undo = { $name } ne veut pas que le coup soit repris.
events-declined-end = { $name } ne veut pas encore arrêter la partie.
events-declined-stand-in = { $name } ne veut pas qu’un bot continue.
events-withdrawn-undo = { $name } ne demande plus à reprendre un coup.
events-withdrawn-end = { $name } ne propose plus d’arrêter la partie.
events-withdrawn-stand-in = { $name } ne propose plus qu’un bot continue.
events-lapsed = Un coup a été repris : la proposition de { $name } n’est plus valable.
events-lapsed-yours = Un coup a été repris : votre proposition n’est plus valable.
events-left = { $name } a quitté la partie. Un bot continue : { $level }.
events-returned = { $name } est de retour.
events-stood-in = Longue absence de { $name }. Un bot continue : { $level }.
events-stood-in-yours = Votre absence a été longue. Un bot joue à votre place : { $level }.
events-stood-in-host = La personne qui gère ce service a confié la place de { $name } à un bot : { $level }.
events-stood-in-host-yours = La personne qui gère ce service a confié votre place à un bot : { $level }.
events-absent = { $name } : absence de { $days ->
        [one] un jour
       *[other] { $days } jours
    }
events-absent-alone = Vous pouvez continuer sans { $name } : un bot joue à sa place jusqu’à son retour, ou la partie s’arrête ici.
events-absent-together = Si toutes les personnes présentes sont d’accord, un bot joue à la place de { $name } jusqu’à son retour, ou la partie s’arrête ici.
events-absent-bot = Laisser un bot continuer ({ $level })
events-absent-end = Arrêter la partie ici
events-choice-gone = Le choix que vous aviez commencé est perdu.
events-withdraw = Retirer
events-leave-title = Laisser votre place à un bot ?
events-leave-text = Le bot « { $level } » continue à votre place. Vous pouvez revenir à tout moment, tant que la partie dure.
events-leave-level = Quel bot ?
events-stay = Rester
