import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { company } from '#domain/company/company.ts';
import { locales } from '#domain/text/locales.ts';
import { pathOf } from '#i18n/routes.ts';
import { textsOf } from '#i18n/texts.ts';

export const getStaticPaths = () => locales.map((locale) => ({ params: { locale }, props: { locale } }));

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

const paper = '#fffaf3';

/**
 * From the home screen the week opens, which is what a phone is taken to the shop for. Dark colours come from the
 * pages: a manifest has one set only.
 * @see https://www.w3.org/TR/appmanifest/
 */
export const GET: APIRoute<Props> = ({ props: { locale } }) => {
  const { pages } = textsOf(locale, 'shell');
  const week = pathOf('week', locale);
  const icon = (file: string, size: number) => ({ src: file, sizes: `${size}x${size}`, type: 'image/png' });
  return Response.json({
    id: '/',
    name: company.product,
    short_name: company.product,
    description: textsOf(locale, 'week').seo.description,
    lang: locale,
    start_url: week,
    scope: '/',
    // With a way back: links of the week lead to all of the site.
    display: 'minimal-ui',
    background_color: paper,
    theme_color: paper,
    icons: [
      icon('/icon-192.png', 192),
      icon('/icon-512.png', 512),
      { ...icon('/icon-maskable-512.png', 512), purpose: 'maskable' },
    ],
    shortcuts: [
      { name: textsOf(locale, 'week').island.list.title, url: `${week}#shopping-list` },
      { name: pages.recipes, url: pathOf('recipes', locale) },
    ],
  });
};
