import type { Translation } from '../translation.ts';
import type en from '../en/course-email.ts';

export default {
  seo: {
    title: '{{course}}: deine E-Mail-Adresse',
    description: 'Wohin dürfen wir die Bestätigung für „{{course}}“ schicken?',
  },
  island: {
    checking: 'Deine Anmeldung wird geprüft',
    title: 'Wohin mit der Bestätigung?',
    text: 'Zu deinem Konto kennen wir noch keine E-Mail-Adresse. Dorthin schicken wir die Bestätigung deiner Buchung und alles, was den Kurs betrifft.',
    label: 'E-Mail-Adresse',
    submit: 'Weiter zur Bestellung',
    busy: 'Wird gespeichert …',
    unreachable: 'Dein Konto ist gerade nicht erreichbar',
    again: 'Noch einmal versuchen',
    leaving: 'Es geht gleich weiter.',
    on: 'Weiter',
  },
  noscript: 'Zum Buchen braucht es JavaScript. Bitte schalte es für diese Seite ein, oder schreib uns:',
} as const satisfies Translation<typeof en>;
