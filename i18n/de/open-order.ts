import type { Translation } from '../translation.ts';
import type en from '../en/open-order.ts';

export default {
  island: {
    title: 'Deine Bestellung ist noch offen',
    nothing: 'Es wurde nichts abgebucht',
    what: '{{name}} für {{money}}, bestellt am {{date}}.',
    withCode: '{{name}} für {{money}} mit dem Code {{code}}, bestellt am {{date}}.',
    payable: 'Preis und alles andere gelten so, wie du es bestellt hast.',
    again:
      'Die Bezahlseite von damals ist abgelaufen. Gilt das Angebot noch, öffnen wir dir eine neue. Sonst sagen wir dir, was sich geändert hat.',
    goOn: 'Weiter bezahlen',
    leaving: 'Die Bezahlseite wird geöffnet …',
    drop: 'Bestellung verwerfen',
    dropped: 'Die Bestellung ist verworfen, du musst nichts weiter tun.',
    look: 'Zur Bestellseite',
    later: 'Hinweis schließen',
  },
} as const satisfies Translation<typeof en>;
