import type { Translation } from '../translation.ts';
import type en from '../en/shell.ts';

export default {
  broken: {
    text: 'Die Seite ist nicht ganz bei dir angekommen. Lade sie bitte neu, dann geht es weiter.',
    reload: 'Seite neu laden',
  },
  skip: 'Zum Inhalt springen',
  brand: {
    home: '{{product}}, zur Startseite',
  },
  nav: {
    label: 'Hauptnavigation',
    open: 'Menü',
    login: 'Anmelden',
    logout: 'Abmelden',
    close: 'Menü schließen',
    help: 'Hilfe',
  },
  pages: {
    home: 'Startseite',
    about: 'Über uns',
    faq: 'Fragen',
    my: 'Mein Konto',
    onboarding: 'Dein Plan',
    recipes: 'Rezepte',
    week: 'Wochenplan',
    plans: 'Angebote',
    course: 'Kurs',
    imprint: 'Impressum',
    privacy: 'Datenschutz',
    terms: 'AGB',
    withdrawal: 'Vertrag widerrufen',
    cancel: 'Verträge hier kündigen',
    accessibility: 'Barrierefreiheit',
    easyLanguage: 'Leichte Sprache',
  },
  language: {
    open: 'Sprache ändern',
    title: 'Wähle deine Sprache',
    text: 'Du bleibst auf dieser Seite.',
    close: 'Schließen',
  },
  footer: {
    promise: 'Gutes Essen, ein ruhiges Tempo und jemand, der das Warum erklärt.',
    discover: 'Entdecken',
    legal: 'Rechtliches',
    contract: 'Dein Vertrag',
    contact: 'Kontakt',
    languages: 'Sprachen',
    copyright: '© {{year}} {{companyName}}',
  },
  breadcrumbs: 'Du bist hier',
  toasts: {
    label: 'Meldungen',
    dismiss: 'Meldung schließen',
  },
  meantAddress: 'Meintest du {{address}}?',
  greetings: {
    new: {
      plain: 'Schön, dass du da bist.',
      named: 'Schön, dass du da bist, {{name}}.',
    },
    back: {
      plain: 'Willkommen zurück.',
      named: 'Willkommen zurück, {{name}}.',
    },
  },
  linkCopied: 'Link kopiert.',
  linkNotCopied: 'Der Link ließ sich nicht kopieren. Bitte kopiere ihn aus der Adresszeile.',
  updated: 'Stand: {{date}}',
  cards: {
    valea:
      'Gut essen, in Ruhe abnehmen. Illustration: die App auf einem Telefon neben einer Kiste voll Gemüse',
    home: 'Abnehmen mit einem Plan, der dir schmeckt. Illustration: ein gedeckter Tisch mit Lachs, Salat und Brot',
    about: 'Wir glauben an Abendbrot. Illustration: ein Abendbrottisch mit Brot, Käse und Salat',
    faq: 'Frag ruhig. Illustration: zwei Tassen Tee und zwei Sprechblasen',
    recipes: 'Was kochen wir heute? Illustration: ein Teller mit Lachs, Gemüse und Kartoffeln',
    course: 'Ein Kurs, den du beim Kochen hörst. Illustration: Kopfhörer, ein Notizbuch und eine Tasse Tee',
  },
  llms: {
    pages: 'Seiten',
    recipes: 'Rezepte als Markdown',
  },
} as const satisfies Translation<typeof en>;
