import type { Translation } from '../translation.ts';
import type en from '../en/course-messages.ts';

export default {
  title: 'Nachrichten',
  description: 'Deine Fragen an die Kursleitung und ihre Antworten.',
  noscript: 'Für deine Nachrichten brauchst du JavaScript. Schreib uns gern, wenn du nicht weiterkommst:',
  island: {
    title: 'Nachrichten',
    lead: 'Frag {{courseLeader}}, was dir zum Kurs durch den Kopf geht. Sie liest jede Nachricht selbst und antwortet dir hier.',
    loading: 'Deine Nachrichten werden geladen',
    unreachable: {
      title: 'Wir erreichen deine Nachrichten gerade nicht',
      again: 'Noch einmal versuchen',
    },
    none: {
      title: 'Hier schreibst du mit deiner Kursleitung',
      text: 'Du hast noch keinen Kurs gebucht. Sobald du dabei bist, erreichst du deine Kursleitung hier.',
      link: 'Den Kurs ansehen',
    },
    courses: 'Kurs',
    empty: {
      title: 'Noch keine Nachricht',
      text: 'Eine Frage zum Modul, ein Rezept, das nicht klappt, etwas, das gerade schwerfällt: Alles rund um den Kurs gehört hierher. In einem Notfall oder bei Beschwerden wende dich bitte an eine Ärztin oder einen Arzt.',
    },
    list: 'Verlauf',
    from: {
      participant: 'Du',
      leader: '{{courseLeader}}',
    },
    at: '{{date}}, {{time}} Uhr',
    read: 'Gelesen',
    delivered: 'Angekommen',
    sending: 'Wird gesendet …',
    waiting: 'Wartet auf Verbindung. Lass diesen Tab offen, dann geht sie von selbst raus.',
    failed: 'Nicht gesendet.',
    again: 'Noch einmal senden',
    edit: 'Bearbeiten',
    label: 'Deine Nachricht',
    hint: 'Nur Text, höchstens {{most}} Zeichen. Sobald eine Antwort da ist, schreiben wir dir eine E-⁠Mail, ohne ihren Inhalt.',
    left: {
      one: 'Noch 1 Zeichen',
      other: 'Noch {{count}} Zeichen',
    },
    send: 'Nachricht senden',
    missing: 'Schreib bitte erst etwas.',
    tooLong: 'Das ist etwas zu lang. Kürze deine Nachricht bitte oder teil sie auf.',
    consent: {
      label:
        'Ich bin einverstanden, dass meine Nachrichten gespeichert und von der Kursleitung gelesen werden, auch wenn ich darin etwas über meine Gesundheit schreibe.',
      note: 'Du kannst das jederzeit zurücknehmen: Dann löschen wir alle deine Nachrichten.',
      missing: 'Ohne dein Häkchen dürfen wir deine Nachricht nicht speichern.',
    },
    over: 'Dein Kurs läuft gerade nicht, deshalb kannst du hier nichts Neues schreiben.',
    never: {
      title: 'Hier steht keine Nachricht',
      text: 'Du und deine Kursleitung habt euch in diesem Kurs nicht geschrieben.',
    },
    time: {
      title: 'Zeit mit deiner Kursleitung',
      text: '{{minutes}} von {{wanted}} Minuten',
      note: 'So viel persönlicher Kontakt gehört zu einem zertifizierten Kurs. Jede Antwort zählt dazu, und ihr könnt auch telefonieren: Schreib einfach, wann es dir passt.',
      past: 'So viel persönlicher Kontakt gehört zu einem zertifizierten Kurs.',
      done: 'Geschafft. Fragen darfst du natürlich weiterhin.',
    },
    delete: {
      title: 'Einverständnis zurücknehmen',
      text: 'Dann löschen wir alle deine Nachrichten und die Antworten darauf. Die gezählten Minuten bleiben als Nachweis für die Prüfstelle, ohne Inhalt.',
      ask: 'Alle Nachrichten löschen …',
      sure: 'Wirklich alles löschen? Das lässt sich nicht rückgängig machen.',
      yes: 'Ja, alles löschen',
      no: 'Behalten',
      done: 'Deine Nachrichten sind gelöscht.',
    },
    back: 'Zum Kurs',
  },
} as const satisfies Translation<typeof en>;
