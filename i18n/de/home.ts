import type { Translation } from '../translation.ts';
import type en from '../en/home.ts';

export default {
  seo: {
    title: 'Abnehmen mit Plan und gutem Essen: die Valea-App',
    description:
      'Die App mit persönlichem Essensplan und Rezepten. {{questions}} Fragen, etwa {{startMinutes}} Minuten, kostenlos: Sieh dir deinen Plan an. Für Erwachsene ab {{minAge}}.',
  },
  hero: {
    eyebrow: 'Die App mit deinem persönlichen Essensplan',
    title: 'Abnehmen mit einem Plan, der dir schmeckt.',
    text: 'Die App plant mit dir, was morgens, mittags und abends auf den Tisch kommt: so, wie du gern isst, mit Rezepten für alle, die mitessen. Für Erwachsene, die vom Diäthalten genug haben.',
    primary: 'Meinen Plan ansehen',
    trial: {
      label: 'So probierst du es aus',
      questions: '{{questions}} Fragen',
      minutes: '{{startMinutes}} Minuten',
      free: 'kostenlos',
    },
    small:
      'Ab {{minAge}} Jahren. Bei Krankheit oder in der Schwangerschaft sprich zuerst mit deiner Ärztin oder deinem Arzt.',
    sticker: 'Brot gehört dazu.',
  },
  proof: {
    label: 'Valea auf einen Blick',
    users: 'Menschen nutzen Valea',
    guarantee: 'Tage Geld zurück, wenn du vorher das Quiz machst',
    modules: 'Audiomodule im Kurs',
    source: '{{figure}}: {{source}}.',
  },
  features: {
    eyebrow: 'Was dich erwartet',
    title: 'Vier Dinge, die den Alltag leichter machen',
  },
  recipes: {
    eyebrow: 'Aus unserer Küche',
    title: 'Worauf hast du Lust?',
    all: 'Alle {{number}} Rezepte',
  },
  price: {
    eyebrow: 'Was es kostet',
    title: 'Ab {{money}} im Monat',
    total:
      'Bei {{months}} Monaten: {{total}} insgesamt mit Mehrwertsteuer, im Voraus bezahlt. Danach {{total}} alle {{months}} Monate, bis du kündigst.',
    guarantee: '{{registrationGuaranteeDays}} Tage Geld zurück, wenn du vorher das Quiz machst',
    cancel: 'Online kündbar, ohne Anruf',
    whole: 'Immer die ganze App',
    all: 'Alle Angebote',
  },
  comparison: {
    eyebrow: 'Ehrlich verglichen',
    title: 'Valea im Vergleich',
    caption: 'Valea im Vergleich mit Crash-Diäten, Kalorienzählen und Punkteprogrammen',
    criterion: 'Worum es geht',
    columns: {
      valea: 'Valea',
      crash: 'Crash-Diäten',
      counting: 'Kalorienzählen',
      points: 'Punkteprogramme',
    },
    small: 'Eine allgemeine Einschätzung der Redaktion. Einzelne Angebote können davon abweichen.',
    more: 'Alle Unterschiede zeigen',
  },
  testimonials: {
    eyebrow: 'Aus dem Alltag',
    title: 'Geschichten vom Küchentisch',
    source: {
      app: 'mit der App',
      course: 'mit dem Kurs',
    },
    byline: '{{person}}, {{age}}',
    notice: 'Geschichten und Filme sind erfunden, bis wir echte zeigen können.',
    more: 'Wie wir prüfen',
  },
  films: {
    eyebrow: 'Zum Anschauen',
    title: 'Kurze Filme, große Töpfe',
    play: 'Film abspielen: {{title}}',
    transcript: 'Text zum Film lesen',
    captions: 'Deutsche Untertitel',
    seconds: '{{seconds}} Sekunden',
    ask: 'Dieser Film liegt bei {{provider}}. Wenn du ihn abspielst, erfährt {{provider}} deine IP-Adresse und kann Cookies setzen.',
    yes: 'Ja, abspielen',
    no: 'Nein, danke',
  },
  course: {
    eyebrow: 'Präventionskurs nach § 20 SGB V',
    title: '{{weeks}} Wochen, die du dir anhören kannst',
    text: '{{modules}} Audiomodule auf Deutsch, jedes mit Quiz und Arbeitsheft. Dazu {{monthsOfAppAccess}} Monate App, danach endet alles von selbst.',
    fee: 'Kursgebühr',
    feeAmount: '{{courseFee}}',
    feeNote: 'einmalig, im Voraus',
    back: 'Erstattung',
    backRange: '{{reimbursementMin}} bis {{reimbursementMax}}',
    backNote: 'von gesetzlichen Krankenkassen, nach dem Abschluss',
    bar: 'Von {{courseFee}} Kursgebühr erstatten gesetzliche Krankenkassen nach dem Abschluss meist {{reimbursementMin}} bis {{reimbursementMax}}.',
    barSure: 'meist ab {{reimbursementMin}}',
    barMaybe: 'je nach Kasse',
    conditionsTitle: 'Damit deine Kasse zahlt',
    conditions: {
      insured: 'Du bist mindestens {{minAge}} und in Deutschland gesetzlich versichert.',
      health: 'Gesundheitlich spricht nichts gegen die Teilnahme.',
      complete:
        'Du hörst alle {{modules}} Module ganz und beantwortest jedes Quiz, innerhalb von {{monthsToFinish}} Monaten.',
      measures:
        'Du hast die {{measuresMin}} bis {{measuresMax}} Kurse, die deine Kasse im Jahr fördert, noch nicht ausgeschöpft.',
    },
    link: 'Zum Kurs',
    inShort:
      'Im Voraus bezahlt. Gesetzliche Kassen erstatten nach dem Abschluss, wenn gesundheitlich nichts dagegenspricht und du alle {{modules}} Module in {{monthsToFinish}} Monaten schaffst.',
  },
  faq: {
    eyebrow: 'Kurz gefragt',
    title: 'Was viele zuerst fragen',
    all: 'Alle Fragen',
  },
  start: {
    price: {
      text: 'Das Quiz kostet nichts.',
      button: '{{questions}} Fragen beantworten',
    },
    comparison: {
      text: 'Ob das zu dir passt?',
      button: '{{questions}} Fragen beantworten',
    },
    stories: {
      text: 'Und wie sieht es an deinem Küchentisch aus?',
      button: 'Plan zusammenstellen',
    },
    films: {
      text: 'Und was gibt es morgen bei dir?',
      button: 'Plan zusammenstellen',
    },
  },
  onward: {
    plans: {
      text: 'Klingt gut für dich?',
      button: 'Angebote ansehen',
    },
    course: {
      text: 'Neugierig auf den Kurs?',
      button: 'Kurs ansehen',
    },
    recipes: {
      text: 'Appetit bekommen?',
      button: 'Rezepte ansehen',
    },
  },
  closing: {
    start: {
      title: 'Hunger bekommen?',
      text: 'Dann schau nach, was heute auf deinem Plan stehen könnte.',
      primary: 'Meinen Plan ansehen',
    },
    plans: {
      title: 'Was passt zu dir?',
      text: 'Alle Angebote öffnen dieselbe App. Sie unterscheiden sich nur in Laufzeit und Preis.',
      primary: 'Angebote ansehen',
    },
    course: {
      title: 'Sieh dir den Kurs an.',
      text: 'Lies nach, was dich in den {{modules}} Modulen erwartet, und prüf, ob du teilnehmen kannst.',
      primary: 'Kurs ansehen',
    },
    recipes: {
      title: 'Was kochst du zuerst?',
      text: 'Such nach dem, was du im Haus hast oder worauf du Lust hast.',
      primary: 'Rezepte ansehen',
    },
  },
} as const satisfies Translation<typeof en>;
