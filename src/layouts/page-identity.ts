import { company } from '#domain/company.ts';

/** Another form of a page. */
export interface Format {
  type: 'application/rss+xml' | 'application/json' | 'text/markdown';
  path: string;
  title?: string;
}

/** The name that a page view is reported under. */
export const pageViewName = (page: { trackingName?: string | undefined; slug?: string | undefined }) =>
  [page.trackingName, page.slug].find(Boolean) ?? 'PageView';

/** The page's own style class, from its slug. */
export const styleClass = (slug: string) => (slug ? `page-${slug.replaceAll(/[^a-z0-9]+/gi, '-')}` : 'page');

export const documentTitle = (title: string | undefined) =>
  title ? (title.includes(company.product) ? title : `${title} · ${company.product}`) : company.product;
