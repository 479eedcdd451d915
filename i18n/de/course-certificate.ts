export default {
  page: {
    title: 'Deine Bescheinigung',
    description:
      'Fordere nach dem Kurs deine Teilnahmebescheinigung an und lade die Unterlagen für deine Krankenkasse herunter.',
    back: 'Zum Kurs',
    noscript: 'Für deine Bescheinigung braucht diese Seite JavaScript.',
  },
  island: {
    loading: 'Deine Bescheinigung wird geladen',
    signIn: {
      title: 'Melde dich an, um deine Bescheinigung zu sehen.',
      open: 'Anmelden',
    },
    unreachable: {
      title: 'Das hat gerade nicht geklappt',
      again: 'Noch einmal versuchen',
    },
    none: {
      title: 'Noch kein Kurs gebucht',
      text: 'Eine Bescheinigung gibt es, sobald du einen Kurs abgeschlossen hast.',
      link: 'Den Kurs ansehen',
    },
    incomplete: {
      title: 'Noch nicht ganz geschafft',
      text: 'Die Bescheinigung gibt es, wenn alle {{modules}} Module ganz gehört und alle Fragen beantwortet sind. Das ist bis zum {{last}} möglich.',
      open: 'Das fehlt noch',
      listen: 'ganz hören',
      answer: 'Fragen beantworten',
      both: 'ganz hören und Fragen beantworten',
      link: 'Weiter im Kurs',
    },
    minutes: {
      title: 'Gezählt sind {{seen}} von {{planned}} Minuten',
      text: 'Auf der Bescheinigung stehen nur Minuten, die du wirklich hattest: Ton, Fragen und die Übungen, die du abgehakt hast.',
      open: 'Diese sind noch offen:',
      missed: 'Diese sind offen geblieben:',
      module: 'Modul {{number}}: {{title}}',
      exercises: {
        one: '1\u00a0Übung, {{minutes}}\u00a0Minuten',
        other: '{{count}}\u00a0Übungen, {{minutes}}\u00a0Minuten',
      },
      choice:
        'Du hast die Wahl. Mach die Übungen noch, hak sie ab und fordere die Bescheinigung später an: Abhaken geht bis zum {{last}}, anfordern auch danach. Oder fordere sie jetzt an: Dann bleibt es für immer bei dieser Zahl.',
      later: 'Später: zur ersten offenen Übung',
      now: 'Jetzt mit {{seen}} Minuten',
      over: 'Dein Kurs ging bis zum {{last}}. Abhaken lässt sich nichts mehr. Anfordern kannst du die Bescheinigung weiterhin, mit {{seen}} von {{planned}} Minuten.',
      insurer:
        'Ob deiner Kasse weniger Minuten für die Erstattung genügen, entscheidet sie. Frag am besten vorher nach.',
    },
    impossible: {
      title: 'Für diesen Kurs gibt es keine Bescheinigung',
      paused: 'Deine Bescheinigung macht gerade Pause',
      ended:
        'Deine Kurszeit ist vorbei, und nicht alle Module waren abgeschlossen. Nachholen lässt sich nichts mehr, und bescheinigen dürfen wir nur einen Kurs, dessen Module alle gehört sind. Deine Rechnung bekommst du weiterhin in deinem Konto.',
      refunded:
        'Die Kursgebühr wurde zurückgezahlt. Deshalb dürfen wir die Teilnahme nicht mehr bescheinigen.',
      withdrawn: 'Du hast den Kurs widerrufen. Deshalb dürfen wir die Teilnahme nicht mehr bescheinigen.',
      disputed:
        'Zu deiner Zahlung läuft eine Rückfrage bei deiner Bank. Ist sie geklärt, findest du hier alles wieder.',
      ask: 'Fragen dazu? Schreib uns gern:',
    },
    form: {
      title: 'Geschafft! Jetzt noch dein Geburtsdatum',
      titleWithFewer: 'Jetzt noch dein Geburtsdatum',
      whole: 'Bescheinigt werden alle {{planned}} Minuten.',
      fewer: 'Bescheinigt werden {{seen}} von {{planned}} Minuten, und dabei bleibt es.',
      text: 'Der Name kommt aus deiner Buchung. Steht er auf deiner Gesundheitskarte anders, kannst du ihn berichtigen.',
      name: 'Vor- und Nachname',
      birthday: 'Geburtsdatum',
      preview: 'So wird es gedruckt',
      born: 'geboren am {{date}}',
      kept: 'Wir bewahren deine Bescheinigung vier Jahre lang auf, gerechnet ab dem Ende des Jahres, weil die Prüfstelle es verlangt. Das gilt auch, wenn du dein Konto löschst. Danach löschen wir sie.',
      button: 'Bescheinigung anfordern',
      buttonWithFewer: 'Mit {{seen}} von {{planned}} Minuten anfordern',
      save: 'Änderung übernehmen',
      cancel: 'Nichts ändern',
      problems: {
        name_missing: 'Schreib bitte deinen Vor- und Nachnamen.',
        name_long:
          'Es passen höchstens 60 Zeichen auf die Bescheinigung. Lass am besten einen Zwischennamen weg.',
        name_letters:
          'Das können wir nicht drucken: {{letters}}. Schreib deinen Namen bitte mit lateinischen, griechischen oder kyrillischen Buchstaben, am besten wie auf deiner Gesundheitskarte.',
        birthday_missing: 'Wann bist du geboren?',
        birthday_wrong: 'Dieses Datum kann nicht stimmen. Schau bitte noch einmal hin.',
        birthday_young:
          'Mit diesem Datum wärst du bei der Buchung noch keine {{minAge}} gewesen. Schau bitte noch einmal hin.',
      },
      renamed: {
        spelling:
          'Anders geschrieben als bisher. Wer die Bescheinigung prüft, sieht dann, dass und wann etwas berichtigt wurde.',
        name: 'Das ist mehr als eine andere Schreibweise. Auf der Bescheinigung steht dann auch: „Name berichtigt am {{today}}, gebucht auf {{booked}}“.',
        person:
          'Gebucht hat {{booked}}. Ein ganz anderer Name geht erst an die Kursleitung: Sie entscheidet, ob wir die Bescheinigung so ausstellen, und wir schreiben dir.',
      },
      ask: 'Der Kursleitung vorlegen',
    },
    asked: {
      waiting: {
        title: 'Die Kursleitung sieht sich den Namen an',
        text: 'Am {{date}} hast du die Bescheinigung auf „{{name}}“ angefordert. Gebucht ist der Kurs auf „{{booked}}“, deshalb entscheidet die Kursleitung. Was sie entscheidet, schreiben wir dir. Auf deinen eigenen Namen bekommst du sie sofort.',
      },
      refused: {
        title: 'Auf diesen Namen stellen wir sie nicht aus',
        text: 'Die Kursleitung hat deine Anfrage vom {{date}} auf „{{name}}“ abgelehnt. Auf „{{booked}}“ bekommst du die Bescheinigung weiterhin.',
      },
    },
    made: {
      title: 'Deine Bescheinigung ist da',
      number: 'Nummer',
      issued: 'Ausgestellt',
      for: 'Für',
      minutes: 'Bescheinigt',
      minutesValue: '{{seen}} von {{planned}} Minuten',
      fewer:
        'Auf der Bescheinigung steht, was du gemacht hast: alle Module gehört, dazu diese Minuten. Mehr werden es nicht.',
      period: 'Zeitraum',
      periodValue: '{{from}} bis {{until}}',
      download: 'Bescheinigung herunterladen',
      verify: 'Seite, die zeigt, dass sie echt ist',
      canMend:
        'Ein Tippfehler oder ein neuer Nachname? Bis zum ersten Herunterladen kannst du Name und Geburtsdatum selbst berichtigen. Wer die Bescheinigung prüft, sieht dann, dass etwas berichtigt wurde; ein neuer Name steht auch darauf.',
      fixed: 'Sie wurde heruntergeladen und bleibt, wie sie ist. Stimmt etwas nicht, schreib uns: {{email}}',
      mend: 'Angaben berichtigen',
      done: 'Heruntergeladen. Du findest die Datei bei deinen Downloads.',
    },
    pack: {
      title: 'Alles für deine Krankenkasse',
      text: 'Anschreiben und Bescheinigung in einer Datei, zum Hochladen oder Ausdrucken. Die Rechnung kommt als zweite dazu. Was du hier einträgst, steht nur in dieser Datei: Wir speichern es nicht.',
      insurer: 'Deine Krankenkasse',
      choose: 'Bitte wählen',
      missing: 'Wähle bitte deine Krankenkasse aus.',
      more: 'Noch mehr eintragen (freiwillig)',
      moreText: 'Was du leer lässt, schreibst du nach dem Ausdrucken von Hand dazu.',
      address: 'Anschrift der Kasse',
      insuredNumber: 'Versichertennummer',
      iban: 'IBAN für die Erstattung',
      button: 'Unterlagen herunterladen',
      invoice: 'Rechnung herunterladen',
      fee: 'Wie viel deine Kasse erstattet, entscheidet sie selbst. Manche erwarten den Antrag innerhalb weniger Monate.',
    },
  },
} as const;
