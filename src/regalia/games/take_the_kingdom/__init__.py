"""Take the Kingdom, by Ian Walton (Walnut Games 2017), for two to four."""
