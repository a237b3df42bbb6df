### Brutal Kingdom: the lessons, in German. en.ftl beside this file explains the variables, docs/german.md the terms.

lesson-influence = Einfluss
step-influence-stack = In jedem Zug spielst du eine Karte auf deinen eigenen Stapel. Am Ende eines Kapitels bringen dir deine offenen Karten die Marker, die darauf abgebildet sind: deine Hexe einen gelben.
step-influence-sign = Du hast noch zwei Handkarten. Spiel die, die Marker bringt.
    .charlatan = Auf dem Scharlatan ist kein Marker. Sieh dir den Bischof an.
    .wrong = Such die Karte mit Markern darauf.
step-influence-last = Alle waren einmal am Zug, und das ist die letzte Runde des Kapitels. Spiel deine letzte Karte.
step-influence-taken = Die Hexe hat dir einen gelben Marker gebracht, der Bischof zwei grüne. Ein Spiel hat vier Kapitel, und wer die meisten Punkte hat, gewinnt.
step-influence-worth = Ein Marker ist so viele Punkte wert, wie noch Marker seiner Farbe übrig sind: Sieh unter „Wert“ nach. Welche Karte bringt dir mehr?
    .queen = Alle haben Blau an sich gerafft, also ist ein blauer Marker jetzt fast nichts wert. Grün ist viel mehr wert.
    .wrong = Vergleich die Farben unter „Wert“.
    .right = Was alle an sich raffen, ist wenig wert, und was keiner will, ist viel wert.

lesson-strike = Mörder
step-strike-assassin = Der Stapel von { $seat1 } würde viel bringen. Dein Attentäter trifft einen König oder eine Königin oben auf dem Stapel eines Gegners: Spiel ihn.
    .witch = Die Hexe sieht nur nach. Der Attentäter schlägt zu.
    .wrong = Spiel den Attentäter.
step-strike-fallen = Der König ist gefallen, und der ganze Stapel unter ihm liegt verdeckt: Er bringt { $seat1 } nichts. Du hast einen Eliminierungsmarker bekommen, der einen Punkt wert ist.
step-strike-covered = Ein Totenkopf zeigt, wer getroffen werden kann, und das nur oben auf einem Stapel. Lies deine zwei Mörder: Welcher findet jetzt ein Opfer?
    .poisoner = Bischof und Abt sind da, aber überdeckt, und eine überdeckte Karte ist sicher. Sieh dir die obersten Karten an.
    .wrong = Sieh dir die oberste Karte jedes Stapels an.
    .right = Ein Mörder schlägt nur beim Ausspielen zu; was später kommt, ist vor ihm sicher.
step-strike-whom = Jetzt gibt es zwei Opfer, und du darfst eines treffen. Schade dem Stapel, der mehr bringen würde.
    .bishop = Unter dem Bischof liegt nichts von Wert. Unter dem Abt liegen ein König und ein Magier.
    .inquisitor = Der Inquisitor tötet niemanden. Nimm deinen Giftmischer.
    .wrong = Nimm deinen Giftmischer gegen den reicheren Stapel.
    .right = Fünf Marker weniger für { $seat2 }; es zählt der ganze Stapel, nicht die oberste Karte.

lesson-threats = Drohungen
step-threats-lay = Ein König lauert: Solange er oben auf deinem Stapel liegt, wird jeder Gegner getroffen, der die Königin spielt. Leg ihn.
    .charlatan = Der Scharlatan bedroht niemanden. Leg den König.
    .wrong = Leg den König.
step-threats-struck = { $seat1 } hat die Königin gespielt, und dein König hat sofort zugeschlagen. Die Königin macht dasselbe mit einem König.
step-threats-beware = Jetzt sieh dich um, bevor du spielst. Welche deiner zwei Karten ist sicher?
    .king = Die Königin von { $seat2 } lauert: Dein König würde fallen und dein Magier unter ihm mit.
    .wrong = Sieh nach, wessen oberste Karte lauert.
