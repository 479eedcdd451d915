import type { Translation } from '../translation.ts';
import type en from '../en/mails.ts';

export default {
  hello: 'Hallo,',
  helloName: 'Hallo {{name}},',
  bye: 'Herzliche Grüße\ndein Team von {{product}}',
  from: '{{companyName}}, {{street}}, {{postcode}} {{city}}, {{country}} · {{registerCourt}}, {{registerNumber}} · Geschäftsführung: {{managingDirector}} · {{email}}',
  contract: {
    app: 'App-Abo',
    course: 'Präventionskurs',
  },
  instant: '{{date}}, {{time}} Uhr',
  confirmation: {
    subject: 'Deine Bestellung {{number}}: {{what}}',
    title: 'Danke für deine Bestellung',
    paid: 'Deine Zahlung ist da, und dein Zugang ist frei.',
    processing:
      'Deine Bestellung ist bei uns angekommen. Deine Bank braucht für die Zahlung noch ein paar Tage. Sobald sie da ist, kommt der Vertrag zustande, dein Zugang ist frei, und wir schreiben dir noch einmal.',
    order: 'Bestellnummer',
    ordered: 'Bestellt am',
    what: 'Was du bestellt hast',
    content: 'Leistung',
    appContent:
      'Zugang zu allen Bereichen der {{product}}-App, auf iPhones ab iOS {{ios}} und Geräten ab Android {{android}}',
    courseContent:
      'Online-Kurs mit {{modules}} Audiomodulen über {{weeks}} Wochen, dazu {{monthsOfAppAccess}} Monate Zugang zur App',
    price: 'Gesamtpreis',
    priceText: '{{price}} {{tax}}',
    priceWithCode: '{{price}} {{tax}} (statt {{list}}, mit dem Code {{code}})',
    term: 'Laufzeit',
    termApp: {
      one: '1 Monat ab der Zahlung',
      other: '{{months}} Monate ab der Zahlung',
    },
    termCourse: '{{monthsToFinish}} Monate ab der Freischaltung, dann endet das Paket von selbst',
    renewal: 'Verlängerung',
    renewalApp: {
      one: 'Danach auf unbestimmte Zeit, jeden Monat {{price}}',
      other: 'Danach auf unbestimmte Zeit, alle {{months}} Monate {{price}}',
    },
    renewalCourse: 'Keine. Es wird nichts weiter abgebucht.',
    notice: 'Kündigung',
    noticeApp:
      'Spätestens {{noticeHours}} Stunden vor Ende der ersten Laufzeit. Danach jederzeit, höchstens mit einer Frist von einem Monat.',
    noticeCourse: 'Nicht nötig',
    early: 'Sofortiger Beginn',
    earlyText: 'Das hast du bei der Bestellung angekreuzt: „{{begin}}“ „{{knows}}“ (Fassung {{version}})',
    requirements: 'Voraussetzungen',
    requirementsText:
      'Du hast bestätigt, dass du die gesundheitlichen Voraussetzungen erfüllst (Fassung {{version}}).',
    withdrawal: 'Widerruf',
    withdrawalText: 'Vierzehn Tage ab dem Tag deiner Zahlung, ohne Gründe, hier:',
    cancel: 'Verträge hier kündigen:',
    texts:
      'Unsere Bedingungen und die Widerrufsbelehrung hängen als Dateien an dieser E-Mail, in der Fassung, die dir bei der Bestellung angezeigt wurde. Heb sie bitte auf.',
    guarantee:
      'Deine Geld-zurück-Garantie: Passt es doch nicht zu dir, bekommst du bis {{date}} den vollen Preis zurück. Gründe brauchst du nicht:',
    guaranteeLater:
      'Deine Geld-zurück-Garantie gilt {{days}} Tage, gerechnet ab der Zahlung. Das Datum schreiben wir dir, sobald sie da ist.',
    version: '{{title}} (Fassung {{version}})',
    next: {
      title: 'So geht es weiter',
      app: 'Lade die App und melde dich mit denselben Zugangsdaten an wie auf unserer Seite:',
      appLink: 'App laden',
      course: 'Dein Kurs ist offen, das erste Modul wartet auf dich:',
      courseLink: 'Zu deinem Kurs',
      courseApp: 'Die App gehört dazu. Melde dich dort mit denselben Zugangsdaten an:',
      processing: 'Wie weit die Zahlung ist, siehst du jederzeit in deinem Konto:',
      account: 'Zu deinem Konto',
      invoice: 'Deine Rechnung liegt als PDF in deinem Konto.',
    },
    records: 'Für deine Unterlagen',
    file: {
      terms: 'agb-fassung-{{version}}.txt',
      withdrawal: 'widerrufsbelehrung-fassung-{{version}}.txt',
    },
  },
  payment: {
    order: 'Bestellung',
    arrived: {
      subject: 'Deine Zahlung ist da: {{what}} ({{number}})',
      title: 'Deine Zahlung ist da',
      text: '{{price}} sind bei uns angekommen. Damit ist der Vertrag geschlossen, und dein Zugang ist frei.',
    },
    failed: {
      subject: 'Deine Zahlung hat nicht geklappt: {{what}} ({{number}})',
      title: 'Deine Zahlung hat nicht geklappt',
      text: 'Der Betrag von {{price}} konnte nicht eingezogen werden. Manchmal reicht das Geld auf dem Konto gerade nicht, manchmal sind nur zwei Ziffern der IBAN vertauscht. Es ist kein Vertrag zustande gekommen, und wir buchen nichts weiter ab.',
      again:
        'Möchtest du weiterhin dabei sein? Dann bestell einfach noch einmal, gern mit einer anderen Zahlungsart:',
      againLink: 'Noch einmal bestellen',
    },
  },
  acknowledgement: {
    cancel: {
      subject: 'Deine Kündigung ist da ({{number}})',
      title: 'Deine Kündigung ist bei uns angekommen',
      text: 'Das ist deine Bestätigung, für deine Unterlagen.',
      asks: 'Deine Kündigung ist da ({{number}}), mit einer Frage',
    },
    withdraw: {
      subject: 'Dein Widerruf ist da ({{number}})',
      title: 'Dein Widerruf ist bei uns angekommen',
      text: 'Das ist deine Bestätigung, für deine Unterlagen.',
      asks: 'Dein Widerruf ist da ({{number}}), mit einer Frage',
    },
    number: 'Nummer',
    received: 'Eingegangen am',
    declared: 'Deine Erklärung',
    cancels: {
      ordinary: 'Ich kündige meinen Vertrag „{{contract}}“ ordentlich.',
      extraordinary: 'Ich kündige meinen Vertrag „{{contract}}“ außerordentlich aus wichtigem Grund.',
    },
    withdraws: 'Ich widerrufe meinen Vertrag „{{contract}}“.',
    reason: 'Grund',
    end: 'Ende des Vertrags',
    earliest: 'zum frühestmöglichen Zeitpunkt',
    immediately: 'sofort',
    name: 'Name',
    order: 'Bestellnummer',
    email: 'E-Mail-Adresse',
    file: {
      cancel: 'kuendigung',
      withdraw: 'widerruf',
    },
    noOrder: 'nicht angegeben',
    contract: 'Vertrag',
    next: 'Wir suchen jetzt den passenden Vertrag heraus. Gibt es ihn bei uns, schreiben wir an die Adresse, mit der er bestellt wurde, wie es weitergeht.',
    proved: 'Wir kümmern uns gerade darum. Was daraus wird, schreiben wir dir in einer eigenen E-Mail.',
  },
  result: {
    ends: {
      subject: 'Dein App-Abo endet am {{date}}',
      title: 'Dein App-Abo endet am {{date}}',
      text: 'Wir haben deine Kündigung {{number}} eingetragen. Bis dahin kannst du alles nutzen wie bisher.',
    },
    ended: {
      subject: 'Deine Kündigung {{number}}: Das App-Abo ist schon beendet',
      title: 'Dein App-Abo ist schon beendet',
      text: 'Zu deiner Kündigung {{number}} haben wir kein laufendes Abo mehr gefunden. Es wird nichts mehr abgebucht.',
    },
    ends_by_itself: {
      subject: 'Deine Kündigung {{number}}: Der Kurs endet von selbst',
      title: 'Dein Kurs endet von selbst',
      text: 'Den Präventionskurs hast du einmal bezahlt. Er endet nach {{monthsToFinish}} Monaten von selbst und verlängert sich nie, du musst also nichts weiter tun. Hast du gerade erst gebucht, ist ein Widerruf meist besser für dich.',
    },
    refunded: {
      subject: 'Dein Widerruf {{number}}: Du bekommst {{price}} zurück',
      title: 'Du bekommst {{price}} zurück',
      text: 'Dein Vertrag ist beendet, und dein Zugang dazu auch. Das Geld ist unterwegs zu dir, über dieselbe Zahlungsart, mit der du bezahlt hast. Je nach Bank dauert das einige Tage, höchstens vierzehn.',
    },
    owed: {
      subject: 'Dein Widerruf {{number}}: Du bekommst {{price}} zurück',
      title: 'Du bekommst {{price}} zurück',
      text: 'Dein Vertrag ist beendet, und dein Zugang dazu auch. Deine Rückzahlung hat beim ersten Versuch noch nicht geklappt. Wir versuchen es weiter und kümmern uns darum, dass du das Geld bekommst.',
    },
    partly: 'Das ist der Preis von {{paid}} ohne den Teil für die Module, die du schon begonnen hattest.',
    share: 'Für die bezahlten Tage danach bekommst du {{price}} zurück.',
    unknown: {
      subject: 'Deine Nachricht {{number}}: Wir brauchen noch eine Angabe',
      title: 'Wir finden den Vertrag noch nicht',
      text: 'Zu dieser E-Mail-Adresse haben wir keinen passenden Vertrag gefunden. Hast du mit einer anderen Adresse bestellt? Antworte bitte einfach auf diese E-Mail, am besten mit der Bestellnummer. Verloren geht nichts: Es zählt der Tag, an dem deine Erklärung bei uns angekommen ist.',
    },
    late: {
      subject: 'Dein Widerruf {{number}}: Wir melden uns',
      title: 'Wir sehen uns deinen Widerruf persönlich an',
      text: 'Die Frist für den Widerruf und unsere Garantie sind nach unseren Unterlagen vorbei. Jemand von uns sieht trotzdem nach und schreibt dir. Möchtest du, dass das Abo nicht weiterläuft, kannst du es jederzeit kündigen:',
    },
    good_cause: {
      subject: 'Deine Kündigung {{number}}: Wir melden uns',
      title: 'Wir sehen uns deine Kündigung persönlich an',
      text: 'Du hast aus wichtigem Grund gekündigt. Jemand von uns liest, was du geschrieben hast, und antwortet dir.',
      ends: 'Damit bis dahin nichts weiterläuft, haben wir dein Abo schon jetzt ordentlich zum {{date}} gekündigt.',
    },
    not: 'Kam das nicht von dir? Dann antworte uns bitte gleich.',
    hasEnded: {
      subject: 'Dein App-Abo ist beendet',
      title: 'Dein App-Abo ist beendet',
      text: 'Wir haben deine Kündigung {{number}} ausgeführt. Letzter Tag deines Abos war der {{date}}. Es wird nichts mehr abgebucht.',
    },
    neverPaid: {
      subject: 'Dein Widerruf {{number}}: Der Vertrag ist schon beendet',
      title: 'Der Vertrag ist schon beendet',
      text: 'Deine Zahlung ist nicht bei uns angekommen, darum ist der Vertrag schon beendet. Es wird nichts abgebucht, und es gibt nichts zurückzuzahlen. Du musst nichts weiter tun.',
    },
    unclear: {
      subject: 'Deine Nachricht {{number}}: Wir melden uns',
      title: 'Das sehen wir uns persönlich an',
      text: 'Deine Bestellung haben wir gefunden, aber automatisch ausführen ließ sich deine Erklärung nicht. Jemand von uns schaut nach und schreibt dir. Verloren geht nichts: Es zählt der Tag, an dem deine Erklärung bei uns angekommen ist.',
    },
    resume:
      'Anders überlegt? Bis dahin kannst du die Kündigung in deinem Konto zurücknehmen: „Abo verwalten“ führt dich hin.',
    undone: {
      subject: 'Dein Widerruf {{number}}: Das ist schon erledigt',
      title: 'Dieser Vertrag ist schon aufgehoben',
      text: 'Diesen Vertrag gibt es nicht mehr, und das Geld dafür ist zurück bei dir oder auf dem Weg. Je nach Bank dauert das ein paar Tage.',
    },
  },
  duplicate: {
    subject: 'Du hast doppelt bezahlt: {{price}} bekommst du zurück',
    title: 'Eine Zahlung war zu viel',
    text: 'Zweimal bestellt, zweimal bezahlt: Deine erste Bestellung gilt, und dein Zugang läuft wie gewohnt. Die zweite haben wir für dich aufgehoben. Du bekommst {{price}} zurück, über dieselbe Zahlungsart, mit der du bezahlt hast. Je nach Bank dauert das ein paar Tage. Du musst nichts weiter tun.',
    order: 'Aufgehobene Bestellung',
    other:
      'Wolltest du lieber die zweite Bestellung behalten? Antworte uns einfach auf diese E-Mail. Was gerade läuft, siehst du in deinem Konto:',
  },
  refund: {
    delayed: {
      subject: 'Deine Rückzahlung von {{price}} dauert länger',
      title: 'Deine Rückzahlung dauert länger',
      text: 'Du bekommst {{price}} von uns zurück. Das hat leider noch nicht geklappt: Deine Bank oder der Zahlungsdienst hat die Rückzahlung nicht angenommen. Das kommt vor, etwa wenn eine Karte abgelaufen oder ein Konto geschlossen ist. Wir kümmern uns darum, und das Geld steht dir in jedem Fall zu. Sollen wir es auf ein anderes Konto überweisen? Dann antworte einfach auf diese E-Mail.',
    },
    term: {
      subject: 'Du bekommst {{price}} zurück',
      title: 'Du bekommst {{price}} zurück',
      text: 'Dein App-Abo ist gekündigt. Die Zahlung für den letzten Zeitraum ist inzwischen angekommen. Für die Tage nach dem Ende deines Abos bekommst du {{price}} zurück, über dieselbe Zahlungsart, mit der du bezahlt hast. Je nach Bank dauert das ein paar Tage. Du musst nichts weiter tun.',
      more: 'Wie es um dein Abo steht, siehst du in deinem Konto:',
    },
  },
  invoice: {
    title: 'Berichtigung der Rechnung {{number}}',
    of: 'Berichtigt wird',
    ofText: 'Rechnung {{number}} vom {{date}}',
    course: 'Präventionskurs',
    to: 'Rechnung an',
    corrected: 'Berichtigt am',
    before: 'Vorher stand dort',
    nobody: 'keine Angaben',
    belongs: 'Hinweis',
    belongsText:
      'Name und Anschrift der Rechnung sind hiermit berichtigt (§ 31 Abs. 5 UStDV). Alles andere bleibt, wie es ist. Reich dieses Blatt zusammen mit der Rechnung ein.',
    seller: 'Verkäuferin',
    text: 'du hast die Angaben auf deiner Rechnung berichtigt. Hier ist das Blatt dazu, noch einmal als Datei im Anhang.',
    later: 'Die Rechnung selbst liegt in deinem Konto. Berichtigen lässt sie sich einmal.',
    file: 'berichtigung',
  },
  quoted: '„{{text}}“',
  check: {
    cancel: {
      subject: 'Hast du gekündigt? ({{number}})',
      title: 'Hast du gekündigt?',
      text: 'Am {{received}} ist eine Kündigung für deinen Vertrag bei uns angekommen, aber nicht aus deinem Konto. Darum fragen wir nach, bevor sich etwas ändert.',
      confirm: 'Ja, ich kündige',
    },
    withdraw: {
      subject: 'Hast du widerrufen? ({{number}})',
      title: 'Hast du widerrufen?',
      text: 'Am {{received}} ist ein Widerruf für deinen Vertrag bei uns angekommen, aber nicht aus deinem Konto. Darum fragen wir nach, bevor sich etwas ändert.',
      confirm: 'Ja, ich widerrufe',
    },
    confirmText: 'Das warst du? Bestätige es kurz, dann kümmern wir uns sofort darum:',
    waits:
      'Warum wir fragen: Wer deine Adresse kennt, kann noch lange nicht für dich sprechen. Ohne deine Bestätigung ändert sich deshalb nichts von selbst; hören wir nichts, sieht sich jemand von uns deine Erklärung an. Es zählt in jedem Fall der Tag, an dem sie bei uns angekommen ist.',
  },
  choice: {
    cancel:
      'Wir wissen nicht sicher, welchen Vertrag du meinst, und raten möchten wir nicht. Wähl bitte den aus, den du kündigen möchtest:',
    withdraw:
      'Wir wissen nicht sicher, welchen Vertrag du meinst, und raten möchten wir nicht. Wähl bitte den aus, den du widerrufen möchtest:',
    what: '{{what}}, bestellt am {{date}}',
    order: 'Bestellung {{order}}',
  },
  bundle: {
    subject: '{{count}} Nachrichten zu deinen Erklärungen',
    title: '{{count}} Nachrichten auf einmal',
  },
  emailCheck: {
    subject: 'Bitte bestätige deine E-Mail-Adresse',
    title: 'Ist das deine E-Mail-Adresse?',
    text: 'Diese Adresse wurde gerade in einem {{product}}-Konto eingetragen. Warst du das? Dann bestätige sie bitte. Danach siehst du in deinem Konto auch Kündigungen und Widerrufe, die du mit dieser Adresse abgeschickt hast.',
    button: 'Adresse bestätigen',
    notYou:
      'Der Link gilt 24 Stunden. Warst du das nicht? Dann lösch diese E-Mail einfach. Ohne deine Bestätigung bekommt niemand etwas von dir zu sehen.',
    address: 'E-Mail-Adresse',
  },
  quizReminder: {
    subject: 'Deine Erinnerung: Hier geht dein Quiz weiter',
    title: 'Magst du weitermachen?',
    text: 'Du hast bei {{product}} mit dem Quiz angefangen und dir diese Erinnerung gewünscht. Hier machst du weiter:',
    button: 'Weitermachen',
    where:
      'Deine Antworten liegen nur in dem Browser, in dem du angefangen hast. Öffnest du den Link dort, machst du an derselben Stelle weiter. In jedem anderen beginnst du von vorn.',
    once: 'Das ist die einzige Erinnerung. Deine Adresse löschen wir in der kommenden Nacht. Warst du das gar nicht, oder möchtest du auch künftig keine?',
    stop: 'Keine Erinnerungen mehr an diese Adresse',
  },
  courseAnswer: {
    subject: 'Deine Kursleitung hat dir geantwortet',
    title: 'Deine Kursleitung hat dir geantwortet',
    text: 'In deinem Kurs wartet eine Nachricht auf dich. Was darin steht, bleibt zwischen euch beiden, darum liest du sie nur angemeldet auf unserer Seite:',
    button: 'Nachricht lesen',
    reply: 'Antworte bitte auch dort. Eine Antwort auf diese E-Mail erreicht deine Kursleitung nicht.',
  },
  certificateName: {
    asked: {
      subject: 'Deine Bescheinigung: Der Name wird noch geprüft',
      title: 'Die Kursleitung sieht sich den Namen an',
      text: 'In deinem Konto wurde die Teilnahmebescheinigung auf „{{name}}“ angefordert. Gebucht ist der Kurs auf „{{booked}}“. Eine Teilnahme dürfen wir nur bescheinigen, wenn jemand wirklich dabei war. Deshalb entscheidet die Kursleitung. Was sie entscheidet, schreiben wir dir. Auf deinen eigenen Namen bekommst du die Bescheinigung sofort.',
    },
    approved: {
      subject: 'Deine Bescheinigung ist da',
      title: 'Die Bescheinigung ist ausgestellt',
      text: 'Die Kursleitung hat zugestimmt: Die Teilnahmebescheinigung lautet auf „{{name}}“. Auf ihr steht auch, wann der Name berichtigt wurde und dass der Kurs auf „{{booked}}“ gebucht ist.',
    },
    refused: {
      subject: 'Deine Bescheinigung: auf diesen Namen leider nicht',
      title: 'Auf diesen Namen stellen wir sie nicht aus',
      text: 'Die Kursleitung hat entschieden, die Teilnahmebescheinigung nicht auf „{{name}}“ auszustellen, denn gebucht ist der Kurs auf „{{booked}}“. Auf diesen Namen bekommst du sie weiterhin.',
    },
    button: 'Zur Bescheinigung',
    notYou: 'Warst du das nicht, oder stimmt etwas nicht? Dann antworte einfach auf diese E-Mail.',
  },
  week: {
    subject: 'Valea vom {{from}} bis {{to}}',
    title: 'Deine Woche in Zahlen',
    period: 'So war die Woche vom {{from}} bis {{to}}, daneben die Woche davor:',
    beside: '{{now}} (davor {{before}})',
    few: 'unter 5',
    gross: 'Umsatz',
    orders: 'Bestellungen',
    visits: 'Besuche (geschätzt)',
    perVisit: 'Je Besuch (geschätzt)',
    refunded: 'Erstattet',
    cancellations: 'Kündigungen',
    standsOut: 'Was auffällt',
    more: '{{what}}: {{percent}} mehr, das ist kaum Zufall.',
    less: '{{what}}: {{percent}} weniger, das ist kaum Zufall.',
    nothing: 'Nichts, was nicht auch Zufall sein könnte.',
    runsOut: 'Was ausläuft',
    ends: {
      experiment: 'Der Vergleich „{{name}}“ endet am {{day}}.',
      experiment_over: 'Der Vergleich „{{name}}“ ist seit dem {{day}} vorbei und noch nicht entschieden.',
      certification: 'Die Zertifizierung von „{{name}}“ gilt bis zum {{day}}.',
      sample: '„{{name}}“ ist noch ein Muster und nicht zertifiziert.',
    },
    rest: 'Alles Weitere, auch woher die Bestellungen kommen, steht auf deiner Seite:',
    button: 'Zahlen ansehen',
    off: 'Diese Mail kommt montags, wenn in der Woche davor jemand da war. Wer die Website betreibt, kann sie abschalten.',
  },
  courseQuestion: {
    subject: 'Im Kurs wartet eine Nachricht auf dich',
    title: 'Im Kurs wartet eine Nachricht auf dich',
    text: 'Jemand aus deinem Kurs hat dir geschrieben oder möchte die Bescheinigung auf einen anderen Namen. Was es ist, liest du angemeldet auf deiner Seite; wer am längsten wartet, steht oben:',
    button: 'Nachricht lesen',
  },
  course: {
    which: 'Diese E-Mails',
    kinds: {
      module_open: 'Wenn das nächste Modul offen ist',
      stalled: 'Wenn ein Modul länger auf dich wartet',
      month_left: 'Wenn noch ein Monat bleibt',
      week_left: 'Wenn noch eine Woche bleibt',
      done: 'Wenn du alle Module geschafft hast',
    },
    module_open: {
      subject: 'Modul {{number}} ist offen: {{title}}',
      title: 'Dein nächstes Modul wartet auf dich',
      text: 'Modul {{number}}, „{{title}}“, ist jetzt offen. Such dir einen ruhigen Moment, es läuft dir nicht weg.',
      button: 'Zum Modul',
    },
    stalled: {
      first: {
        subject: 'Dein Kurs wartet auf dich',
        title: 'Weiter geht es, wann du magst',
        text: 'Modul {{number}}, „{{title}}“, ist seit zwei Wochen offen. Das Leben kommt dazwischen, das ist in Ordnung. Zehn Minuten reichen, um wieder hineinzufinden.',
      },
      second: {
        subject: 'Magst du deinen Kurs weitermachen?',
        title: 'Dein Platz ist noch da',
        text: 'Seit sechs Wochen wartet Modul {{number}}, „{{title}}“. Du hast nichts verloren: Es geht genau dort weiter, wo du aufgehört hast. Passt etwas nicht, antworte einfach auf diese E-Mail.',
      },
    },
    month_left: {
      subject: 'Noch ein Monat für deinen Kurs',
      title: 'Noch ein Monat für deinen Kurs',
      text: 'Dein Kurs läuft bis zum {{date}}. Dieser Tag zählt noch ganz.',
      button: 'Zu deinem Kurs',
    },
    week_left: {
      subject: 'Noch eine Woche für deinen Kurs',
      title: 'Noch eine Woche für deinen Kurs',
      text: 'Dein Kurs läuft bis zum {{date}}. Dieser Tag zählt noch ganz.',
      button: 'Zu deinem Kurs',
    },
    done: {
      subject: 'Geschafft: Du hast deinen Kurs abgeschlossen',
      title: 'Geschafft. Alle {{modules}} Module.',
      button: 'Zur Bescheinigung',
      whole: {
        text: 'Du hast alles gehört, jede Frage beantwortet und alle Übungen gemacht, die für die {{planned}} Minuten zählen. Deine Teilnahmebescheinigung kannst du dir jetzt holen, zusammen mit dem Schreiben an deine Krankenkasse.',
        more: 'Anhören kannst du alles noch bis zum {{date}}. Die Bescheinigung bekommst du auch danach.',
      },
      fewer: {
        text: 'Du hast alles gehört und jede Frage beantwortet. Für deine Teilnahmebescheinigung zählen bisher {{seen}} von {{planned}} Minuten, weil noch Übungen offen sind. Mach sie in Ruhe, hak sie bis zum {{date}} ab und fordere die Bescheinigung danach an. Du kannst sie auch jetzt mit weniger Minuten bekommen, dann bleibt die Zahl, wie sie ist. Was fehlt, steht hier:',
        more: 'Anhören und abhaken kannst du alles bis zum {{date}}. Anfordern kannst du die Bescheinigung auch danach.',
      },
      over: {
        text: 'Du hast alles gehört und jede Frage beantwortet. Deine Teilnahmebescheinigung kannst du dir jetzt holen, zusammen mit dem Schreiben an deine Krankenkasse. Sie nennt {{seen}} von {{planned}} Minuten, weil nicht alle Übungen abgehakt waren.',
        more: 'Dein Kurs ging bis zum {{date}}. Übungen lassen sich nicht mehr nachholen, die Bescheinigung bekommst du weiterhin.',
      },
    },
    until: 'Zeit für den ganzen Kurs hast du bis zum {{date}}.',
    left: {
      one: 'Ein Modul ist noch nicht abgeschlossen.',
      other: '{{count}} Module sind noch nicht abgeschlossen.',
    },
    whole:
      'Für die Bescheinigung zählen alle. Nach dem letzten Tag endet der Kurs von selbst, er verlängert sich nicht.',
    notAll:
      'Bis dahin lassen sich nicht mehr alle öffnen. Was offen ist, kannst du bis zum letzten Tag hören. Hast du Fragen dazu, antworte einfach auf diese E-Mail.',
    calendar: {
      opens: 'Modul {{number}} öffnet: {{title}}',
      opensEarliest: 'Modul {{number}} öffnet frühestens: {{title}}',
      deadline: 'Letzter Tag: {{title}}',
      notes: {
        opens: 'Ab heute kannst du das Modul hören.',
        opensEarliest:
          'Es öffnet, sobald du das Modul davor abgeschlossen hast. Verschiebt es sich, lade die Datei einfach neu.',
        deadline: 'Heute endet dein Kurs. Der Tag zählt noch ganz.',
      },
      file: 'kurs.ics',
    },
    stop: 'Diese E-Mails abbestellen',
    off: 'Diese E-Mails („{{what}}“) kommen nur, solange dein Kurs läuft. Abbestellen kannst du sie hier, ohne dich anzumelden:',
  },
  accountDeleted: {
    subject: 'Dein Konto ist gelöscht',
    title: 'Dein Konto ist gelöscht',
    text: 'Deine Anmeldung ist weg, dazu deine Antworten aus dem Quiz, dein Gewichtsverlauf, deine Arbeitshefte und deine Nachrichten mit der Kursleitung.',
    ended: {
      app: 'Dein App-Abo ist damit beendet.',
      course: 'Dein Kurs ist damit beendet.',
      both: 'Dein App-Abo und dein Kurs sind damit beendet.',
    },
    kept: 'Was wir nach dem Gesetz behalten müssen, etwa Rechnungen und eine ausgestellte Bescheinigung, und wie lange, steht in unserer Datenschutzerklärung. Deine Adresse steht sonst nirgends mehr bei uns.',
    notYou: 'Warst du das nicht? Dann antworte bitte gleich auf diese E-Mail.',
  },
  contactChanged: {
    subject: 'Deine E-Mail-Adresse wurde geändert',
    title: 'Wir schreiben dir ab jetzt woandershin',
    text: 'In deinem {{product}}-Konto steht seit eben eine andere E-Mail-Adresse. Alles zu deinen Bestellungen geht ab jetzt dorthin. An deiner Anmeldung hat sich nichts geändert.',
    notYou: 'Warst du das nicht? Dann antworte bitte gleich auf diese E-Mail, und ändere dein Passwort.',
  },
} as const satisfies Translation<typeof en>;
