import type { Translation } from '../translation.ts';
import type en from '../en/faq.ts';

export default {
  seo: {
    title: 'Fragen und Antworten zu Valea',
    description:
      'Antworten zu Essen und Abnehmen, zum Präventionskurs, zur Erstattung durch die Krankenkasse, zu Abo, App und Datenschutz.',
  },
  hero: {
    title: 'Frag ruhig.',
    text: 'Die häufigsten Fragen, kurz und ehrlich beantwortet. Jede Antwort hat einen eigenen Link, den du weitergeben kannst.',
  },
  search: {
    label: 'In den Fragen suchen',
    placeholder: 'etwa Krankenkasse',
    clear: 'Suche leeren',
    found: {
      one: '1 Frage gefunden',
      other: '{{found}} Fragen gefunden',
    },
    foundFor: {
      one: '1 Ergebnis für „{{words}}“',
      other: '{{found}} Ergebnisse für „{{words}}“',
    },
    emptyTitle: 'Dazu steht hier noch nichts.',
    emptyText:
      'Schreib uns gern: Wir antworten dir und ergänzen die Seite. Oder schau, ob du hier fündig wirst:',
  },
  nav: {
    label: 'Themen',
  },
  groups: {
    food: 'Essen und Abnehmen',
    course: 'Der Kurs',
    reimbursement: 'Erstattung',
    subscription: 'Bezahlen und Abo',
    app: 'Die App',
    privacy: 'Daten und Cookies',
  },
  copy: {
    label: 'Link kopieren',
  },
  contact: {
    title: 'Deine Frage fehlt?',
    text: 'Schreib uns, was du wissen möchtest. Dir antwortet ein Mensch.',
    mail: 'E-Mail schreiben',
  },
} as const satisfies Translation<typeof en>;
