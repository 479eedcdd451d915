import { company } from '#domain/company/company.ts';
import { questionGroups } from '#domain/questions/question-groups.ts';
import { longestSlug } from '../../content-check/recipes/slug.ts';
import {
  comparisonFields,
  featureFields,
  filmFields,
  landingFields,
  storyFields,
  subtitleFields,
} from './home-fields.ts';
import { insurerFields } from './insurer-fields.ts';
import { recipeFields } from './recipe-fields.ts';
import type { AdminField, CmsConfig } from './sveltia.ts';

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

/** What the editor's forms cannot hold; a longer line would be cut off. */
const onlyInGit =
  'Nur in Git · Only in Git: Kurse, Versuche, Rechtstexte, Preise, Knöpfe · courses, experiments, legal texts, prices, buttons';

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
  collections: [
    {
      name: 'recipes',
      label: 'Rezepte · Recipes',
      label_singular: 'Rezept · Recipe',
      description: onlyInGit,
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
      label: `FAQ · ${group}`,
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
    {
      name: 'films',
      label: 'Filme · Films',
      label_singular: 'Film · Film',
      description:
        'Die Filmdatei kommt nach src/assets/films. · The film’s own file goes into src/assets/films.',
      folder: 'src/content/films',
      format: 'kept-yaml',
      create: true,
      identifier_field: 'de.title',
      slug: { template: '{{fields.en.title}}', editable: ['create'] },
      fields: filmFields,
    },
    {
      name: 'subtitles',
      label: 'Untertitel · Subtitles',
      label_singular: 'Untertitel · Subtitles',
      folder: 'src/content/films',
      extension: 'vtt',
      format: 'raw',
      i18n: true,
      create: true,
      slug: { template: '{{slug}}', editable: ['create'], hint: 'Name des Films · Name of the film' },
      fields: subtitleFields,
    },
    {
      name: 'features',
      label: 'Startseite · Home',
      label_singular: 'Vorteil · Feature',
      folder: 'src/content/features',
      format: 'kept-yaml',
      identifier_field: 'de.title',
      fields: featureFields,
    },
    {
      name: 'tables',
      label: 'Tabellen · Tables',
      format: 'kept-yaml',
      files: [
        {
          name: 'comparison',
          label: 'Vergleich · Comparison',
          file: 'src/content/comparison/comparison.yaml',
          format: 'kept-yaml',
          fields: comparisonFields,
        },
        {
          name: 'insurers',
          label: 'Sätze der Kassen · Insurers’ figures',
          file: 'src/content/insurers/insurers.yaml',
          format: 'kept-yaml',
          fields: insurerFields,
        },
      ],
    },
  ],
});