step-threats-safe = { $seat2 } hat die Königin überdeckt, und eine überdeckte Drohung ist vorbei. Dein König kann heraus.
step-threats-name = Der Henker lauert auf eine beliebige Person, die du nennst. Vor der ersten Runde hast du { $seat3 } den Bischof gegeben: Nutz das.
    .clairvoyant = Die Hellseherin bedroht niemanden. Leg den Henker.
    .name = { $seat3 } hat den Bischof. Nenne ihn.
    .wrong = Leg den Henker und nenne den Bischof.
step-threats-named = { $seat3 } musste den Bischof früher oder später spielen. Was du weitergibst, das kennst du: Das macht den Henker stark.

lesson-chapter = Ein Kapitel
step-chapter-light = Jedes Kapitel beginnt mit dem Weitergeben. Behalte eine helle Karte und gib die andere { $seat1 } zu deiner Linken.
step-chapter-dark = { $seat3 } hat dir den Attentäter gegeben. Die dunklen Karten gehen andersherum: eine davon an { $seat3 } zu deiner Rechten.
step-chapter-start = Jede Karte hat einen Rang von 1 bis 20. Die höchste oberste Karte entscheidet, wer die nächste Runde beginnt: Sorg dafür, dass du es bist.
    .wrong = Der Magier hat Rang 17 und bliebe der höchste. Spiel etwas Höheres.
    .right = Wer beginnt, kann als Erster eine Drohung legen; wer zuletzt kommt, sieht, was alle anderen getan haben.

lesson-texts = Ansehen und tauschen
step-texts-witch = Du würdest gern deinen König legen, aber wer hat den Attentäter? { $seat3 } hat dir die Königin gegeben und die andere Karte behalten: Spiel die Hexe und sieh dort nach.
    .other = Sieh dir die Handkarten von { $seat3 } an: Wer eine Königin weitergibt, hat vielleicht behalten, was sie trifft.
    .king = Sieh erst nach, ob es sicher ist: Spiel die Hexe.
    .wrong = Spiel die Hexe.
step-texts-seen = Da ist er: { $seat3 } hat den Attentäter. Was du gesehen hast, bleibt auf dem Tisch vermerkt, nur für dich.
step-texts-swap = Die Königin von { $seat2 } wartet auf deinen König. Dein Mönch kann eine Handkarte gegen eine unbekannte aus der Mitte tauschen: Werde den König los.
    .decline = Nutz den Tausch des Mönchs: Leg den König ab.
    .charlatan = Der Scharlatan ist nicht in Gefahr. Leg den König ab.
    .wrong = Spiel den Mönch und leg den König ab.
    .right = Auch Druide und Weißer Ritter tauschen so.
step-texts-intriguer = Der Intrigant tauscht den Platz mit der höchsten aller obersten Karten. Hol dir den Bischof von { $seat2 }.
    .wrong = Spiel den Intriganten.
    .right = Jetzt gehört dir der Bischof mit seinen zwei Markern.

lesson-tricks = Letzte Kniffe
step-tricks-charlatan = Dein Stapel wurde getroffen, aber der Scharlatan kann eine Karte wieder aufdecken. Welche?
    .other = Die bringt weniger. Der Magier bringt zwei Marker.
    .decline = Er kostet dich nichts: Deck eine Karte auf.
    .wrong = Deck die Karte auf, die am meisten bringt.
    .right = Der Magier hat dir doch noch zwei gelbe Marker gebracht.
step-tricks-saint = Die Heilige legt einen Marker aus dem Vorrat auf die Kapelle, wo er weiter für seine Farbe zählt, ihn aber niemand nehmen kann. Du hast vier blaue Marker: Sichere ihren Wert.
    .colour = Diese Farbe hilft deinen Gegnern mehr als dir. Du hast vier blaue Marker.
    .wrong = Die Hellseherin sieht nur nach. Spiel die Heilige.
