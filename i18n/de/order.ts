import type { Translation } from '../translation.ts';
import type en from '../en/order.ts';

export default {
  page: {
    title: 'Deine Bestellung',
    description: 'Alles noch einmal auf einen Blick, bevor du zahlungspflichtig bestellst.',
    noscript:
      'Zum Bestellen braucht diese Seite JavaScript. Schalte es ein, oder schreib uns, dann helfen wir dir weiter.',
  },
  island: {
    loading: {
      label: 'Deine Bestellung wird geladen',
    },
    review: {
      title: 'Deine Bestellung',
      lead: 'Sieh dir alles in Ruhe an. Bezahlt wird erst auf der nächsten Seite.',
      planWhat: 'Die ganze App: Tagesplan, Rezepte und Übungen.',
      courseWhat:
        '{{modules}} Audiomodule auf Deutsch mit Übungen, Quiz und Arbeitsheft, dazu {{monthsOfAppAccess}} Monate {{product}}-App.',
      other: 'Anderes Angebot wählen',
      otherCourse: 'Zurück zum Kurs',
      code: 'Code {{code}} ist eingelöst.',
      emailTitle: 'Deine E-Mail-Adresse',
      emailKnown: 'Die Bestätigung schicken wir an:',
      emailChange: 'Nicht du? Adresse ändern',
      emailKeep: 'Doch {{address}} behalten',
      emailLabel: 'E-Mail-Adresse',
      emailHint: 'Dorthin schicken wir die Bestätigung.',
      requirements: 'Du hast bestätigt, dass du die gesundheitlichen Voraussetzungen erfüllst.',
      requirementsLink: 'Noch einmal lesen',
      minutes:
        'Auf der Bescheinigung für deine Kasse stehen alle Minuten, wenn du auch die Übungen machst und abhakst, sonst weniger.',
      german: 'Der Kurs ist auf Deutsch: alle Module, Quizfragen und Arbeitshefte.',
    },
    early: {
      title: 'Gleich loslegen',
      text: 'Zwei Häkchen, dann geht es los:',
      knowsMissing: 'Bestätige bitte auch, dass du weißt, was das für dein Widerrufsrecht heißt.',
    },
    facts: {
      title: 'Das bestellst du',
      product: 'Produkt',
      price: 'Gesamtpreis',
      before: 'Preis ohne Rabatt:',
      now: 'Dein Preis:',
      term: 'Laufzeit',
      termPlan: {
        one: '{{months}} Monat ab der Zahlung',
        other: '{{months}} Monate ab der Zahlung',
      },
      termCourse: '{{monthsToFinish}} Monate ab der Freischaltung, dann endet alles von selbst',
      renewal: 'Verlängerung',
      renewalPlan: {
        one: 'Danach jeden Monat für {{money}}, bis du kündigst',
        other: 'Danach alle {{months}} Monate für {{money}}, bis du kündigst',
      },
      renewalCourse: 'Keine. Du zahlst einmal, es wird nie wieder abgebucht',
      notice: 'Kündigung',
      noticePlan:
        'Jederzeit online. Spätestens {{noticeHours}} Stunden vor Ende der Laufzeit, dann endet das Abo mit ihr. Nach der ersten Laufzeit bist du höchstens einen Monat gebunden',
      noticeCourse: 'Nicht nötig',
      withdrawal: 'Widerruf',
      withdrawalText:
        'Vierzehn Tage ab dem Vertragsschluss, das ist der Tag deiner Zahlung, ohne Angabe von Gründen:',
      withdrawalLink: 'Widerrufsbelehrung',
      guarantee: 'Garantie',
      guaranteePlan:
        '{{days}} Tage Geld zurück, ohne Angabe von Gründen. Bestellst du heute, gilt das bis {{date}}',
      guaranteeCourse:
        '{{days}} Tage Geld zurück, den vollen Preis, auch wenn du schon Module begonnen hast. Bestellst du heute, gilt das bis {{date}}',
      terms: 'Bedingungen',
      termsText: 'Es gelten unsere',
      termsLink: 'AGB',
    },
    button: {
      order: 'Zahlungspflichtig bestellen',
      leaving: 'Die Bezahlseite wird geöffnet …',
      next: 'Danach öffnet sich die Bezahlseite unseres Dienstleisters Stripe. Dort zahlst du {{waysToPay}}.',
    },
    notice: {
      discount: 'Der Rabatt gilt für diese Bestellung nicht. Unten steht der volle Preis.',
      price: 'Der Preis hat sich geändert. Unten steht der neue. Bestell nur, wenn er für dich passt.',
      texts:
        'Unsere Bedingungen haben sich geändert. Lies sie bitte noch einmal und setz die Häkchen dann neu.',
      offline:
        'Du bist offline. Deine Angaben bleiben hier stehen. Bestellen kannst du, sobald die Verbindung wieder da ist.',
      dropped: 'Die Bestellung ist verworfen. Unten kannst du jederzeit neu bestellen.',
    },
    choose: {
      title: 'Hier gibt es noch nichts zu bestellen',
      text: 'Such dir zuerst aus, was zu dir passt. Dann siehst du hier alles auf einen Blick.',
      link: 'Zu den Angeboten',
    },
    has: {
      appTitle: 'Hier gibt es nichts mehr zu bestellen',
      courseTitle: 'Hier gibt es nichts mehr zu buchen',
      processingTitle: 'Danke, du hast schon bestellt',
      link: 'Zu deinem Konto',
    },
    elsewhere: {
      title: 'Einen Moment, gleich geht es weiter',
      link: 'Weiter',
    },
    signIn: {
      title: 'Melde dich an, dann geht es hier weiter',
      open: 'Anmelden',
    },
    leaving: {
      title: 'Die Bezahlseite wird geöffnet',
      text: 'Wenn sich nichts tut, führt dich dieser Link dorthin. Bestellt hast du nur einmal.',
      link: 'Zur Bezahlseite',
    },
    unreachable: {
      again: 'Noch einmal versuchen',
    },
    left: {
      change:
        'Möchtest du etwas ändern? Dann bestell unten neu, das ersetzt die offene Bestellung. Deine Angaben sind noch da. Nur die beiden Häkchen setzt du selbst noch einmal: Jedes ist deine Erklärung für genau diesen Moment.',
    },
  },
} as const satisfies Translation<typeof en>;
