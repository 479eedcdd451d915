import type { Translation } from '../translation.ts';
import type en from '../en/consent.ts';

export default {
  ask: {
    title: 'Dürfen Google und Meta mitmessen?',
    text: 'Google zählt Besuche für unsere Statistik, Meta misst und verbessert unsere Werbung, wir messen Ladezeiten. Mit Cookies, auch in den USA; Widerruf jederzeit.',
    decline: 'Nur notwendige',
    accept: 'Ja',
  },
  privacy: 'Datenschutz',
  settings: {
    open: 'Cookie-Einstellungen',
    title: 'Cookie-Einstellungen',
    close: 'Schließen',
    required:
      'Ein Cookie merkt sich deine Wahl. Sonst speichern wir nur, was du selbst beginnst: Anmeldung, Bestellung, Quiz, Wochenplan und Kurs.',
    island: {
      state: 'Deine Wahl',
      accepted: 'Du hast Ja gesagt.',
      declined: 'Nur notwendige.',
      undecided: 'Du hast noch nicht gewählt. Bis dahin messen wir nichts.',
      objected:
        'Dein Browser widerspricht für dich (Global Privacy Control). Das gilt, bis du etwas anderes sagst.',
      notKept:
        'Dein Browser speichert keine Cookies. Deshalb gilt deine Wahl nur für diese Seite, und wir messen nichts.',
      date: 'Gewählt am',
      receipt: 'Beleg',
      withdraw: 'Einwilligung widerrufen',
      withdrawn: 'Was bis dahin geschah, bleibt rechtmäßig. Die Seite lädt danach neu.',
    },
  },
} as const satisfies Translation<typeof en>;
