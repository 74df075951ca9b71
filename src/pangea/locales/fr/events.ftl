# Ce que les autres ont fait à la table à part jouer, et ce qu’on demande avant de le faire soi-même.
# $what est une phrase sur un coup ; $level est le nom d’un bot.

events-undone = { $name } a repris un coup.
events-undone-what = { $name } a repris : « { $what } »
events-agreed = Tout le monde est d’accord : le coup de { $name } est repris.
events-agreed-what = Tout le monde est d’accord pour reprendre : « { $what } »
events-agreed-yours = Tout le monde est d’accord : votre coup est repris.
events-declined-undo = { $name } ne veut pas que le coup soit repris.
events-declined-end = { $name } ne veut pas encore arrêter la partie.
events-withdrawn-undo = { $name } ne demande plus à reprendre un coup.
events-withdrawn-end = { $name } ne propose plus d’arrêter la partie.
events-lapsed = Un coup a été repris : la proposition de { $name } n’est plus valable.
events-lapsed-yours = Un coup a été repris : votre proposition n’est plus valable.
events-left = { $name } a quitté la partie. Un bot continue : { $level }.
events-returned = { $name } est de retour.
events-choice-gone = Le choix que vous aviez commencé est perdu.
events-withdraw = Retirer
events-leave-title = Laisser votre place à un bot ?
events-leave-text = Le bot « { $level } » continue à votre place. Vous pouvez revenir à tout moment, tant que la partie dure.
events-leave-level = Quel bot ?
events-stay = Rester
