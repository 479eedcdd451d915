import type { Translation } from '../translation.ts';
import type en from '../en/course-mails.ts';

export default {
  page: {
    title: 'Deine Kurs-E-Mails',
    description: 'Hier bestellst du E-Mails zu deinem Kurs ab, ohne dich anzumelden.',
  },
  link: {
    confirm: {
      title: 'Abbestellen?',
      text: 'Dein Kurs läuft ganz normal weiter. In deinem Konto kannst du sie jederzeit wieder einschalten.',
      button: 'Diese E-Mails abbestellen',
    },
    off: {
      title: 'Abbestellt',
      text: 'Diese E-Mails kommen nicht mehr. In deinem Konto kannst du sie jederzeit wieder einschalten.',
    },
    gone: {
      title: 'Dieser Link führt nicht mehr weiter',
      text: 'Welche E-Mails du zu deinem Kurs bekommst, stellst du in deinem Konto ein.',
    },
    all: 'Alle Kurs-E-Mails abbestellen',
    account: 'Zu meinem Konto',
  },
  card: {
    title: 'E-Mails zu deinem Kurs',
    text: 'Wir schreiben dir, solange dein Kurs läuft. Was du nicht brauchst, schaltest du einfach ab.',
    module_open: 'Wenn das nächste Modul offen ist',
    stalled: 'Wenn ein Modul länger auf dich wartet',
    month_left: 'Wenn noch ein Monat bleibt',
    week_left: 'Wenn noch eine Woche bleibt',
    done: 'Wenn du alle Module geschafft hast',
    on: 'Gespeichert. Diese E-Mails kommen wieder.',
    off: 'Gespeichert. Diese E-Mails kommen nicht mehr.',
  },
} as const satisfies Translation<typeof en>;
