### King's Blood: the lessons, in German. en.ftl beside this file explains the variables, docs/german.md the terms.

lesson-family = Die Familie
step-family-about = Gemeinsam baut ihr einen Stammbaum, der bisher nur aus Fenna besteht: Farbe Geld, Zahl 6. Wer zuerst keine Karten mehr hat, gewinnt.
step-family-lay = Leg eine Karte neben Fenna, die ihre Farbe oder ihre Zahl hat. Ob links oder rechts, ist deine Sache.
    .wrong = Du hast Karten, die passen: eine in ihrer Farbe, Geld, und eine mit ihrer Zahl, 6.
step-family-other = Das war entweder ihre Farbe oder ihre Zahl. Nimm jetzt das andere.
    .wrong = Noch eine deiner Karten passt neben Fenna.
    .right = Eine Karte je Zug legen oder eine ziehen: Das ist ein Zug.
step-family-draw = Jetzt passt nichts, was du hast, zu irgendwem. Zieh eine Karte.
step-family-drawn = Eine Karte, die du gerade gezogen hast, darfst du sofort spielen, wenn sie passt. Sieh nach, wohin Adelis kommt.
    .wrong = Sie passt irgendwo: Spiel sie.

lesson-marriage = Hochzeiten
step-marriage-marry = Leg einen Mann neben eine Frau derselben Farbe oder umgekehrt, und sie können heiraten. Such Fenna einen Mann.
    .decline = Lass sie heiraten: Ein Kind gibt dir noch einen Spielzug.
    .wrong = Du hast nur einen Mann in ihrer Farbe: Gaspard.
step-marriage-child = Die oberste Karte des Nachziehstapels ist ihr Kind, Katrin, und du darfst sofort auf sie spielen. Such auch ihr einen Mann.
    .decline = Hör jetzt nicht auf: Du hast einen Mann für Katrin.
    .tamsin = Tamsin passt nach der Zahl, aber zwei Frauen heiraten hier nicht. Such einen Mann in Katrins Farbe.
    .single = Lass sie heiraten: Das nächste Kind gibt dir noch einen Spielzug.
    .wrong = Such einen Mann in Katrins Farbe, Kunst.
step-marriage-chain = Zwei Karten in einem Zug und wieder ein neues Kind. Eltern werden von ihren Kindern überdeckt: Nur neben aktive Karten, die mit einer offenen Seite, kann gespielt werden.
step-marriage-sibling = Hier ist gerade Lunete geboren, mit der Zahl 5. Karten mit der Zahl des Kindes sind Geschwister, und du darfst so viele legen, wie du hast: Werde alle deine los.
    .decline = Du hast Geschwister für Lunete. Leg sie.
    .wrong = Du hast drei Karten mit einer 5: Leg sie alle.
    .right = Drei Karten weg in einem Zug.

lesson-abilities = Aussetzen, Richtungswechsel, Zieh 3
step-abilities-skip = { $seat1 } kommt als Nächstes und hat noch eine Karte. Aussetzen überspringt den nächsten Spieler, und Richtungswechsel dreht die Richtung um: Lass { $seat1 } warten.
    .marry = Dann wäre ihr Kind die letzte Karte, und der Richtungswechsel ginge verloren. Lass sie ledig.
    .wrong = Dann käme { $seat1 } als Nächstes. Die letzte Karte, die du legst, muss Aussetzen oder Richtungswechsel haben.
    .right = Eine Fähigkeit wirkt, wenn ihre Karte die letzte ist, die du in deinem Zug legst.
step-abilities-draw = Eine Karte mit Zieh 3 lässt den nächsten Spieler drei Karten ziehen. Mach { $seat1 } diese Freude.
    .wrong = Dann müsste { $seat1 } nichts ziehen. Leg die Karte mit Zieh 3.
step-abilities-answer = { $seat2 } hat Merideth gelegt, ein Zieh 3, und jetzt drohen dir drei Karten. Jede passende Karte mit einer Fähigkeit darf stattdessen gelegt werden und reicht sie weiter.
    .draw = Du musst nicht ziehen: Tristam hat eine Fähigkeit und passt neben Xander.
    .wrong = Leg die Karte mit einer Fähigkeit.
    .right = Mit deinem eigenen Zieh 3 obendrauf drohen { $seat1 } sechs Karten.

lesson-events = Ereignisse
step-events-assassination = Ilka hat die Farbe dieses Paares, aber das Kind überdeckt beide. Ein Attentat entfernt eine aktive Karte, und dann darfst du noch eine spielen: Leg Ilka.
    .decline = Du darfst jetzt noch eine Karte spielen. Spiel Ilka.
    .wrong = Zuerst das Attentat auf Viola, dann Ilka.
