import type { Translation } from '../translation.ts';
import type en from '../en/login.ts';

export default {
  title: 'Anmelden',
  description:
    'Melde dich bei Valea an oder leg ein Konto an: mit Apple, Google, Facebook oder deiner E-Mail-Adresse.',
  help: 'Etwas klappt nicht?',
  write: 'Schreib uns',
  script: {
    title: 'Zum Anmelden braucht es JavaScript',
    text: 'Bitte schalte JavaScript für diese Seite ein und lade sie neu. Oder schreib uns oder ruf an, dann helfen wir dir:',
  },
  planTitle: {
    one: 'Fast geschafft: dein Konto für 1 Monat Valea',
    other: 'Fast geschafft: dein Konto für {{months}} Monate Valea',
  },
  island: {
    checking: 'Deine Anmeldung wird geprüft',
    headlines: {
      'sign-in': {
        title: 'Schön, dass du da bist',
        text: 'Melde dich an und mach da weiter, wo du aufgehört hast.',
      },
      register: {
        title: 'Leg dein Konto an',
        text: 'Ein Konto für die Website und die App. Mit unserer Geld-zurück-Garantie hast du {{registrationGuaranteeDays}} Tage Zeit, um herauszufinden, ob Valea zu dir passt.',
      },
      onboarding: {
        title: 'Behalte dein Ergebnis',
        text: 'Mit einem Konto hast du deine Antworten auf jedem Gerät dabei. Und mit unserer Geld-zurück-Garantie hast du {{registrationGuaranteeDays}} Tage Zeit, um herauszufinden, ob Valea zu dir passt.',
      },
      course: {
        title: 'Melde dich an und buch deinen Kurs',
        text: 'So haben deine Buchung, dein Fortschritt und später deine Bescheinigung einen festen Platz.',
      },
      plan: {
        title: 'Fast geschafft: dein Konto für Valea',
        text: 'In der App meldest du dich genauso an. Nimm also den Weg, den du dir am besten merken kannst.',
      },
      quiz: {
        title: 'Wohin mit deinem Ergebnis?',
        text: 'Wir schicken dir einen Link, der es in deinem Konto speichert, ganz ohne Passwort. Und mit unserer Geld-zurück-Garantie hast du {{registrationGuaranteeDays}} Tage Zeit, um herauszufinden, ob Valea zu dir passt.',
      },
    },
    ways: {
      label: 'Wege zur Anmeldung',
      with: 'Weiter mit {{provider}}',
      email: 'E-Mail',
      opening: 'Warten auf {{provider}} …',
      again: 'Noch einmal versuchen',
      outside: 'Im Browser öffnen',
      menu: 'Öffne das Menü dieser App (⋯) und wähle „Im Browser öffnen“. Oder wir schicken dir einen Link per E-Mail.',
      link: 'Link per E-Mail schicken',
    },
    forms: {
      'sign-in': {
        title: 'Mit E-Mail anmelden',
        submit: 'Anmelden',
        to: 'Ich habe schon ein Konto',
      },
      register: {
        title: 'Konto anlegen',
        submit: 'Konto anlegen',
        to: 'Ich bin neu hier',
      },
      reset: {
        title: 'Neues Passwort wählen',
        submit: 'E-Mail schicken',
        to: 'Passwort vergessen?',
      },
      link: {
        title: 'Ohne Passwort anmelden',
        submit: 'Link schicken',
        to: 'Ohne Passwort anmelden',
      },
    },
    fields: {
      email: 'E-Mail-Adresse',
      password: 'Passwort',
      newPassword: 'Neues Passwort',
      length:
        'Mindestens {{passwordLength}} Zeichen. Ein paar Wörter hintereinander sind leicht zu merken und schwer zu erraten.',
      show: 'Passwort anzeigen',
    },
    back: 'Alle Wege zur Anmeldung',
    here: {
      why: 'Dein Browser speichert nichts. Melde dich deshalb gleich hier an, dann bleibt dein Ergebnis stehen und kommt danach in dein Konto.',
      back: 'Zurück zu deinem Ergebnis',
    },
    code: {
      title: 'Jetzt noch dein Code',
      text: 'Öffne die Authenticator-App auf deinem Handy und gib die sechs Ziffern ein, die dort für Valea stehen.',
      label: 'Code aus der App',
      submit: 'Anmelden',
      lost: 'Die App ist weg, oder du hast ein neues Handy? Schreib uns, dann kommst du wieder hinein:',
    },
    mailed: {
      title: 'Schau in dein Postfach',
      register: {
        before: 'Wir haben eine E-Mail an diese Adresse geschickt:',
        after:
          'Öffne den Link darin, um zu bestätigen, dass die Adresse dir gehört. Danach geht es hier von selbst weiter. Hast du schon ein Konto, meldet der Link dich an.',
      },
      reset: {
        before: 'Wenn es zu dieser Adresse ein Konto gibt, ist eine E-Mail dorthin unterwegs:',
        after: 'Über den Link darin wählst du ein neues Passwort.',
      },
      link: {
        before: 'Wir haben eine E-Mail an diese Adresse geschickt:',
        after: 'Öffne den Link darin, dann bist du angemeldet. Er funktioniert genau einmal.',
      },
      spam: 'Nichts angekommen? Schau auch in den Spam-Ordner.',
      again: 'Noch einmal schicken',
      later: 'In einer halben Minute kannst du sie noch einmal schicken lassen.',
      other: 'Andere Adresse nehmen',
    },
    address: {
      title: 'An welche Adresse ging der Link?',
      text: 'Du hast ihn in einem anderen Browser geöffnet als dem, in dem du ihn angefordert hast. Gib die Adresse bitte noch einmal ein, damit wir sicher sind, dass du es bist.',
      submit: 'Anmelden',
    },
    newPassword: {
      title: 'Dein neues Passwort',
      text: 'Danach bist du gleich angemeldet.',
      submit: 'Speichern und anmelden',
    },
    confirmed: {
      title: 'Deine Adresse ist bestätigt',
      text: 'Auf der Seite, auf der du angefangen hast, geht es von selbst weiter. Diese hier kannst du schließen.',
      here: 'Oder hier weitermachen',
    },
    unreachable: {
      title: 'Dein Konto ist gerade nicht erreichbar',
      again: 'Noch einmal versuchen',
    },
    signedIn: {
      title: 'Du bist angemeldet',
      on: 'Weiter',
    },
  },
} as const satisfies Translation<typeof en>;
