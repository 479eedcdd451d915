import { locales, type Locale } from '#domain/locales.ts';
import { periodSeconds } from './middleware/rate-limit.ts';
import { fill, hide, rowsHtml, show } from './fill-page.ts';
import type { DocumentView } from '#domain/shop/declaration.ts';
import type { AppContext } from './context.ts';

export interface ShownLink {
  /** Where the page is, with a token and as a file without one. */
  path: (locale: Locale, token: string) => string;
  /** Which part of the page is shown; `gone` is a 404, `busy` a 429. */
  view: string;
  rows: DocumentView['rows'];
  token: string;
}

/** The page behind a link in our mail: the same with and without a script. */
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
  // Whoever changes the language stays where the link has led.
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
