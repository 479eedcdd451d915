import type { Translation } from '../translation.ts';
import type en from '../en/declarations.ts';

export default {
  cancel: {
    title: 'Hier kannst du kündigen',
    lead: 'Ohne Anmeldung. Die Bestätigung bekommst du sofort, hier und per E-Mail.',
    manner: 'Wie möchtest du kündigen?',
    ordinary: 'Ordentlich',
    ordinaryHint: 'Ohne Grund, mit der vereinbarten Frist',
    extraordinary: 'Außerordentlich',
    extraordinaryHint: 'Aus wichtigem Grund, ohne Frist',
    reason: 'Dein Grund',
    reasonHint: 'Ein, zwei Sätze genügen. Angaben zu deiner Gesundheit brauchen wir nicht.',
    when: 'Zu wann?',
    earliest: 'Zum frühestmöglichen Zeitpunkt',
    day: 'Zu einem späteren Datum',
    date: 'Datum',
    submit: 'Jetzt kündigen',
  },
  withdraw: {
    title: 'Hier kannst du widerrufen',
    lead: 'Ohne Anmeldung und ohne Gründe, vierzehn Tage lang. Die Bestätigung bekommst du sofort, hier und per E-Mail.',
    next: 'Weiter',
    steps: 'Schritt {{step}} von 2',
    review: 'Stimmt das so?',
    reviewLead:
      'Damit erklärst du den Widerruf. Sobald klar ist, dass er von dir kommt, endet dein Zugang, und du bekommst den Preis zurück. Nur bei einem Kurs behalten wir den Anteil für die Module, die du schon begonnen hast, wenn unsere Garantie ihn nicht abdeckt.',
    submit: 'Widerruf bestätigen',
    back: 'Angaben ändern',
  },
  contract: 'Welcher Vertrag?',
  app: 'App-Abo',
  course: 'Präventionskurs',
  name: 'Vor- und Nachname',
  email: 'E-Mail-Adresse',
  emailHint: 'Am besten die, mit der du bestellt hast. Dorthin geht die Bestätigung.',
  order: 'Bestellnummer',
  orderHint: 'Freiwillig. Sie steht in deiner Bestellbestätigung.',
  problem: {
    contract: 'Bitte wähle den Vertrag aus.',
    reason: 'Bitte nenne kurz den Grund.',
    date: 'Bitte wähle ein Datum, das noch kommt und höchstens zwei Jahre entfernt ist.',
    name: 'Bitte gib deinen Namen an.',
    email: 'Bitte gib eine vollständige E-Mail-Adresse an, etwa anna@beispiel.de.',
  },
  error: {
    fields:
      'Eine Angabe fehlt oder passt nicht. Bitte geh einen Schritt zurück und schau noch einmal über das Formular.',
    failed:
      'Das hat nicht geklappt, und vielleicht ist nichts bei uns angekommen. Versuch es bitte noch einmal (doppelt zählt es nicht), oder schreib uns an {{email}}. Das gilt genauso.',
    slowed:
      'In der letzten Stunde sind hier schon sehr viele Erklärungen angekommen, darum nehmen wir ohne Anmeldung gerade keine weitere an. Melde dich an und versuch es noch einmal, oder schreib uns: Eine E-Mail an {{email}} gilt genauso, und sie zählt ab heute. Diese Worte genügen:',
    words: {
      cancel: 'Hiermit kündige ich meinen Vertrag. Name: … Bestellnummer (falls zur Hand): …',
      withdraw: 'Hiermit widerrufe ich meinen Vertrag. Name: … Bestellnummer (falls zur Hand): …',
    },
    write: 'E-Mail schreiben',
  },
  acknowledgement: {
    mailed:
      'Diese Bestätigung bekommst du auch per E-Mail. Gibt es den Vertrag bei uns und bist du nicht angemeldet, schicken wir an die Adresse, mit der er bestellt wurde, einen Link: Ein Klick, und wir kümmern uns sofort darum. Ohne Klick sieht sich jemand von uns deine Erklärung an. Es zählt der heutige Tag.',
    download: 'Bestätigung herunterladen',
  },
  link: {
    page: {
      title: 'Deine Erklärung',
      description:
        'Hier bestätigst du eine Kündigung oder einen Widerruf, die nicht aus deinem Konto gekommen sind.',
    },
    confirm_cancel: {
      title: 'Möchtest du diesen Vertrag kündigen?',
      text: 'Mit deiner Bestätigung tragen wir die Kündigung sofort ein. Es zählt der Tag, an dem sie bei uns angekommen ist.',
      button: 'Ja, ich kündige',
    },
    confirm_withdraw: {
      title: 'Möchtest du diesen Vertrag widerrufen?',
      text: 'Mit deiner Bestätigung endet dein Zugang, und du bekommst den Preis zurück. Nur bei einem Kurs behalten wir den Anteil für die Module, die du schon begonnen hast, wenn unsere Garantie ihn nicht abdeckt. Es zählt der Tag, an dem dein Widerruf bei uns angekommen ist.',
      button: 'Ja, ich widerrufe',
    },
    confirmed: {
      title: 'Danke, wir kümmern uns sofort darum',
      text: 'Wie es ausgeht, schreiben wir dir gleich per E-Mail.',
    },
    done: {
      title: 'Das ist schon erledigt',
      text: 'Was daraus geworden ist, steht in der E-Mail, die wir dir geschickt haben.',
    },
    gone: {
      title: 'Dieser Link funktioniert nicht mehr',
      text: 'Vielleicht ist er abgelaufen, oder es fehlt ein Stück davon. Öffne ihn am besten direkt aus unserer E-Mail, oder schreib uns an {{email}}.',
    },
    home: 'Zur Startseite',
    account: 'Zu meinem Konto',
  },
} as const satisfies Translation<typeof en>;
