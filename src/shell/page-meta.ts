import { company } from '#domain/company/company.ts';
import { mostTitle } from '#domain/text/page-title.ts';

/** For `<link rel="alternate">`. */
export interface Format {
  type: 'application/rss+xml' | 'application/json' | 'text/markdown';
  path: string;
  title?: string;
}

/** For messengers and social networks, 1200 by 630. */
export interface SocialPicture {
  path: string;
  alt: string;
  /** 630 by default. */
  height?: number;
}

/** The name in page views: the tracking name, else the slug. */
export const pageViewName = (page: { trackingName?: string | undefined; slug?: string | undefined }) =>
  [page.trackingName, page.slug].find(Boolean) ?? 'PageView';

export const styleClass = (slug: string) => (slug ? `page-${slug.replaceAll(/[^a-z0-9]+/gi, '-')}` : 'page');

/** With the product's name, if there is room. */
export function documentTitle(title: string | undefined): string {
  if (!title) return company.product;
  const named = `${title} · ${company.product}`;
  return title.includes(company.product) || named.length > mostTitle ? title : named;
}

/** The first wording that fits into a title, otherwise the last and shortest. */
export const fittingTitle = (...wordings: readonly [string, ...string[]]): string =>
  wordings.find((wording) => wording.length <= mostTitle) ?? wordings[wordings.length - 1] ?? '';
