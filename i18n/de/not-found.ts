import type { Translation } from '../translation.ts';
import type en from '../en/not-found.ts';

export default {
  title: 'Diese Seite ist nicht auf dem Tisch',
  text: 'Vielleicht hat sich die Adresse geändert, oder unterwegs ging ein Buchstabe verloren. Hier geht es für die meisten weiter:',
  home: 'Zur Startseite',
  faq: 'Antwort finden',
} as const satisfies Translation<typeof en>;
