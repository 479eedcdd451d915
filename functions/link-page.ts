import { locales, type Locale } from '#domain/locales.ts';
import { periodSeconds } from './middleware/rate-limit.ts';
import { fill, hide, rowsHtml, show } from './fill-page.ts';
import type { DocumentView } from '#domain/shop/declaration.ts';
import type { AppContext } from './context.ts';

export interface ShownLink {
  /** The page's address, or its file's if the token is empty. */
  path: (locale: Locale, token: string) => string;
  /** The part of the page to show; `gone` answers 404, `busy` 429. */
  view: string;
  rows: DocumentView['rows'];
  token: string;
}

/** The page behind a link in our mail; works without scripts. */
export async function linkPage(
  c: AppContext,
  locale: Locale,
  { path: pathOf, view, rows, token }: ShownLink,
): Promise<Response> {
  const blank = pathOf(locale, '').slice(0, -1);
  const page = await c.env.ASSETS.fetch(new URL(blank, c.req.url));
  const rewriter = new HTMLRewriter()
    .on('[data-link-view]', { element: hide })
    .on(`[data-link-view="${view}"]`, { element: show })
    .on(`[data-link-view="${view}"] [data-link-rows]`, { element: fill(rowsHtml(rows)) })
    .on(`[data-link-view="${view}"] [data-link-token]`, {
      element: (element) => void element.setAttribute('value', token),
    });
  // The language switch keeps the token.
  for (const other of locales) {
    const path = pathOf(other, '').slice(0, -1);
    rewriter.on(`a[href="${path}"]`, {
      element: (element) => void element.setAttribute('href', `${path}/${token}`),
    });
  }
  c.header('Content-Type', 'text/html; charset=utf-8');
  c.header('Cache-Control', 'no-store');
  const { body } = rewriter.transform(page);
  if (view === 'busy') c.header('Retry-After', String(periodSeconds));
  return c.newResponse(body, view === 'gone' ? 404 : view === 'busy' ? 429 : 200);
}
