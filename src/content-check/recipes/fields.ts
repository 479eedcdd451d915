import { allergens } from '#domain/recipes/allergens.ts';
import { cuisines } from '#domain/recipes/cuisines.ts';
import type { Locale } from '#domain/locales.ts';
import { meals } from '#domain/recipes/meals.ts';
import { mostServings } from '#domain/recipes/servings.ts';
import { tags } from '#domain/recipes/tags.ts';

/**
 * What may stand in front matter, once: the check, the guide's template and the form of the browser editor
 * all read it here.
 */
interface Shared {
  /** Words are in both files; figures and choices in the German one alone. */
  readonly shared: boolean;
  readonly required: boolean;
  readonly example: string;
  readonly label: Readonly<Record<Locale, string>>;
  readonly hint?: Readonly<Record<Locale, string>>;
}

export type Field = Shared &
  (
    | { readonly kind: 'text'; readonly most: number }
    | { readonly kind: 'slug' | 'date' | 'truth' | 'lines' | 'nutrition' }
    | { readonly kind: 'number'; readonly least: number; readonly most: number }
    | { readonly kind: 'choice'; readonly choices: readonly string[] }
    | { readonly kind: 'choices'; readonly choices: readonly string[]; readonly atLeast: number }
  );

export const nutritionExample =
  'nutrition: { kj: 1500, kcal: 358, fat: 11.2, saturated: 4.5, carbs: 42.3, sugar: 8.1, protein: 17.6, salt: 1.25, fibre: 9.4 }';

export const fields = {
  title: {
    kind: 'text',
    most: 60,
    shared: false,
    required: true,
    example: 'title: Rote-Linsen-Suppe mit Kokos',
    label: { de: 'Titel', en: 'Title' },
  },
  slug: {
    kind: 'slug',
    shared: false,
    required: true,
    example: 'slug: rote-linsen-suppe-mit-kokos',
    label: { de: 'Adresse', en: 'Address' },
    hint: {
      de: 'Kleinbuchstaben und Bindestriche. Nach dem Veröffentlichen ändert sie sich nicht mehr.',
      en: 'Lower-case letters and hyphens. Once published it never changes.',
    },
  },
  description: {
    kind: 'text',
    most: 155,
    shared: false,
    required: true,
    example: 'description: Cremig, würzig und in einer halben Stunde auf dem Tisch.',
    label: { de: 'Beschreibung', en: 'Description' },
    hint: { de: 'Ein Satz, der Appetit macht.', en: 'One sentence that whets the appetite.' },
  },
  picture: {
    kind: 'text',
    most: 200,
    shared: false,
    required: true,
    example: 'picture: Orangefarbene Suppe in einer hellen Schale',
    label: { de: 'Bildbeschreibung', en: 'Description of the picture' },
    hint: {
      de: 'Was man sieht, für alle, die es nicht sehen.',
      en: 'What it shows, for those who cannot see it.',
    },
  },
  published: {
    kind: 'date',
    shared: true,
    required: true,
    example: 'published: 2026-09-12',
    label: { de: 'Erscheint am', en: 'Published on' },
    hint: {
      de: 'Vor diesem Tag ist das Rezept nicht zu sehen.',
      en: 'Nobody sees the recipe before this day.',
    },
  },
  draft: {
    kind: 'truth',
    shared: true,
    required: false,
    example: 'draft: true',
    label: { de: 'Entwurf', en: 'Draft' },
    hint: { de: 'Entwürfe erscheinen nicht.', en: 'Drafts are not published.' },
  },
  servings: {
    kind: 'number',
    least: 1,
    most: mostServings,
    shared: true,
    required: true,
    example: 'servings: 4',
    label: { de: 'Portionen', en: 'Portions' },
  },
  prep: {
    kind: 'number',
    least: 1,
    most: 1440,
    shared: true,
    required: true,
    example: 'prep: 10',
    label: { de: 'Vorbereitung (Minuten)', en: 'Preparation (minutes)' },
  },
  cook: {
    kind: 'number',
    least: 0,
    most: 1440,
    shared: true,
    required: true,
    example: 'cook: 20',
    label: { de: 'Garzeit (Minuten)', en: 'Cooking (minutes)' },
  },
  tags: {
    kind: 'choices',
    choices: tags,
    atLeast: 1,
    shared: true,
    required: true,
    example: 'tags: [soup, vegan, vegetarian]',
    label: { de: 'Themen', en: 'Tags' },
  },
  cuisine: {
    kind: 'choice',
    choices: cuisines,
    shared: true,
    required: false,
    example: 'cuisine: italian',
    label: { de: 'Küche', en: 'Cuisine' },
    hint: {
      de: 'Nur wenn das Gericht eine Heimat hat; sonst bleibt es leer.',
      en: 'Only if the dish has a home; otherwise leave it empty.',
    },
  },
  meals: {
    kind: 'choices',
    choices: meals,
    atLeast: 1,
    shared: true,
    required: false,
    example: 'meals: [lunch, dinner]',
    label: { de: 'Mahlzeiten', en: 'Meals' },
    hint: {
      de: 'Nur nötig, wo die Themen es nicht sagen: ohne sie gilt das Rezept für mittags und abends.',
      en: 'Only where the tags do not say it: without them the recipe is for lunch and dinner.',
    },
  },
  allergens: {
    kind: 'choices',
    choices: allergens,
    atLeast: 0,
    shared: true,
    required: true,
    example: 'allergens: [celery, milk]',
    label: { de: 'Allergene', en: 'Allergens' },
  },
  ingredients: {
    kind: 'lines',
    shared: false,
    required: true,
    example: 'ingredients: mit Zeilen darunter wie „  - 200 g rote Linsen“',
    label: { de: 'Zutaten', en: 'Ingredients' },
    hint: {
      de: 'Eine je Zeile: Menge, Einheit, Zutat, nach einem Komma wie.',
      en: 'One a line, words only, in the same order as in German.',
    },
  },
  nutrition: {
    kind: 'nutrition',
    shared: true,
    required: true,
    example: nutritionExample,
    label: { de: 'Nährwerte je Portion', en: 'Nutrition per portion' },
  },
} as const satisfies Record<string, Field>;

export type FieldName = keyof typeof fields;
export const isFieldName = (name: string): name is FieldName => Object.hasOwn(fields, name);
export const fieldNames: readonly FieldName[] = Object.keys(fields).filter(isFieldName);
export const fieldOf = (name: FieldName): Field => fields[name];
