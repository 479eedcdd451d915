import type { Translation } from '../translation.ts';
import type en from '../en/my-course.ts';

export default {
  page: {
    title: 'Mein Kurs',
    description: 'Dein Weg durch den Präventionskurs: {{modules}} Module zum Hören, jede Woche eins.',
    noscript: 'Für deinen Kurs brauchst du JavaScript. Schreib uns gern, wenn du nicht weiterkommst:',
  },
  language: {
    title: 'Dein Kurs ist auf Deutsch',
    text: 'Die {{modules}} Module, das Arbeitsheft und die Fragen gibt es auf Deutsch. So ist der Kurs zertifiziert.',
    stays: 'Dein Konto, deine Rechnung und alle E-Mails bekommst du weiter in deiner Sprache.',
    go: 'Zum Kurs',
    account: 'Zu deinem Konto',
  },
} as const satisfies Translation<typeof en>;
