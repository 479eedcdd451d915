export default {
  loading: 'Dein Kurs wird geladen',
  signIn: {
    title: 'Melde dich an, dann geht es hier weiter',
    open: 'Anmelden',
  },
  unreachable: {
    title: 'Wir erreichen deinen Kurs gerade nicht',
    again: 'Noch einmal versuchen',
  },
  none: {
    title: 'Hier ist Platz für deinen Kurs',
    text: 'Sobald du einen Kurs gebucht hast, findest du ihn hier: {{modules}} Module zum Hören, jede Woche eins.',
    other: 'Schon gebucht? Dann melde dich bitte mit der Adresse an, mit der du bestellt hast.',
  },
  awaited:
    'Deine Zahlung ist unterwegs. Deine Bank braucht dafür noch ein paar Tage. Sobald sie da ist, geht dein Kurs los, und wir schreiben dir.',
  course: 'Präventionskurs',
  next: {
    label: 'Jetzt dran',
    module: 'Modul {{number}}: {{title}}',
    begin:
      'Etwa {{minutes}} zum Hören, ein paar Übungen, {{asked}} und dein Arbeitsheft. Auf einmal oder in Häppchen, wie es passt.',
    minutes: {
      one: 'eine Minute',
      other: '{{count}} Minuten',
    },
    questions: {
      one: 'eine Frage',
      other: '{{count}} Fragen',
    },
    start: 'Modul anfangen',
    goOn: '{{percent}} hast du gehört. Es geht genau dort weiter, wo du aufgehört hast.',
    listen: 'Weiterhören',
    quiz: 'Gehört hast du alles. Es fehlen nur noch die Fragen am Ende.',
    answer: 'Fragen beantworten',
    waitTitle: 'Für diese Woche bist du fertig',
    wait: 'Modul {{number}} öffnet sich am {{date}} um {{time}} Uhr. Bis dahin ist Zeit zum Ausprobieren.',
    again: 'Modul {{number}} noch einmal hören',
    completeTitle: 'Geschafft. Alle {{modules}} Module.',
    complete:
      'Das letzte hast du am {{date}} abgeschlossen. Wenn du magst, hör noch einmal rein: Alles bleibt bis zum {{last}} offen.',
    certificate: 'Zur Bescheinigung',
  },
  minutes: {
    open: 'Für die Bescheinigung zählen bisher {{seen}} von {{planned}} Minuten, weil noch Übungen offen sind. Abhaken kannst du sie bis zum {{last}}. Sobald du die Bescheinigung anforderst, bleibt die Zahl, wie sie ist.',
    over: 'Die Bescheinigung nennt {{seen}} von {{planned}} Minuten, weil nicht alle Übungen abgehakt waren. Das lässt sich nicht mehr nachholen.',
  },
  over: {
    ask: 'Fragen dazu? Schreib uns gern:',
    ended: {
      title: 'Deine Kurszeit ist zu Ende',
      text: 'Sie ging bis zum {{last}}. Der Kurs verlängert sich nicht, und es wird nichts abgebucht.',
      open: '{{done}} von {{all}} Modulen hast du abgeschlossen. Für Bescheinigung und Erstattung müssen es alle sein.',
      done: 'Alle {{modules}} Module hast du abgeschlossen, am {{date}} das letzte.',
    },
    refunded: {
      title: 'Dieser Kurs ist geschlossen',
      text: 'Du hast die Kursgebühr zurückbekommen, damit endet auch der Zugang zu den Modulen.',
    },
    withdrawn: {
      title: 'Dieser Kurs ist geschlossen',
      text: 'Du hast die Buchung widerrufen, damit endet auch der Zugang zu den Modulen.',
    },
    disputed: {
      title: 'Dein Kurs macht gerade Pause',
      text: 'Zu deiner Zahlung läuft eine Rückfrage bei deiner Bank. Klärt sie sich, geht es hier weiter, und die Tage bekommst du dazu. Bleibt es beim Einspruch, bleibt der Kurs zu.',
    },
    stays: 'Was bleibt',
    results: 'Was du geschafft hast, steht weiter hier.',
    workbook:
      'Was du in deinem Konto in die Arbeitshefte geschrieben hast, bleibt dort, bis du unter „Rechnung und Konto“ die Einwilligung dazu widerrufst.',
    certificate: 'Deine Bescheinigung kannst du weiterhin holen.',
  },
  facts: {
    title: 'Deine Zeit',
    until: 'Bis zum {{date}}',
    untilText: 'So lange hast du für alle {{modules}} Module. Danach endet der Kurs von selbst.',
    forecast: 'Voraussichtlich fertig am {{date}}',
    begin: 'So sieht es bei einem Modul pro Woche aus.',
    fits: 'So sieht es in deinem bisherigen Tempo aus. Das passt gut.',
    tight: 'So sieht es in deinem bisherigen Tempo aus. Das reicht, nur mit wenig Luft.',
    late: 'In deinem bisherigen Tempo würde die Zeit knapp. Nimmst du ab jetzt jede Woche ein Modul, bist du am {{date}} fertig, und das reicht.',
    lateTitle: 'Jede Woche eins',
    short:
      'Bis dahin lassen sich nicht mehr alle {{modules}} Module öffnen, denn jede Woche kommt höchstens eins dazu. Hör gern weiter, was dir guttut. Fragen zu Bescheinigung oder Erstattung? Schreib uns gern: {{email}}',
    shortTitle: 'Es wird nicht ganz reichen',
  },
  links: {
    title: 'Rund um deinen Kurs',
    messages: 'Nachrichten an deine Kursleitung',
    calendar: 'Termine für deinen Kalender',
    workbooks: 'Deine Arbeitshefte als PDF',
    certificate: 'Bescheinigung und Erstattung',
    unread: {
      one: '1 neue Antwort',
      other: '{{count}} neue Antworten',
    },
    account: 'Rechnung und Konto',
    about: 'Worum es in diesem Kurs geht',
  },
  path: {
    title: 'Dein Weg',
    done: '{{done}} von {{all}} Modulen abgeschlossen',
    again: 'Was du abgeschlossen hast, kannst du jederzeit noch einmal hören.',
    station: 'Modul {{number}}',
    state: {
      done: 'Abgeschlossen',
      open: 'Offen',
      waiting: 'Öffnet sich bald',
      locked: 'Noch zu',
      missed: 'Nicht abgeschlossen',
      paused: 'Macht Pause',
    },
    completed: 'Abgeschlossen am {{date}}.',
    open: 'Für die Bescheinigung fehlen noch {{minutes}} Minuten Übungen.',
    missed: 'Für die Bescheinigung fehlen {{minutes}} Minuten Übungen.',
    opened: 'Offen seit dem {{date}}.',
    progress: 'Gehört: {{percent}}. Beantwortet: {{answered}} von {{asked}} Fragen.',
    opens:
      'Öffnet sich am {{date}} um {{time}} Uhr. Eine Woche liegt immer dazwischen, damit du in Ruhe ausprobieren kannst.',
    locked: 'Öffnet sich, sobald Modul {{before}} abgeschlossen ist, frühestens am {{date}}.',
  },
} as const;
