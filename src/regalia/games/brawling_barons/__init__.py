"""Brawling Barons, by Benjamin and Jonathan Fryxelius (FryxGames 2012), for two to eight."""
