import { company } from '#domain/company/company.ts';
import { landingDestinations, landingSections } from '#domain/funnel/landing.ts';
import { questionGroups } from '#domain/questions/question-groups.ts';
import { loginReasons } from '#domain/identity/sign-in.ts';
import { longestSlug } from '../../content-check/recipes/slug.ts';
import { recipeFields } from './recipe-fields.ts';
import type { AdminField, CmsConfig } from './sveltia.ts';

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

const questionFields: AdminField[] = [
  { name: 'question', label: 'Frage · Question', widget: 'string', maxlength: 160, i18n: true },
  {
    name: 'search',
    label: 'Suchwörter · Words that people search for',
    hint: 'Einzelne Wörter, die nicht in der Frage stehen · Single words that are not in the question',
    widget: 'list',
    required: false,
    i18n: true,
  },
  {
    name: 'home',
    label: 'Auf der Startseite · On the home page',
    widget: 'boolean',
    required: false,
    i18n: 'duplicate',
  },
  { name: 'body', label: 'Antwort · Answer', widget: 'markdown', modes: ['raw'], i18n: true },
];

const storyWords = (name: 'de' | 'en', label: string): AdminField => ({
  name,
  label,
  widget: 'object',
  fields: [
    { name: 'quote', label: 'Geschichte · Story', widget: 'text', maxlength: 400 },
    { name: 'context', label: 'Über die Person · About the person', widget: 'string', maxlength: 80 },
  ],
});

const portraitField: AdminField = {
  name: 'portrait',
  label: 'Porträt · Portrait',
  widget: 'object',
  required: false,
  fields: [
    { name: 'picture', label: 'Bild · Picture: ../../assets/katrin.jpg', widget: 'string' },
    { name: 'de', label: 'Bildbeschreibung (Deutsch)', widget: 'string', maxlength: 200 },
    { name: 'en', label: 'Description of the picture (English)', widget: 'string', maxlength: 200 },
  ],
};

const storyFields: AdminField[] = [
  { name: 'person', label: 'Name · Name', widget: 'string', maxlength: 40 },
  { name: 'age', label: 'Alter · Age', widget: 'number', value_type: 'int', min: 18, max: 120 },
  {
    name: 'sample',
    label: 'Von uns geschrieben · Written by ourselves',
    hint: 'Solche Geschichten erscheinen nicht auf der veröffentlichten Seite. · Such stories are not on the published site.',
    widget: 'boolean',
  },
  { name: 'source', label: 'Erzählt von · Tells of', widget: 'select', options: ['app', 'course'] },
  portraitField,
  storyWords('de', 'Deutsch'),
  storyWords('en', 'English'),
];

/** What the editor's forms cannot hold. */
const onlyInGit =
  'Nicht hier, sondern in Git: Filme, Versuche, die Sätze der Kassen, Kurse, Rechtstexte, Preise und die Texte der Startseite und der Knöpfe (i18n). · Not here but in Git: films, experiments, insurers’ figures, courses, legal texts, prices, and the texts of the home page and of buttons (i18n). docs/writing.md';

/**
 * Configuration of the browser editor. Locally it works on the folder of the project; elsewhere it signs in to the
 * repository on GitHub.
 */
export const adminConfig = (repository: string, published?: { signIn: string | undefined }): CmsConfig => ({
  load_config_file: false,
  app_title: `${company.product} – Inhalte`,
  backend: {
    name: 'github',
    repo: repository,
    squash_merges: true,
    preview_context: 'preview',
    ...(published?.signIn && { base_url: published.signIn }),
  },
  // On the published site, saving opens a pull request: docs/publishing.md.
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
      description: `Das Bild kommt als picture.jpg in den Ordner des Rezepts. · The picture goes into the recipe’s folder as picture.jpg. ${onlyInGit}`,
      folder: 'src/content/recipes',
      path: '{{slug}}/recipe',
      format: 'kept-markdown',
      i18n: true,
      create: true,
      // Published addresses must keep working: recipes are not deleted with a click.
      delete: false,
      slug: {
        template: '{{title}}',
        editable: ['create'],
        pattern: ['^[a-z0-9]+(-[a-z0-9]+)*$', 'red-lentil-soup'],
        hint: 'Name des Ordners, auf Englisch · Name of the folder, in English',
      },
      fields: recipeFields,
    },
    {
      name: 'landings',
      label: 'Landeseiten · Landing pages',
      label_singular: 'Landeseite · Landing page',
      description: 'Seiten für Anzeigen, unter /de/l/… · Pages for ads, at /en/l/…',
      folder: 'src/content/landings',
      format: 'kept-yaml',
      create: true,
      // Ads link there, and visits are counted by its name.
      delete: false,
      slug: {
        template: '{{fields.de.headline}}',
        editable: ['create'],
        pattern: ['^[a-z0-9]+(-[a-z0-9]+)*$', 'personal-plan'],
        hint: 'Name in der Adresse, auf Englisch · Name in the address, in English',
      },
      fields: landingFields,
    },
    ...questionGroups.map((group) => ({
      name: `questions-${group}`,
      label: `Fragen · Questions: ${group}`,
      label_singular: 'Frage · Question',
      folder: `src/content/faq/${group}`,
      format: 'kept-markdown',
      i18n: true,
      create: true,
      slug: {
        template: '{{question}}',
        editable: ['create' as const],
        pattern: ['^\\d\\d-[a-z0-9]+(-[a-z0-9]+)*$', '09-phones'] as [string, string],
        hint: 'Zwei Ziffern für die Reihenfolge und ein Name auf Englisch · Two digits for the order and a name in English',
      },
      fields: questionFields,
    })),
    {
      name: 'stories',
      label: 'Geschichten · Stories',
      label_singular: 'Geschichte · Story',
      folder: 'src/content/testimonials',
      format: 'kept-yaml',
      create: true,
      slug: { template: '{{person}}', editable: ['create'] },
      fields: storyFields,
    },
  ],
});
