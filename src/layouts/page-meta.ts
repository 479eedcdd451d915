import { company } from '#domain/company.ts';

/** The same content in another format, as `<link rel="alternate">` names it. */
export interface Format {
  type: 'application/rss+xml' | 'application/json' | 'text/markdown';
  path: string;
  title?: string;
}

/** The name that a page view is reported under: the tracking name, else the slug. */
export const pageViewName = (page: { trackingName?: string | undefined; slug?: string | undefined }) =>
  [page.trackingName, page.slug].find(Boolean) ?? 'PageView';

/** The page's own style class, from its slug. */
export const styleClass = (slug: string) => (slug ? `page-${slug.replaceAll(/[^a-z0-9]+/gi, '-')}` : 'page');

/** The `<title>`, which names the product in any case. */
export const documentTitle = (title: string | undefined) =>
  title ? (title.includes(company.product) ? title : `${title} · ${company.product}`) : company.product;
