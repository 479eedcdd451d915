import type { Translation } from '../translation.ts';
import type en from '../en/invoice.ts';

export default {
  seo: {
    title: '{{course}}: Rechnung einreichen',
    description:
      'Was auf Rechnung und Teilnahmebescheinigung zu „{{course}}“ steht und wie du beide bei deiner Krankenkasse einreichst.',
  },
  breadcrumb: 'Rechnung',
  title: 'So reichst du Rechnung und Bescheinigung ein',
  intro:
    'Zwei Blätter genügen: die Rechnung und deine Teilnahmebescheinigung. Beide bekommst du von uns und reichst sie selbst ein.',
  paper: {
    label: 'Beispiel einer Rechnung',
    title: 'Rechnung',
    to: 'An: dein Name, deine Anschrift',
    what: 'Präventionskurs „{{title}}“',
    id: 'Kurs-ID {{courseId}}',
    sum: 'Gesamtbetrag',
    paid: 'bezahlt',
  },
  all: 'Alle Kassen ansehen',
} as const satisfies Translation<typeof en>;
