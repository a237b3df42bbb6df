"""Tables: rooms in memory, the match that is played there, deadlines, chat."""
