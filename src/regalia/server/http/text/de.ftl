### Was man von den Spielen ohne JavaScript lesen kann, außer ihren eigenen Worten.

public-tagline = Fünf Spiele um Kronen und Intrigen, mit Freunden und mit Bots, die niemals mogeln. Ganz ohne Konto.
public-rules = Regeln
public-cards = Karten
public-learn = Lektionen
public-all = Alle Spiele
public-to-all = Zu allen Spielen
public-play = Diese Lektion spielen
public-seat = Spieler { $number }
public-invited = Du bist zu einer Partie { $game } eingeladen.
public-lost = Diese Seite gibt es nicht
public-lost-help = Vielleicht ist ein Tippfehler in der Adresse, oder was hier war, wurde entfernt. Die Adresse eines Tisches sieht so aus: { $address }.
