import type { Translation } from '../translation.ts';
import type en from '../en/billing-address.ts';

export default {
  title: 'Auf wen stellen wir die Rechnung aus?',
  text: 'Name und Anschrift gehören auf eine Rechnung für die Krankenkasse. Wir brauchen sie nur dafür.',
  name: 'Vor- und Nachname',
  nameHint: 'So, wie du bei deiner Krankenkasse versichert bist. So steht er auch auf deiner Bescheinigung.',
  street: 'Straße und Hausnummer',
  postcode: 'Postleitzahl',
  city: 'Ort',
  country: 'Land',
  wrong: {
    name: 'Schreib hier bitte deinen Vor- und Nachnamen.',
    street: 'Hier fehlt die Straße mit der Hausnummer.',
    postcode: 'Eine deutsche Postleitzahl hat fünf Ziffern.',
    postcodeMissing: 'Hier fehlt die Postleitzahl.',
    postcodeAbroad: 'Prüf die Postleitzahl bitte noch einmal.',
    city: 'Hier fehlt der Ort.',
    country: 'Wähl hier bitte dein Land.',
  },
} as const satisfies Translation<typeof en>;
