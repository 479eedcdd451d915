import type { CmsConfig, Field as AdminField } from '@sveltia/cms';
import { company } from '#domain/company.ts';
import { landingDestinations, landingSections } from '#domain/landing.ts';
import { loginReasons } from '#domain/sign-in.ts';
import { longestSlug } from '../../content-check/recipes/slug.ts';
import { allergens } from '#domain/recipes/allergens.ts';
import { cuisines } from '#domain/recipes/cuisines.ts';
import { meals } from '#domain/recipes/meals.ts';
import { nutrients } from '#domain/recipes/nutrition.ts';
import { tags } from '#domain/recipes/tags.ts';
import { hints } from '../../content-check/describe/kinds.ts';
import { englishFields, germanFields } from '../../content-check/recipes/schema.ts';

type Name = keyof typeof germanFields.shape;

/** What all fields of the form say; figures stand in the German file alone, words in each. */
const named = (name: Name, label: string, hint?: string) => ({
  name,
  label,
  required: !germanFields.shape[name].isOptional(),
  i18n: Object.hasOwn(englishFields.shape, name),
  ...(hint !== undefined && { hint }),
});

const words = (name: 'title' | 'description' | 'picture', label: string, hint?: string): AdminField => ({
  ...named(name, label, hint),
  widget: 'string',
  maxlength: germanFields.shape[name].maxLength ?? undefined,
  use_emoji_autocomplete: false,
});

const number = (name: 'servings' | 'prep' | 'cook', label: string): AdminField => {
  const { least, most } = hints.get(germanFields.shape[name])?.details ?? {};
  return {
    ...named(name, label),
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

const recipeFields: AdminField[] = [
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
    'Was man sieht, für alle, die es nicht sehen. · What it shows, for those who cannot see it.',
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
    // As `recipe:new` lays it out: nothing is published before somebody wants it.
    widget: 'boolean',
    default: true,
  },
  number('servings', 'Portionen · Portions'),
  number('prep', 'Vorbereitung (Minuten) · Preparation (minutes)'),
  number('cook', 'Garzeit (Minuten) · Cooking (minutes)'),
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
];

const body: AdminField = {
  name: 'body',
  label: 'Text · Text',
  hint: 'Geschichte, dann ## Zubereitung mit Schritten 1. 2. 3., dann ## Tipp · Story, then ## Method with steps 1. 2. 3., then ## Tip',
  widget: 'markdown',
  modes: ['raw'],
  i18n: true,
};

/** A landing page: what both languages share, then the words of each. */
const landingWords = (name: 'de' | 'en', label: string): AdminField => ({
  name,
  label,
  widget: 'object',
  fields: [
    { name: 'title', label: 'Titel · Title', widget: 'string', maxlength: 60 },
    { name: 'description', label: 'Beschreibung · Description', widget: 'text', maxlength: 155 },
    { name: 'eyebrow', label: 'Zeile darüber · Line above', widget: 'string', maxlength: 60 },
    { name: 'headline', label: 'Überschrift · Headline', widget: 'string', maxlength: 80 },
    { name: 'lead', label: 'Einleitung · Lead', widget: 'text', maxlength: 300 },
    { name: 'button', label: 'Knopf · Button', widget: 'string', maxlength: 40 },
    { name: 'note', label: 'Hinweis · Note', widget: 'string', maxlength: 200, required: false },
    {
      name: 'picture',
      label: 'Bildbeschreibung · Description of the picture',
      widget: 'string',
      maxlength: 200,
    },
  ],
});

const landingFields: AdminField[] = [
  {
    name: 'picture',
    label: 'Bild · Picture',
    hint: 'Neben der Datei oder eins von uns · Beside the file or one of ours: ../../assets/supper.webp',
    widget: 'string',
  },
  {
    name: 'to',
    label: 'Wohin der Knopf führt · Where the button leads',
    widget: 'select',
    options: [...landingDestinations],
  },
  {
    name: 'signIn',
    label: 'Überschrift der Anmeldung · Headline of the sign-in',
    widget: 'select',
    options: [...loginReasons],
  },
  {
    name: 'sections',
    label: 'Abschnitte · Sections',
    widget: 'list',
    field: { name: 'section', widget: 'select', options: [...landingSections] },
  },
  landingWords('de', 'Deutsch'),
  landingWords('en', 'English'),
];

/**
 * What the browser editor needs to know. On one's own computer it works on the folder of the project;
 * elsewhere it signs in to the repository on GitHub.
 */
export const adminConfig = (repository: string, published?: { signIn: string | undefined }): CmsConfig => ({
  load_config_file: false,
  app_title: `${company.product} – Rezepte`,
  backend: {
    name: 'github',
    repo: repository,
    squash_merges: true,
    preview_context: 'preview',
    ...(published?.signIn && { base_url: published.signIn }),
  },
  // Where the editor is published, saving makes a pull request: docs/publishing.md.
  ...(published && { publish_mode: 'editorial_workflow' as const }),
  media_folder: 'src/content/recipes',
  show_preview_links: published !== undefined,
  slug: { encoding: 'ascii', clean_accents: true, maxlength: longestSlug },
  i18n: { structure: 'multiple_files', locales: ['de', 'en'], default_locale: 'de' },
  output: { omit_empty_optional_fields: true },
  editor: { preview: false },
  collections: [
    {
      name: 'recipes',
      label: 'Rezepte · Recipes',
      label_singular: 'Rezept · Recipe',
      description:
        'Das Bild kommt als picture.jpg in den Ordner des Rezepts. · The picture goes into the recipe’s folder as picture.jpg.',
      folder: 'src/content/recipes',
      path: '{{slug}}/recipe',
      extension: 'md',
      format: 'yaml-frontmatter',
      i18n: true,
      create: true,
      // A published address must lead somewhere for ever: recipes are taken away with care, not with a click.
      delete: false,
      slug: {
        template: '{{title}}',
        editable: ['create'],
        pattern: ['^[a-z0-9]+(-[a-z0-9]+)*$', 'red-lentil-soup'],
        hint: 'Name des Ordners, auf Englisch · Name of the folder, in English',
      },
      fields: [...recipeFields, body],
    },
    {
      name: 'landings',
      label: 'Landeseiten · Landing pages',
      label_singular: 'Landeseite · Landing page',
      description: 'Seiten für Anzeigen, unter /de/l/… · Pages for ads, at /en/l/…',
      folder: 'src/content/landings',
      extension: 'yaml',
      format: 'yaml',
      create: true,
      // Ads lead there, and visitors are counted by the name.
      delete: false,
      slug: {
        template: '{{fields.de.headline}}',
        editable: ['create'],
        pattern: ['^[a-z0-9]+(-[a-z0-9]+)*$', 'personal-plan'],
        hint: 'Name in der Adresse, auf Englisch · Name in the address, in English',
      },
      fields: landingFields,
    },
  ],
});
