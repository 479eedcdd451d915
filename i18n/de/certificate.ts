import type { Translation } from '../translation.ts';
import type en from '../en/certificate.ts';

export default {
  check: {
    title: 'Ist diese Bescheinigung echt?',
    description:
      'Prüfe eine Teilnahmebescheinigung von Valea: mit Nummer, Name und Geburtsdatum. Die Seite antwortet mit Ja oder Nein, nennt die bescheinigten Minuten und jede Berichtigung.',
    genuine: {
      title: 'Ja, sie ist echt',
      text: 'Wir haben diese Bescheinigung ausgestellt, und sie ist auf diesen Namen und dieses Geburtsdatum ausgestellt.',
    },
    revoked: {
      title: 'Nein, sie gilt zurzeit nicht',
      text: 'Wir haben diese Bescheinigung ausgestellt. Die Kursgebühr wurde aber zurückgezahlt, oder eine Bank prüft die Zahlung gerade.',
    },
    no: {
      title: 'Nein, das passt nicht zusammen',
      text: 'Zu diesen Angaben gibt es keine Bescheinigung von uns. Vergleiche Nummer, Name und Geburtsdatum bitte noch einmal mit dem Papier. Stimmen sie, ist die Bescheinigung nicht von uns, sie wurde verändert, oder sie ist älter als vier Jahre.',
    },
    busy: {
      title: 'Einen Moment bitte',
      text: 'Von hier kamen gerade sehr viele Anfragen. In einer Minute geht es weiter.',
    },
    ask: {
      title: 'Angaben eingeben',
      text: 'Alle drei stehen auf der Bescheinigung, die Nummer ganz unten. Was du eingibst, vergleichen wir nur: Wir speichern es nicht.',
      label: 'Nummer der Bescheinigung',
      name: 'Vor- und Nachname',
      birthday: 'Geburtsdatum',
      button: 'Prüfen',
    },
    again: 'Eine andere Bescheinigung prüfen',
  },
} as const satisfies Translation<typeof en>;
