import { z } from 'zod';
import { allergens } from '#domain/recipes/allergens.ts';
import { cuisines } from '#domain/recipes/cuisines.ts';
import { meals } from '#domain/recipes/meals.ts';
import { nutrients } from '#domain/recipes/nutrition.ts';
import { tags } from '#domain/recipes/tags.ts';
import { hints, isOptional } from '../../content-check/describe/kinds.ts';
import { englishFields, germanFields } from '../../content-check/recipes/schema.ts';
import type { AdminField } from './sveltia.ts';

type Name = keyof typeof germanFields.shape;

/** Figures are only in the German file, texts in both. */
const named = (name: Name, label: string, hint?: string) => ({
  name,
  label,
  required: !isOptional(germanFields.shape[name]),
  i18n: Object.hasOwn(englishFields.shape, name),
  ...(hint !== undefined && { hint }),
});

const textOf = (field: z.ZodString | z.ZodOptional<z.ZodString>) =>
  field instanceof z.ZodOptional ? field.unwrap() : field;

const words = (
  name: 'title' | 'description' | 'picture' | 'evening',
  label: string,
  hint?: string,
): AdminField => ({
  ...named(name, label, hint),
  widget: 'string',
  maxlength: textOf(germanFields.shape[name]).maxLength ?? undefined,
  use_emoji_autocomplete: false,
});

const number = (name: 'servings' | 'prep' | 'cook' | 'keeps', label: string, hint?: string): AdminField => {
  const { least, most } = hints.get(germanFields.shape[name])?.details ?? {};
  return {
    ...named(name, label, hint),
    widget: 'number',
    value_type: 'int',
    min: Number(least),
    max: Number(most),
  };
};

const choices = (
  name: 'tags' | 'meals' | 'allergens',
  options: readonly string[],
  label: string,
  hint?: string,
): AdminField => ({
  ...named(name, label, hint),
  widget: 'select',
  multiple: true,
  options: [...options],
  min: name === 'tags' ? 1 : 0,
});

const body: AdminField = {
  name: 'body',
  label: 'Text · Text',
  hint: 'Geschichte, dann ## Zubereitung mit Schritten 1. 2. 3., dann ## Tipp · Story, then ## Method with steps 1. 2. 3., then ## Tip',
  widget: 'markdown',
  modes: ['raw'],
  i18n: true,
};

export const recipeFields: AdminField[] = [
  words('title', 'Titel · Title'),
  {
    ...named(
      'slug',
      'Adresse · Address',
      'Kleinbuchstaben und Bindestriche. Nach dem Veröffentlichen ändert sie sich nicht mehr. · Lower-case letters and hyphens. Once published it never changes.',
    ),
    widget: 'string',
    pattern: ['^[a-z0-9]+(-[a-z0-9]+)*$', 'rote-linsen-suppe'],
  },
  words(
    'description',
    'Beschreibung · Description',
    'Ein Satz, der Appetit macht. · One sentence that whets the appetite.',
  ),
  words(
    'picture',
    'Bildbeschreibung · Description of the picture',
    'Was man sieht, für alle, die es nicht sehen. Das Bild selbst kommt als picture.jpg in den Ordner des Rezepts. · What it shows, for those who cannot see it. The picture itself goes into the recipe’s folder as picture.jpg.',
  ),
  {
    ...named(
      'published',
      'Erscheint am · Published on',
      'Vor diesem Tag ist das Rezept nicht zu sehen. · Nobody sees the recipe before this day.',
    ),
    widget: 'datetime',
    type: 'date',
    format: 'YYYY-MM-DD',
  },
  {
    ...named('draft', 'Entwurf · Draft', 'Entwürfe erscheinen nicht. · Drafts are not published.'),
    // Off unless the file says otherwise: a default would be saved into every recipe that has none.
    widget: 'boolean',
  },
  number('servings', 'Portionen · Portions'),
  number('prep', 'Vorbereitung (Minuten) · Preparation (minutes)'),
  number('cook', 'Garzeit (Minuten) · Cooking (minutes)'),
  words(
    'evening',
    'Am Vorabend · The evening before',
    'Nur wenn etwas einweichen, auftauen oder ruhen muss: ein Satz für den Kalender. · Only if something has to soak, thaw or rest: a sentence for the calendar.',
  ),
  number(
    'keeps',
    'Haltbar (Tage) · Keeps (days)',
    'Nur wenn Reste kürzer oder länger halten, als die Themen sagen. · Only if leftovers keep for less or more time than the tags say.',
  ),
  choices('tags', tags, 'Themen · Tags'),
  {
    ...named(
      'cuisine',
      'Küche · Cuisine',
      'Nur wenn das Gericht eine Heimat hat; sonst bleibt es leer. · Only if the dish has a home; otherwise leave it empty.',
    ),
    widget: 'select',
    options: [...cuisines],
  },
  choices(
    'meals',
    meals,
    'Mahlzeiten · Meals',
    'Nur nötig, wo die Themen es nicht sagen: ohne sie gilt das Rezept für mittags und abends. · Only where the tags do not say it: without them the recipe is for lunch and dinner.',
  ),
  choices('allergens', allergens, 'Allergene · Allergens'),
  {
    ...named(
      'ingredients',
      'Zutaten · Ingredients',
      'Eine je Zeile: Menge, Einheit, Zutat, nach einem Komma wie. · One a line, words only, in the same order as in German.',
    ),
    widget: 'list',
  },
  {
    ...named('nutrition', 'Nährwerte je Portion · Nutrition per portion'),
    widget: 'object',
    fields: nutrients.map((name) => ({ name, widget: 'number', value_type: 'float', min: 0 })),
  },
  body,
];