step-tricks-inquisitor = Du hast { $seat1 } den Magier gegeben und willst ihn zurück. Der Inquisitor nennt eine Karte, und wer sie hat, muss sie mit dir tauschen; sein Rang, 20 oder 0, liegt bei dir.
    .charlatan = Der Scharlatan bringt dir niemanden zurück. Spiel den Inquisitor.
    .wrong = { $seat1 } hat den Magier. Nenne ihn.
step-tricks-end = { $seat1 } musste den Magier zeigen und gegen deinen Scharlatan tauschen. Mehr brauchst du für ein Spiel nicht: Fragst du dich, was eine Karte tut, zeig auf sie oder lies sie auf deiner Hand.

## The guided game: each question, the first time that it is asked

coach-pass-light = Behalte die helle Karte, die dir passt, und gib die andere weiter. Du weißt dann, was dein Nachbar hat, also gib etwas, das du gegen ihn nutzen kannst.
coach-pass-dark = Jetzt dasselbe mit dunklen Karten, andersherum. Karten mit Markern lohnen sich, wenn du sie schützen kannst.
coach-play = Eine Karte je Zug. Bevor du wählst, sieh dir die obersten Karten an: Wen könntest du treffen, und wer lauert auf dich?
coach-revive = Am besten deckst du die Karte mit den meisten Markern auf.
coach-offer = Die Kurtisane tauscht blind: Leg ab, was du lieber los wärst.
coach-partner = Nimm jemanden, der etwas Gutes haben könnte. Er sucht aus, was du bekommst.
coach-return = Du bekommst die abgelegte Karte. Gib, was du am wenigsten brauchst, aber denk daran, dass der andere sie sieht.
coach-look = Ansehen kostet nichts und sagt dir, welche Karten nicht im Spiel sind.
coach-victim = Triff den Stapel, der seinem Besitzer am meisten bringen würde.
coach-name = Nenne eine Karte, die noch jemand haben muss. Karten, die schon auf dem Tisch liegen, sind vor dir sicher.
coach-exchange = Du tauschst blind gegen eine Karte mit derselben Rückseite. Gut, um eine Karte loszuwerden, die getroffen würde.
coach-slot = Niemand kennt diese Karten, außer jemand hat sie angesehen.
coach-peek = Sieh dir die Handkarten des Spielers nach dir an: Er kann dich als Nächster treffen.
coach-bless = Ein Marker auf der Kapelle bleibt dort und zählt zum Wert seiner Farbe. Wähle eine Farbe, von der du mehr hast als andere.
coach-declare = Rang 20 gewinnt den Beginn der nächsten Runde, Rang 0 vermeidet ihn.
coach-summon = Nenne eine Karte, die du willst oder die dir schaden würde. Hat ein Gegner sie, kommt sie zu dir.
coach-give = Was du gibst, hat von nun an ein anderer. Gib nichts, was dich treffen kann.
coach-knight = Der Schwarze Ritter nimmt einen beliebigen Marker. Sieh nach, welche Farbe am meisten wert ist.

## The guided game: what has just happened, the first time

coach-event-started =
    { $seat_is ->
        [you] Du hattest die höchste oberste Karte, also beginnst du. Du siehst nicht, was die anderen tun werden, aber du kannst als Erster eine Drohung legen.
       *[other] { $seat } hatte die höchste oberste Karte und beginnt die nächste Runde.
    }
coach-event-eliminated =
    { $seat_is ->
        [you] Du wurdest getroffen: Dein Stapel liegt verdeckt und bringt nichts mehr. Was du von jetzt an spielst, liegt wieder offen.
       *[other] { $seat } wurde getroffen: Ein ganzer Stapel liegt verdeckt und bringt nichts mehr.
    }
coach-event-count-began = Das Kapitel ist vorbei, und offene Karten haben Marker gebracht. Was im Vorrat übrig ist, bestimmt, was ein Marker wert ist.
coach-event-unblessed = Niemand hat die Heilige gespielt, also gewinnt diesmal keine Farbe durch die Kapelle.
