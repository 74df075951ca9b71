# What others at the table did besides moving, and what one is asked before doing so oneself.
# $what is a sentence about a move; $level is the name of a bot.

events-undone = { $name } took a move back.
events-undone-what = { $name } took this back: “{ $what }”
events-agreed = Everybody agreed: { $name }’s move was taken back.
events-agreed-what = Everybody agreed to take this back: “{ $what }”
events-agreed-yours = Everybody agreed: your move was taken back.
events-declined-undo = { $name } does not want the move to be taken back.
events-declined-end = { $name } does not want to end the game yet.
events-declined-stand-in = { $name } does not want a bot to play on.
events-withdrawn-undo = { $name } no longer asks to take a move back.
events-withdrawn-end = { $name } no longer proposes to end the game.
events-withdrawn-stand-in = { $name } no longer proposes that a bot plays on.
events-lapsed = A move was taken back, so { $name }’s proposal has lapsed.
events-lapsed-yours = A move was taken back, so your proposal has lapsed.
events-left = { $name } has left the game. A bot plays on: { $level }.
events-returned = { $name } is back.
events-stood-in = { $name } was away for a long time. A bot plays on: { $level }.
events-stood-in-yours = You were away for a long time. A bot plays for you: { $level }.
events-stood-in-host = The host of this service gave the seat of { $name } to a bot: { $level }.
events-stood-in-host-yours = The host of this service gave your seat to a bot: { $level }.
events-absent = { $name } has been away for { $days ->
        [one] one day
       *[other] { $days } days
    }
events-absent-alone = You can go on without { $name }: a bot takes the seat until { $name } returns, or the game ends here.
events-absent-together = If all who are still here agree, a bot takes the seat until { $name } returns, or the game ends here.
events-absent-bot = Let a bot play on ({ $level })
events-absent-end = End the game here
events-choice-gone = What you had begun to choose is gone.
events-withdraw = Withdraw
events-leave-title = Leave your seat to a bot?
events-leave-text = The bot “{ $level }” plays on for you. You may come back at any time, as long as the game goes on.
events-leave-level = Which bot?
events-stay = Stay
