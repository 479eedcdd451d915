/** Shows the page itself beside the form, as it was saved last: `npm run dev` reloads it. */
import { createElement } from 'react';
import { questionGroups } from '#domain/questions/question-groups.ts';
import type { Locale } from '#domain/text/locales.ts';
import { coursePath } from '#i18n/course-routes.ts';
import { landingPath, pathOf } from '#i18n/routes.ts';
import type { CustomPreviewTemplate } from './sveltia.ts';

interface Entry {
  readonly locale: Locale;
  /** Name of its file or folder. */
  readonly name: string;
  /** Part of a recipe's address. */
  readonly slug: string;
}

const home =
  (section: string) =>
  ({ locale }: Entry) =>
    `${pathOf('home', locale)}#${section}`;
const question = ({ locale, name }: Entry) => `${pathOf('faq', locale)}#${name.replace(/^\d\d-/, '')}`;

/** Where the entries of a form are seen. */
const pages: Readonly<Record<string, (entry: Entry) => string>> = {
  recipes: ({ locale, slug }) => `${pathOf('recipes', locale)}/${slug}`,
  landings: ({ locale, name }) => landingPath(name, locale),
  ...Object.fromEntries(questionGroups.map((group) => [`questions-${group}`, question])),
  stories: home('testimonials'),
  films: home('films'),
  subtitles: home('films'),
  features: home('features'),
  comparison: home('comparison'),
  insurers: ({ locale }) => coursePath('zpp', 'reimbursement', locale),
};

const pageOf =
  (addressOf: (entry: Entry) => string): CustomPreviewTemplate =>
  ({ entry }) => {
    const address = addressOf({
      locale: /\.en\.\w+$/.test(entry.get('path')) ? 'en' : 'de',
      name: entry.get('slug'),
      slug: String(entry.getIn(['data', 'slug'])),
    });
    const isNew = entry.get('newRecord');
    return createElement(
      'main',
      {
        style: {
          position: 'fixed',
          inset: 0,
          display: 'flex',
          flexDirection: 'column',
          font: '14px sans-serif',
        },
      },
      createElement(
        'p',
        { style: { margin: '8px 16px' } },
        isNew ? 'Nach dem Speichern · Once saved: ' : 'Wie gespeichert · As saved: ',
        createElement('a', { href: address }, address),
      ),
      isNew
        ? undefined
        : createElement('iframe', {
            src: address,
            title: address,
            style: { flex: 1, border: 0 },
          }),
    );
  };

export const previews = Object.entries(pages).map(([form, addressOf]) => [form, pageOf(addressOf)] as const);