step-events-exile = Eine Verbannung bringt eine aktive Karte auf die Hand eines beliebigen Spielers. Halt den auf, der gleich gewinnt.
    .self = Du willst Karten loswerden. Gib sie jemand anderem.
    .other = { $seat2 } hat nur noch eine Karte und gewinnt gleich.
    .wrong = { $seat2 } könnte im nächsten Zug gewinnen. Spiel die Verbannung.
step-events-connect = Eine Neue Verbindung verschiebt eine aktive Karte neben eine andere, und sie können heiraten. Bring ein Paar zusammen.
    .decline = Lass sie heiraten: Ihr Kind gibt dir noch einen Spielzug.
    .wrong = Edwige und Emeric haben dieselbe Farbe. Spiel die Neue Verbindung.
step-events-throne = Eine Krönung lässt eine aktive Karte übrig, und alle anderen gehen. Wähle, wen du behältst, sodass deine letzte Karte passt.
    .whom = Ilka würde nicht neben Wanda passen. Behalte jemanden in Ilkas Farbe.
    .wrong = Ein Ereignis kann nicht deine letzte Karte sein, also spiel jetzt die Krönung.

lesson-winning = Die letzte Karte
step-winning-first = Du hast zwei Karten, und ein Ereignis kann nie die letzte sein. Was spielst du also, und wie?
    .cosima = Dann bliebe nur die Verbannung, und ein Ereignis kann nicht als letzte Karte gespielt werden.
    .fenna = Cosima braucht Fenna. Verbanne die andere.
    .self = Dann hättest du eine Karte mehr. Gib sie einem Gegner.
    .wrong = Du kannst im nächsten Zug fertig werden: Werde zuerst die Verbannung los.
step-winning-last = Mit nur noch einer Karte wird „Königsblut!“ für dich gerufen. Jetzt spiel sie.
    .wrong = Spiel Cosima und gewinn.
step-winning-won = Keine Karten mehr: Du hast gewonnen. Mehr brauchst du für ein erstes Spiel nicht.

## The guided game: each question, the first time that it is asked

coach-turn = Leg eine Karte, die nach Farbe oder Zahl passt, oder zieh. Ein Mann und eine Frau einer Farbe können heiraten, was dir noch einen Spielzug bringt: Such zuerst danach.
coach-answer = Zieh die Karten oder leg irgendeine passende Karte mit einer Fähigkeit: Dann drohen sie dem nächsten Spieler.
coach-drawn = Du darfst die gezogene Karte spielen, wenn sie passt. Behältst du sie, endet dein Zug.
coach-spot = Nur Karten mit einer offenen Seite werden angeboten. Neben dem anderen Geschlecht in derselben Farbe ist eine Hochzeit möglich.
coach-marry = Eine Hochzeit deckt ein Kind auf, und du darfst sofort darauf spielen. Die zuletzt gelegte Karte entscheidet über Aussetzen, Richtungswechsel und Zieh 3, also ersetzt ein Kind die Fähigkeit seiner Eltern.
coach-child = Du darfst eine passende Karte neben das Kind legen oder mehrere mit der Zahl des Kindes. Ergibt das eine Hochzeit, machst du weiter.
coach-sibling = Jede Karte mit dieser Zahl darf jetzt weg. Leg alle, die du hast.
coach-further = Du darfst noch eine Karte spielen, wo immer sie passt.
coach-target = Ereignisse wirken nur auf aktive Karten, die mit einer offenen Seite.
coach-receiver = Gib sie dem, der dem Sieg am nächsten ist.
coach-call = Mit nur noch einer Karte musst du rufen, sonst kostet es dich drei Karten.

## The guided game: what has just happened, the first time

coach-event-turn-lost =
    { $seat_is ->
        [you] Du wurdest übersprungen. Das macht ein Aussetzen.
       *[other] { $seat } wurde übersprungen. Das macht ein Aussetzen.
    }
coach-event-reversed = Die Richtung hat gewechselt: Jetzt kommt der andere Nachbar nach dir.
coach-event-called =
    { $seat_is ->
        [you] Du hast noch eine Karte, und alle wissen es. Ist es ein Ereignis, brauchst du erst eine andere Karte.
       *[other] { $seat } hat noch eine Karte. Mach Ärger: ein Zieh 3, ein Aussetzen, eine Verbannung.
    }
coach-event-enthroned = Eine Krönung hat den Tisch geräumt: Nur neben einer Karte kann noch gespielt werden.
