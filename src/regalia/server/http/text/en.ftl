### What can be read of the games without JavaScript, besides their own words, in English.

public-tagline = Five games of crowns and intrigue, with friends and with bots that never cheat. No account needed.
public-rules = Rules
public-cards = Cards
public-learn = Lessons
public-all = All games
public-to-all = To all games
public-play = Play this lesson
# $number: of a seat, counted from 1
public-seat = Player { $number }
# $game
public-invited = You are invited to a game of { $game }.
public-lost = There is no such page
# $address: as of a table
public-lost-help = There may be a typo in the address, or what was here has been removed. A table's address looks like { $address }.
