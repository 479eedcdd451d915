import type { Translation } from '../translation.ts';
import type en from '../en/account.ts';

export default {
  description: 'Dein Abo, dein Kurs, deine Bestellungen und deine Daten.',
  noscript: 'Für dein Konto brauchst du JavaScript. Schreib uns gern, wenn du nicht weiterkommst:',
  island: {
    title: 'Dein Konto',
    welcome: 'Schön, dass du da bist.',
    email: {
      known: 'Bestätigungen schicken wir an {{address}}.',
      none: 'Wir kennen noch keine E-Mail-Adresse von dir.',
      change: 'Nicht du? Adresse ändern',
      add: 'Adresse angeben',
      label: 'Deine E-Mail-Adresse',
      hint: 'Dorthin schicken wir ab jetzt alles zu deinen Bestellungen. An deiner Anmeldung ändert sich nichts.',
      save: 'Adresse speichern',
      done: 'Gespeichert. Ab der nächsten Bestellung schreiben wir an diese Adresse.',
      verified: 'Bestätigt',
      unverified: 'Noch nicht bestätigt',
      resend: 'Bestätigungslink schicken',
      sent: 'Der Link ist unterwegs an {{address}}. Er gilt 24 Stunden. Nichts angekommen? Schau bitte auch in den Spam-Ordner.',
      doneUnverified: 'Gespeichert. Den Link zum Bestätigen haben wir dir gerade geschickt.',
      trouble: {
        bounced:
          'Unter {{address}} konnten wir dich nicht erreichen: Unsere Mail kam zurück. Schau bitte nach, ob die Adresse stimmt, und speichere sie noch einmal. Oder nimm eine andere.',
        complained:
          'Eine Mail an {{address}} wurde als Spam gemeldet. Deshalb schicken wir dorthin keine Erinnerungen mehr. War es ein Versehen? Dann speichere die Adresse einfach noch einmal.',
      },
    },
    loading: 'Dein Konto wird geladen',
    unreachable: {
      title: 'Wir erreichen dein Konto gerade nicht',
      again: 'Noch einmal versuchen',
    },
    app: {
      title: 'Hol dir die App',
      text: 'In drei Schritten geht es los:',
      load: 'Lade die {{product}}-App auf dein Handy, ab iOS {{ios}} oder Android {{android}}.',
      signIn: 'Melde dich mit denselben Zugangsdaten an wie hier.',
      start: 'Fertig. Was in deinem Konto steht, ist auch dort.',
      badge: {
        ios: {
          before: 'Laden im',
          name: 'App Store',
        },
        android: {
          before: 'Jetzt bei',
          name: 'Google Play',
        },
      },
      scan: 'Mit der Handykamera scannen',
    },
    way: {
      title: 'Mein Weg',
      loading: 'Dein Weg wird geladen',
      broken: 'Dein Weg lässt sich gerade nicht laden. Lade die Seite bitte neu.',
      reload: 'Neu laden',
      unreachable: {
        title: 'Dein Weg lässt sich gerade nicht laden',
        text: 'Deine Antworten sind nicht weg, wir kommen nur gerade nicht an sie heran.',
        again: 'Noch einmal versuchen',
      },
      unanswered:
        'Noch steht hier nichts: Im Quiz rechnen wir aus neun kurzen Fragen deinen Energiebedarf und deine Linie bis zum Wunschgewicht aus. Danach trägst du hier dein Gewicht ein und siehst, wie es läuft.',
      withdrawn:
        'Du hast deine Einwilligung widerrufen, deshalb steht hier nichts mehr. Möchtest du irgendwann wieder anfangen, sind wir da: Dann fragen wir dich neu.',
      lose: 'Heute {{from}}, bis etwa {{date}} {{to}}',
      reached: 'Du bist angekommen: {{from}}',
      reachedText:
        'Begonnen hast du bei {{start}}. Mit rund {{need}} am Tag bleibt dein Gewicht ungefähr, wie es ist.',
      begun: 'Begonnen hast du am {{date}} bei {{start}}.',
      comparison: {
        ahead:
          'Geplant waren für den {{date}} rund {{planned}}, du bist schon bei {{weight}}. Iss dich dabei bitte satt: Schneller muss es nicht gehen.',
        'as-planned': 'Geplant waren für den {{date}} rund {{planned}}, du bist bei {{weight}}. Das passt.',
        behind:
          'Geplant waren für den {{date}} rund {{planned}}, du bist bei {{weight}}. Das ist in Ordnung: Wochen sind verschieden, und die Linie rechnet ab heute neu.',
      },
      entry: {
        label: 'Was wiegst du heute?',
        unit: 'kg',
        hint: 'Einmal in der Woche reicht. Ganze Kilo genügen.',
        save: 'Eintragen',
        saving: 'Wird eingetragen …',
        saved: 'Eingetragen: {{weight}}. Die Linie geht von hier aus weiter.',
        same: '{{weight}}, wie beim letzten Mal. Die Linie bleibt, wie sie ist.',
      },
      entries: {
        title: 'Deine Einträge',
        when: 'Datum',
        weight: 'Gewicht',
        slip: 'Vertippt? Trag am selben Tag den richtigen Wert ein, dann zählt nur der.',
      },
      edit: 'Antworten ändern',
      next: {
        label: 'Nächster Schritt',
        pay: {
          title: 'Eine Zahlung fehlt',
          text: 'Prüf bitte deine Zahlungsart, damit dein Zugang offen bleibt.',
          link: 'Zu deinem Abo',
        },
        wait: {
          title: 'Deine Zahlung ist unterwegs',
          text: 'Sobald sie da ist, öffnet sich dein Zugang. Kochen kannst du schon.',
          link: 'Rezepte ansehen',
        },
        course: {
          title: 'Dein Kurs läuft',
          text: 'Du hast bis zum {{date}} Zeit, in deinem Tempo.',
          link: 'Zu deinem Kurs',
        },
        certificate: {
          title: 'Du hast deinen Kurs geschafft',
          text: 'Hol dir deine Bescheinigung für die Krankenkasse. Anhören kannst du alles noch bis zum {{date}}.',
          link: 'Zur Bescheinigung',
        },
        app: {
          title: 'Weiter geht es in der App',
          text: 'Melde dich dort so an wie hier. Was in deinem Konto steht, ist auch dort.',
          link: 'App holen',
        },
        questions: {
          title: 'Neun kurze Fragen',
          text: 'Etwa {{startMinutes}} Minuten, kostenlos, und du kannst jederzeit zurück.',
          link: 'Zum Quiz',
        },
        offers: {
          title: 'Ein Plan für jeden Tag',
          text: 'In der App wird aus deinem Weg ein Plan für jeden Tag, mit Rezepten und kurzen Übungen.',
          link: 'Angebote ansehen',
        },
        cook: {
          title: 'Heute: gut essen',
          text: 'Unsere Rezepte sind für alle da. Such dir eins aus, auf das du Lust hast.',
          link: 'Rezepte ansehen',
        },
      },
    },
    plan: {
      title: 'Dein Abo',
      state: {
        processing: 'Zahlung unterwegs',
        failed: 'Nicht bezahlt',
        live: 'Aktiv',
        ending: 'Gekündigt',
        overdue: 'Zahlung offen',
        suspended: 'Pausiert',
        ended: 'Beendet',
        with_course: 'Mit deinem Kurs',
      },
      text: {
        processing:
          'Deine Zahlung ist unterwegs. Bei deiner Bank dauert das noch ein paar Tage. Sobald das Geld da ist, ist dein Zugang frei, und wir schreiben dir. Du musst nichts weiter tun.',
        failed:
          'Deine Bank hat die Zahlung nicht ausgeführt. Es ist kein Vertrag zustande gekommen, und es wird nichts weiter abgebucht. Möchtest du weiterhin dabei sein, bestell einfach noch einmal, gern mit einer anderen Zahlungsart.',
        live: 'Läuft weiter. Nächste Abbuchung am {{date}}.',
        ending:
          'Du hast gekündigt. Bis zum {{date}} kannst du alles nutzen, danach wird nichts mehr abgebucht.',
        overdue:
          'Die letzte Abbuchung hat nicht geklappt. Bis zum {{date}} bleibt dein Zugang offen. Prüf bitte deine Zahlungsart.',
        suspended:
          'Dein Zugang ruht, weil eine Zahlung fehlt oder geprüft wird. Sobald das geklärt ist, geht es weiter.',
        ended: 'Dein Abo ist beendet. Es wird nichts mehr abgebucht. Du kannst jederzeit wiederkommen.',
        with_course:
          'Die App gehört zu deinem Kurs. Dein Zugang endet am {{date}} von selbst, es wird nichts abgebucht.',
      },
      manage: 'Abo verwalten',
      pay: 'Zahlungsart prüfen',
      cancel: 'Kündigen',
      again: 'Angebote ansehen',
      withCourse: 'Dein App-Zugang',
    },
    course: {
      state: {
        processing: 'Zahlung unterwegs',
        failed: 'Nicht bezahlt',
        running: 'Läuft',
        complete: 'Abgeschlossen',
        expired: 'Abgelaufen',
        suspended: 'Pausiert',
      },
      text: {
        processing:
          'Deine Zahlung ist unterwegs. Bei deiner Bank dauert das noch ein paar Tage. Sobald das Geld da ist, geht dein Kurs los, und wir schreiben dir.',
        failed:
          'Deine Bank hat die Zahlung nicht ausgeführt. Es ist kein Vertrag zustande gekommen, und es wird nichts weiter abgebucht. Möchtest du weiterhin dabei sein, bestell einfach noch einmal, gern mit einer anderen Zahlungsart.',
        running:
          'Du hast bis zum {{date}} Zeit. Jede Woche wartet ein neues Modul, sobald du das vorige abgeschlossen hast.',
        complete:
          'Alle {{modules}} Module sind abgeschlossen. Anhören und Übungen abhaken kannst du noch bis zum {{date}}.',
        expired: 'Deine Zeit für diesen Kurs ist am {{date}} abgelaufen. Er verlängert sich nicht.',
        suspended: 'Dein Kurs ruht, weil eine Zahlung geprüft wird.',
      },
      open: 'Zum Kurs',
      certificate: 'Zur Bescheinigung',
      about: 'Über den Kurs',
      invoice: 'Rechnung für die Krankenkasse',
    },
    orders: {
      title: 'Bestellungen und Rechnungen',
      line: '{{number}} · {{date}}',
      guarantee: 'Geld-zurück-Garantie bis {{date}}',
      state: {
        processing: 'unterwegs',
        paid: 'bezahlt',
        failed: 'nicht bezahlt',
        refunding: 'Rückzahlung läuft',
        refunded: 'zurückgezahlt',
        duplicate: 'doppelt, zurückgezahlt',
        disputed: 'in Klärung',
      },
      again: 'Noch einmal bestellen',
      invoice: 'Rechnung herunterladen',
      billedTo: 'Rechnung an',
      withdraw: 'Vertrag widerrufen',
    },
    data: {
      title: 'Deine Daten',
      cookies: 'Cookie-Einstellungen',
      cookiesText: 'Sieh nach, was du erlaubt hast, und ändere es jederzeit.',
      cookiesOpen: 'Einstellungen öffnen',
      health: 'Gesundheitsangaben',
      healthGiven: 'Du hast am {{date}} eingewilligt, dass wir deine Angaben für deinen Plan verwenden.',
      healthNone: 'Du hast nicht eingewilligt. Wir haben keine Gesundheitsangaben von dir gespeichert.',
      healthWithdraw: 'Einwilligung widerrufen',
      healthSure: 'Deine Antworten aus dem Quiz werden dann sofort gelöscht. Abo und Kurs bleiben dir.',
      healthConfirm: 'Widerrufen und löschen',
      healthDone: 'Deine Gesundheitsangaben sind gelöscht.',
      workbook: {
        title: 'Arbeitshefte deines Kurses',
        none: 'Sie liegen nur in deinem Browser. In deinem Konto ist nichts davon gespeichert.',
        given: 'Du hast am {{date}} eingewilligt, dass wir deine Einträge in deinem Konto speichern.',
        sure: 'Was du in die Arbeitshefte geschrieben hast, wird dann sofort aus deinem Konto gelöscht. Deine Module und Antworten bleiben.',
        done: 'Die Einträge deiner Arbeitshefte sind gelöscht.',
      },
      export: 'Alle Daten mitnehmen',
      exportText: 'Eine Datei mit allem, was wir über dich gespeichert haben.',
      exportButton: 'Daten herunterladen',
      delete: 'Konto löschen',
      deleteText:
        'Dein Konto und deine Angaben werden gelöscht, hier und in der App, auch Arbeitshefte und Nachrichten.',
      deleteButton: 'Konto löschen …',
      keep: 'Doch nicht',
    },
    leave: {
      title: 'Möchtest du dein Konto löschen?',
      first:
        'Du kannst deinen Vertrag noch rückgängig machen und bekommst dein Geld zurück. Ist das Konto gelöscht, geht das von hier aus nicht mehr. Mach es deshalb am besten zuerst:',
      ends: 'Dein Abo ({{name}}) endet sofort, auch wenn der Zeitraum schon bezahlt ist. Möchtest du ihn noch nutzen, kündige zuerst und lösche das Konto danach.',
      course: '{{name}} endet ebenfalls, mitsamt dem App-Zugang, der dazugehört.',
      gone: 'Gelöscht werden deine Anmeldung, deine Antworten aus dem Quiz, dein Gewichtsverlauf, deine Arbeitshefte und deine Nachrichten mit der Kursleitung. Ist das erledigt, schreiben wir dir noch einmal an deine bestätigte E-Mail-Adresse.',
      kept: 'Behalten müssen wir Bestellungen und Rechnungen (acht Jahre, Steuerrecht), eine ausgestellte Teilnahmebescheinigung mit Name und Geburtsdatum (vier Jahre, weil die Prüfstelle es verlangt), Kündigungen und Widerrufe (sechs Jahre, Handelsrecht), Belege über deine Einwilligungen (drei Jahre, als Nachweis) und nach einem Kurs die Minuten mit der Kursleitung, ohne Inhalt (vier Jahre, für die Prüfstelle). Wir verwenden sie für nichts anderes. Und 90 Tage lang merken wir uns als Prüfwert, dass es dein Konto gab, damit eine alte Anmeldung es nicht neu anlegt.',
      again:
        'Zu deiner Sicherheit geht das nur kurz nach einer Anmeldung. Melde dich bitte noch einmal an, dann kannst du dein Konto löschen.',
      signIn: 'Noch einmal anmelden',
      confirm: 'Konto endgültig löschen',
    },
    gone: {
      title: 'Dein Konto ist gelöscht',
      text: 'Danke, dass du hier warst. Alles Gute für dich.',
      kept: 'Nur die Anmeldung selbst konnten wir nicht gleich entfernen. Wir holen das nach. Fragen dazu beantworten wir gern: {{email}}',
      home: 'Zur Startseite',
    },
    logout: 'Abmelden',
    declarations: {
      title: 'Deine Kündigungen und Widerrufe',
      what: {
        cancel: 'Kündigung: {{what}}',
        withdraw: 'Widerruf: {{what}}',
      },
      contract: {
        app: 'App-Abo',
        course: 'Präventionskurs',
      },
      line: 'Nummer {{number}}, eingegangen am {{date}}',
      waits: {
        lookup: 'Das ist bei uns angekommen. Wir suchen gerade den passenden Vertrag heraus.',
        proof:
          'Das kam nicht aus deinem Konto. Warst du es? In unserer E-Mail an die Adresse deiner Bestellung steckt ein Link: Ein Klick, und wir führen es sofort aus. Du kannst es auch noch einmal erklären, während du angemeldet bist. Warst du es nicht, antworte bitte auf diese E-Mail. Von selbst ändert sich nichts.',
        choice:
          'Wir wissen nicht sicher, welchen Vertrag du meinst. Wähl ihn bitte in unserer E-Mail aus: Bis dahin ändert sich nichts von selbst.',
        carrying_out: 'Wir führen das gerade aus. Was dabei herauskommt, schreiben wir dir per E-Mail.',
        person: 'Jemand von uns sieht sich das an und schreibt dir. Du musst nichts weiter tun.',
        elsewhere:
          'Das ist bei uns angekommen. Gehört der Vertrag zu einer anderen Adresse, fragen wir dort nach. Sonst sieht es sich jemand von uns an.',
      },
      counts: 'Es zählt immer der Tag, an dem deine Erklärung bei uns angekommen ist.',
    },
    billing: {
      correct: 'Angaben auf der Rechnung berichtigen',
      add: 'Name und Anschrift für die Rechnung angeben',
      once: 'Das geht einmal. Schau dir deshalb alles in Ruhe an. Danach schicken wir dir ein Blatt, das die Rechnung berichtigt.',
      save: 'Rechnung berichtigen',
      corrected:
        'Du hast die Angaben auf der Rechnung am {{date}} berichtigt. Stimmt noch etwas nicht, schreib uns bitte.',
      done: 'Die Rechnung ist berichtigt. Das Blatt dazu kommt gleich per E-Mail.',
    },
  },
  link: {
    page: {
      title: 'Deine E-Mail-Adresse',
      description: 'Hier bestätigst du die E-Mail-Adresse, die du in deinem Konto angegeben hast.',
    },
    confirm: {
      title: 'Ist das deine Adresse?',
      text: 'Mit deiner Bestätigung gehört sie zu deinem Konto. Dort siehst du dann auch Kündigungen und Widerrufe, die du mit dieser Adresse abgeschickt hast.',
      button: 'Ja, das ist meine Adresse',
    },
    confirmed: {
      title: 'Danke, deine Adresse ist bestätigt',
      text: 'Du musst nichts weiter tun.',
    },
    gone: {
      title: 'Dieser Link führt nicht mehr weiter',
      text: 'Er gilt 24 Stunden und nur für die Adresse, die gerade in deinem Konto steht. In deinem Konto kannst du ihn dir noch einmal schicken lassen.',
    },
    account: 'Zu meinem Konto',
  },
} as const satisfies Translation<typeof en>;
