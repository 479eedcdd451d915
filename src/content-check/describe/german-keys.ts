import { closest } from '../reading/suggest.ts';

/** What German editors call the entries of a file, whose names are English. */
const german: Readonly<Record<string, string>> = {
  abschnitte: 'sections',
  adresse: 'slug',
  allergene: 'allergens',
  alter: 'age',
  anmeldung: 'signIn',
  antworten: 'answers',
  ballaststoffe: 'fibre',
  beschreibung: 'description',
  bild: 'picture',
  eiweiß: 'protein',
  einleitung: 'lead',
  entwurf: 'draft',
  fett: 'fat',
  frage: 'question',
  garzeit: 'cook',
  gesättigt: 'saturated',
  haltbar: 'keeps',
  hinweis: 'note',
  knopf: 'button',
  kochzeit: 'cook',
  kohlenhydrate: 'carbs',
  küche: 'cuisine',
  mahlzeiten: 'meals',
  minuten: 'minutes',
  muster: 'sample',
  nährwerte: 'nutrition',
  portionen: 'servings',
  quelle: 'source',
  quellen: 'sources',
  salz: 'salt',
  schlagworte: 'tags',
  schritte: 'steps',
  sekunden: 'seconds',
  startseite: 'home',
  suche: 'search',
  suchwörter: 'search',
  themen: 'tags',
  titel: 'title',
  übungen: 'exercises',
  überschrift: 'headline',
  veröffentlicht: 'published',
  vorbereitung: 'prep',
  ziel: 'to',
  zitat: 'quote',
  zucker: 'sugar',
  zutaten: 'ingredients',
};

/** The entry that was meant: one with a similar name, or with that name in German. */
export function closestKey(written: string, keys: readonly string[]): string | undefined {
  const names = Object.keys(german).filter((name) => keys.includes(german[name] ?? ''));
  return german[closest(written, names, 1) ?? ''] ?? closest(written, keys);
}
