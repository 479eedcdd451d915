import type { Translation } from '../translation.ts';
import type en from '../en/welcome.ts';

export default {
  page: {
    title: 'Willkommen',
    description: 'Hier siehst du, ob deine Zahlung angekommen ist.',
    noscript:
      'Um deine Bestellung anzuzeigen, braucht diese Seite JavaScript. Deine Bestellung ist davon nicht betroffen. Wenn du Fragen hast, schreib uns.',
  },
  island: {
    loading: {
      label: 'Wir sehen nach deiner Zahlung',
    },
    paid: {
      appTitle: 'Schön, dass du da bist. Der Tisch ist gedeckt.',
      appText: 'Deine Zahlung ist angekommen, die App ist für dich freigeschaltet.',
      courseTitle: 'Du bist dabei. Schön, dass du dir die Zeit nimmst.',
      courseText: 'Deine Zahlung ist angekommen. Kurs und App sind für dich freigeschaltet.',
      next: 'So geht es weiter',
      stepAccount: 'In deinem Konto findest du den Weg zur App und deine Rechnung.',
      stepApp: 'Melde dich in der App mit denselben Daten an, mit denen du hier angemeldet bist.',
      stepCourse: 'Das erste Modul wartet schon. Jede Woche kommt eins dazu.',
      guarantee: 'Passt es doch nicht zu dir, bekommst du bis {{date}} dein Geld zurück.',
      link: 'Zu deinem Konto',
      courseLink: 'Zum ersten Modul',
    },
    checking: {
      title: 'Wir sehen nach deiner Zahlung',
      text: 'Das dauert meist nur ein paar Sekunden. Du kannst hier warten oder später in deinem Konto nachsehen.',
    },
    processing: {
      title: 'Danke, deine Zahlung ist unterwegs',
      text: 'Bei deiner Zahlungsart dauert das ein paar Werktage. Du musst nichts weiter tun: Sobald das Geld da ist, wird alles freigeschaltet, und wir schreiben dir.',
      link: 'Zu deinem Konto',
    },
    open: {
      title: 'Die Bezahlung ist noch nicht abgeschlossen',
      text: 'Es wurde nichts abgebucht. Du kannst dort weitermachen, wo du aufgehört hast.',
      link: 'Weiter zur Bestellung',
    },
    failed: {
      title: 'Die Zahlung hat nicht geklappt',
      text: 'Deine Bank hat die Zahlung nicht ausgeführt, und es ist kein Vertrag zustande gekommen. Versuch es gern noch einmal, vielleicht mit einer anderen Zahlungsart.',
      link: 'Noch einmal bestellen',
    },
    expired: {
      title: 'Diese Bestellung ist abgelaufen',
      text: 'Sie wurde nicht bezahlt, und es wurde nichts abgebucht. Wenn du möchtest, bestellst du einfach neu.',
      link: 'Noch einmal bestellen',
    },
    over: {
      title: 'Diese Bestellung ist abgeschlossen',
      text: 'In deinem Konto siehst du, was aus ihr geworden ist.',
      link: 'Zu deinem Konto',
    },
    unknown: {
      title: 'Diese Bestellung finden wir nicht',
      text: 'Vielleicht bist du mit einem anderen Konto angemeldet als beim Bestellen. In deinem Konto steht alles, was du gekauft hast.',
      link: 'Zu deinem Konto',
    },
    signIn: {
      title: 'Melde dich an, dann geht es hier weiter',
      open: 'Anmelden',
    },
    unreachable: {
      title: 'Gerade können wir nicht nachsehen',
      text: 'Deine Bestellung ist davon nicht betroffen.',
      again: 'Noch einmal versuchen',
    },
    order: {
      label: 'Deine Bestellung',
      plan: '{{product}}-App',
      course: 'Präventionskurs',
      paid: 'bezahlt',
      due: 'Gesamtpreis',
    },
  },
} as const satisfies Translation<typeof en>;
