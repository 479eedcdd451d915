import type { CmsConfig } from '@sveltia/cms';
import { company } from '#domain/company.ts';
import { longestSlug } from '../../content-check/reading/slug.ts';
import { adminFields } from './fields.ts';

/**
 * What the browser editor needs to know. On one's own computer it works on the folder of the project;
 * elsewhere it signs in to the repository on GitHub.
 */
export const adminConfig = (repository: string): CmsConfig => ({
  load_config_file: false,
  app_title: `${company.product} – Rezepte`,
  backend: { name: 'github', repo: repository },
  media_folder: 'src/content/recipes',
  show_preview_links: false,
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
      fields: adminFields(),
    },
  ],
});
