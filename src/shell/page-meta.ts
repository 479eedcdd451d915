import { company } from '#domain/company.ts';

/** The same content in another format, as `<link rel="alternate">` names it. */
export interface Format {
  type: 'application/rss+xml' | 'application/json' | 'text/markdown';
  path: string;
  title?: string;
}

/** The picture that messengers and social networks show for a page, 1200 by 630. */
export interface SocialPicture {
  path: string;
  alt: string;
  /** 630 unless said. */
  height?: number;
}

/** The name that a page view is reported under: the tracking name, else the slug. */
export const pageViewName = (page: { trackingName?: string | undefined; slug?: string | undefined }) =>
  [page.trackingName, page.slug].find(Boolean) ?? 'PageView';

/** The page's own style class, from its slug. */
export const styleClass = (slug: string) => (slug ? `page-${slug.replaceAll(/[^a-z0-9]+/gi, '-')}` : 'page');

/** What search engines show of a title, about. */
export const mostTitle = 60;

/** The `<title>`: it names the product wherever that leaves room for the page's own words. */
export function documentTitle(title: string | undefined): string {
  if (!title) return company.product;
  const named = `${title} · ${company.product}`;
  return title.includes(company.product) || named.length > mostTitle ? title : named;
}

/** The first of some wordings that fits into a title, or the last and shortest. */
export const fittingTitle = (...wordings: readonly [string, ...string[]]): string =>
  wordings.find((wording) => wording.length <= mostTitle) ?? wordings[wordings.length - 1] ?? '';
