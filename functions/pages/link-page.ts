import { Hono } from 'hono';
import { locales, toLocale, type Locale } from '#domain/text/locales.ts';
import { tokenPath, type TokenPage } from '#i18n/mail-links.ts';
import { pathOf } from '#i18n/routes.ts';
import { readForm } from '../middleware/body.ts';
import { periodSeconds } from '../middleware/rate-limit.ts';
import { settings } from '../middleware/settings.ts';
import { fill, hide, rowsHtml, show } from './fill-page.ts';
import { isToken } from '../crypto/random-token.ts';
import { refuse } from '../http/refusal.ts';
import type { DocumentView } from '#domain/shop/declaration.ts';
import type { App, AppContext } from '../http/context.ts';

interface ShownLink {
  /** The part of the page to show; `gone` answers 404, `busy` 429. */
  view: string;
  rows?: DocumentView['rows'];
  token?: string;
}

const formLimit = 2_000;

/** A static page, with the parts about a link or a number filled in; works without scripts. */
export async function linkPage(
  c: AppContext,
  locale: Locale,
  page: TokenPage,
  { view, rows = [], token = '' }: ShownLink,
): Promise<Response> {
  const blank = await c.env.ASSETS.fetch(new URL(pathOf(page, locale), c.req.url));
  const rewriter = new HTMLRewriter()
    .on('[data-link-view]', { element: hide })
    .on(`[data-link-view="${view}"]`, { element: show })
    .on(`[data-link-view="${view}"] [data-link-rows]`, { element: fill(rowsHtml(rows)) })
    .on(`[data-link-view="${view}"] [data-link-token]`, {
      element: (element) => void element.setAttribute('value', token),
    });
  // The language switch keeps the token.
  for (const other of locales) {
    const path = pathOf(page, other);
    rewriter.on(`a[href="${path}"]`, {
      element: (element) => void element.setAttribute('href', `${path}/${token}`),
    });
  }
  c.header('Content-Type', 'text/html; charset=utf-8');
  c.header('Cache-Control', 'no-store');
  const { body } = rewriter.transform(blank);
  if (view === 'busy') c.header('Retry-After', String(periodSeconds));
  return c.newResponse(body, view === 'gone' ? 404 : view === 'busy' ? 429 : 200);
}

/** The same page in each language, at its address with a token. */
export function linkPages(
  page: TokenPage,
  answer: (c: AppContext, locale: Locale, token: string) => Promise<Response>,
) {
  const pages = new Hono<App>();
  for (const locale of locales) {
    pages.on(['GET', 'HEAD'], tokenPath(page, locale, ':token'), settings, (c) =>
      answer(c, locale, c.req.param('token') ?? ''),
    );
  }
  return pages;
}

interface MailedLink {
  page: TokenPage;
  /** What the page shows; undefined for an unknown token. */
  look: (c: AppContext, token: string, locale: Locale) => Promise<ShownLink | undefined>;
  /** Carries out what the page's button says; false for an unknown token. */
  press: (c: AppContext, token: string, fields: Readonly<Record<string, string>>) => Promise<unknown>;
}

/** The page behind a link in our mail. Opening it changes nothing, as mail scanners open links, too; its button does. */
export function mailedLink({ page, look, press }: MailedLink) {
  return {
    pages: linkPages(page, async (c, locale, token) => {
      const shown = isToken(token) ? await look(c, token, locale) : undefined;
      return linkPage(c, locale, page, { view: 'gone', ...shown, token });
    }),
    button: async (c: AppContext): Promise<Response> => {
      const sent = await readForm(c.req.raw, formLimit);
      if (sent.state === 'refused') return refuse(c, sent.code);
      const { token = '', locale: language = '', ...fields } = sent.fields;
      const locale = toLocale(language);
      const isKnown = isToken(token) && (await press(c, token, fields)) !== false;
      return isKnown
        ? c.redirect(tokenPath(page, locale, token), 303)
        : linkPage(c, locale, page, { view: 'gone' });
    },
  };
}
