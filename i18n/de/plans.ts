import type { Translation } from '../translation.ts';
import type en from '../en/plans.ts';

export default {
  seo: {
    title: 'Angebote und Preise der {{product}}-App',
    description:
      'Die ganze App zum festen Gesamtpreis mit Mehrwertsteuer, mit Geld-zurück-Garantie und jederzeit online kündbar.',
  },
  hero: {
    eyebrow: 'Die {{product}}-App',
    title: 'Wie lange soll {{product}} mit am Tisch sitzen?',
    text: 'Jedes Angebot ist die ganze App. Länger ist im Monat günstiger, mehr Unterschied gibt es nicht.',
  },
  island: {
    fits: {
      one: '{{weight}} bis etwa {{date}}: dafür passt {{months}} Monat. Jedes Angebot ist die ganze App.',
      other: '{{weight}} bis etwa {{date}}: dafür passen {{months}} Monate. Jedes Angebot ist die ganze App.',
    },
    card: {
      list: 'Angebote',
      month: {
        one: '{{months}} Monat',
        other: '{{months}} Monate',
      },
      perMonth: {
        one: 'gilt für einen Monat',
        other: 'entspricht {{money}} im Monat',
      },
      bestprice: 'Bester Preis',
      fits: 'Passt zu deinem Weg',
      liked: 'Am beliebtesten',
      less: '{{percent}} weniger',
      before: 'Preis ohne Rabatt:',
      now: 'Dein Preis:',
      renews: {
        one: 'Danach {{money}} jeden Monat, bis du kündigst.',
        other: 'Danach {{money}} alle {{months}} Monate, bis du kündigst.',
      },
      withoutCode: 'Der Code gilt hier nicht.',
      start: {
        one: 'Mit {{months}} Monat starten',
        other: 'Mit {{months}} Monaten starten',
      },
      saved: '{{money}} weniger als {{months}} einzelne Monate',
      guarantee: '{{guaranteeDays}} Tage Geld zurück, nach dem Quiz {{registrationGuaranteeDays}}',
      guaranteed: '{{registrationGuaranteeDays}} Tage Geld zurück, bis {{date}}',
    },
    code: {
      title: 'Hast du einen Rabattcode?',
      label: 'Rabattcode',
      apply: 'Einlösen',
      checking: 'Code wird geprüft …',
      applied: '{{code}} ist eingelöst. Der Rabatt gilt für deine erste Laufzeit.',
      remove: 'Code entfernen',
      empty: 'Gib bitte zuerst deinen Code ein.',
    },
    status: {
      again: 'Noch einmal versuchen',
      hasTitle: 'Du hast die App schon',
      hasText:
        'In deinem Konto siehst du, wie lange dein Abo läuft und wie du die App aufs Telefon bekommst.',
      processingTitle: 'Deine Zahlung ist unterwegs',
      processingText:
        'Bei manchen Zahlungsarten dauert das ein paar Tage. Den Stand findest du in deinem Konto.',
      account: 'Zu deinem Konto',
    },
  },
  small: {
    title: 'Gut zu wissen',
    prices:
      'Alle Preise sind Gesamtpreise mit Mehrwertsteuer. Bezahlt wird im Voraus, erst nach der Bestellseite, auf der du alles noch einmal siehst. Auf der Bestellseite steht immer der Preis, der gilt.',
    renews:
      'Das Abo verlängert sich um dieselbe Laufzeit, wenn du nicht spätestens {{noticeHours}} Stunden vor ihrem Ende kündigst. Nach der ersten Laufzeit bist du höchstens einen Monat gebunden.',
    bestPrice: '„Bester Preis“ ist der niedrigste Preis im Monat.',
    liked: '„Am beliebtesten“ ist, was im letzten vollen Quartal am häufigsten gewählt wurde.',
    sample: 'Diese Angabe ist ein Beispiel, bis es echte Zahlen gibt.',
  },
  inside: {
    eyebrow: 'In jedem Angebot',
    title: 'Die ganze App, von Anfang an',
    label: 'Bilder der App',
    week: {
      title: 'Die Woche im Blick',
      text: 'Sieben Tage auf einer Seite. Passt dir ein Gericht nicht, tauschst du es.',
    },
    list: {
      title: 'Ein Einkaufszettel',
      text: 'Die Mengen aller Rezepte zusammengezählt und sortiert wie im Laden. Abhaken, fertig.',
    },
    phone: 'Du brauchst ein iPhone ab iOS {{ios}} oder ein Gerät ab Android {{android}}.',
  },
  promise: {
    guaranteeTitle: '{{guaranteeDays}} Tage Geld zurück, nach dem Quiz {{registrationGuaranteeDays}}',
    guarantee:
      'Passt Valea doch nicht zu dir, bekommst du den vollen Preis zurück: {{registrationGuaranteeDays}} Tage, wenn du vor der Bestellung das Quiz gemacht oder dein Konto nicht erst für sie angelegt hast, sonst {{guaranteeDays}} Tage. Schreib uns einfach, einen Grund brauchst du nicht.',
    longTitle: '{{registrationGuaranteeDays}} Tage Geld zurück',
    long: 'Passt Valea doch nicht zu dir, bekommst du {{registrationGuaranteeDays}} Tage lang den vollen Preis zurück. Schreib uns einfach, einen Grund brauchst du nicht.',
    cancelTitle: 'Kündigen ohne Umwege',
    cancel: 'Online, ohne Anmeldung und ohne Anruf. Die Bestätigung hast du sofort.',
    cancelLink: 'So kündigst du',
    dataTitle: 'Deine Angaben bleiben bei uns',
    data: 'Deine Angaben zur Gesundheit bekommt niemand, auch nicht für Werbung.',
    dataLink: 'Mehr zum Datenschutz',
  },
  course: {
    title: 'Zahlt deine Krankenkasse mit?',
    text: 'Im Präventionskurs sind {{monthsOfAppAccess}} Monate App schon dabei. Du zahlst {{courseFee}} im Voraus. Gesetzliche Kassen erstatten nach dem Abschluss meist {{reimbursementMin}} bis {{reimbursementMax}}, wenn du ihre Bedingungen erfüllst.',
    link: 'Kurs und Erstattung ansehen',
  },
  questions: {
    eyebrow: 'Kurz gefragt',
    title: 'Was du vor dem Bestellen wissen willst',
    all: 'Alle Fragen und Antworten',
  },
} as const satisfies Translation<typeof en>;
