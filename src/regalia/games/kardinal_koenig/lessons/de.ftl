### Kardinal & König: the lessons, in German. en.ftl beside this file explains the variables, docs/german.md the terms.

lesson-turn = Ein Zug
step-turn-about = Du baust Klöster in ganz Europa und schickst Ratsherren an die Höfe. Wer die meisten Punkte hat, gewinnt.
step-turn-first = Eine Karte bezahlt eine Figur in einem Land ihrer Farbe. Franken ist rot und noch leer: Gründe dort das erste Kloster und nimm eine neue Karte.
    .aragon = Aragon ist auch rot, aber dort ist schon jemand. Wähle Franken.
    .wrong = Spiel deine rote Karte und bau in Franken.
step-turn-two = Wo schon jemand ist, darfst du in einem Zug zwei Figuren setzen, jede für eine Karte. Setz zwei nach Bayern, das ist grün.
    .one = Du hast noch eine grüne Karte. Setz eine zweite Figur.
    .burgundy = Burgund ist auch grün, aber nimm diesmal Bayern.
    .wrong = Zwei grüne Karten, zwei Figuren, in Bayern.

lesson-monasteries = Klöster
step-monasteries-look = In Bayern hat { $seat1 } zwei Klöster und du eines. Wer in einem Land führt, bekommt einen Punkt für jedes Kloster dort, gleich wem es gehört: hier 3 Punkte für { $seat1 }.
step-monasteries-lead = Übernimm die Führung: Mit zwei weiteren steht es drei zu zwei für dich. Dann bekommst du 5 Punkte und { $seat1 } nur 3, so viele, wie du Klöster hast.
    .advisor = Ratsherren zählen hier nicht. Bau zwei Klöster.
    .wrong = Bau mit deinen zwei grünen Karten zwei Klöster in Bayern.
step-monasteries-second = Wer in einem Land Zweiter ist, bekommt so viele Punkte, wie der Führende dort Klöster hat. Deine orange Karte passt zu England und Schwaben: Was bringt mehr?
    .swabia = Allein in Schwaben bekämst du 1 Punkt. In England hat { $seat1 } vier Klöster, also bringt der zweite Platz dort 4.
    .advisor = Nur ein Kloster macht dich zum Zweiten. Bau eines in England.
    .wrong = Spiel die orange Karte: Ein einziges Kloster kann viel bringen.
    .right = Ein Kloster, vier Punkte.

lesson-alliances = Ratsherren und Bündnisse
step-alliances-advisor = Ein Hof fasst so viele Ratsherren, wie der Führende im Land Klöster hat. Du führst in Frankreich mit zwei, und ein Ratsherr ist da: Schick deinen.
    .monastery = Hier führst du schon. Schick einen Ratsherrn, solange Platz ist.
    .wrong = Lila gehört zu Frankreich. Schick dorthin einen Ratsherrn.
step-alliances-alliance = Verbündete Länder zahlen am Ende: Wer in beiden die meisten Ratsherren hat, bekommt einen Punkt für jeden dort. Frankreich hast du: Gewinn auch Burgund.
    .bavaria = Bayern ist nicht mit Frankreich verbündet. Burgund schon.
    .wrong = Grün gehört zu Burgund. Schick dorthin einen Ratsherrn.
    .right = Drei Ratsherren, drei Punkte; so viele wie ein Gegner würden auch reichen.
step-alliances-room = Hier ist der Hof von Burgund voll: Du hast ein Kloster, und { $seat1 } hat einen Ratsherrn. Schaff Platz und schick deinen, beides in diesem Zug.
    .one = Jetzt ist Platz. Schick auch deinen Ratsherrn.
    .wrong = Zuerst ein Kloster in Burgund, dann ein Ratsherr dorthin.

lesson-chains = Ketten und Joker
step-chains-chain = Vier oder mehr deiner Klöster in einer Reihe an den Straßen sind eine Kette: am Ende je ein Punkt. Bau an deine drei ein viertes, auch über eine Grenze.
    .wrong = Von Clairvaux führen Straßen nach Cîteaux in Burgund und Toul in Lothringen.
step-chains-joker = Diesmal brauchst du Cîteaux in Burgund und hast keine grüne Karte. Zwei Karten einer Farbe sind ein Joker, der in jedem Land gilt.
    .where = Nimm den Joker für Cîteaux in Burgund.
    .wrong = Deine zwei roten Karten zusammen sind ein Joker.
step-chains-scoring = Klöster werden zweimal gewertet: wenn der Nachziehstapel zum ersten Mal aufgebraucht ist und am Ende. Bündnisse und Ketten zählen nur am Ende.

lesson-last = Der letzte Zug
step-last-behind = Der Nachziehstapel ist weg, und das ist der letzte Zug eines Spiels. Der Tisch zeigt, was alle hätten, wenn es jetzt endete: { $seat1 } liegt vor dir.
step-last-win = Du hast Rouen, Saint-Denis und Clairvaux in einer Reihe und einen Zug, um { $seat1 } zu überholen. Finde den Spielzug, der gewinnt.
    .alone = Allein in Schwaben gewinnst du einen einzigen Punkt. Du brauchst mehr.
    .england = Ein zweiter Platz in England ist eine gute Idee, aber ein bestimmtes Feld dort würde doppelt zählen.
    .bavaria = Ein zweiter Platz in Bayern bringt zwei Punkte. Du brauchst mehr.
    .wrong = Das reicht nicht. Ein viertes Kloster in deiner Reihe brächte vier Punkte auf einmal.
    .right = Eine Kette aus vier und dazu ein zweiter Platz: Das hat gereicht.
step-last-won = Das ist alles: Führe, wo du kannst, werde Zweiter, wo viele sind, und lass eine Figur mehrfach zählen. Jetzt spiel ein Spiel.

## The guided game: each question, the first time that it is asked

coach-play = Wähle eine Karte, oder zwei gleiche als Joker, für ein Land, das dir etwas bringt: Führung, zweiten Platz, ein Glied einer Kette. Hilft nichts, tausch eine Karte.
coach-country = Diese Karte gilt für zwei Länder. In ein leeres setzt du nur ein Kloster.
coach-piece = Ein Kloster zählt für sein Land und für Ketten; ein Ratsherr zählt für Bündnisse, und nur am Ende.
coach-more = Du darfst im selben Land eine zweite Figur setzen.
coach-refill = Nimm eine offene Karte, wenn sie ein Paar ergibt oder du ihre Farbe als Nächstes brauchst. Sonst zieh verdeckt, damit niemand weiß, was du hast.

## The guided game: what has just happened, the first time

coach-event-intermediate-scoring = Der Nachziehstapel war aufgebraucht, also wurden die Klöster gewertet. Am Ende werden sie noch einmal gewertet, mit Bündnissen und Ketten.
coach-event-last-round = Der Nachziehstapel ist endgültig weg: Alle spielen diese Runde zu Ende, dann ist es vorbei.
