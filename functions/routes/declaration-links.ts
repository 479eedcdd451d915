import { Hono } from 'hono';
import { locales, toLocale, type Locale } from '#domain/locales.ts';
import { declarationPath } from '#domain/shop/return-paths.ts';
import { declarationLink } from '#site/api/declarations.ts';
import { linkPage } from '../link-page.ts';
import { canBeTakenBack, linkView } from '../cancellations/link-view.ts';
import { declarationRows } from '../mails/declaration-mails.ts';
import { readForm } from '../middleware/body.ts';
import { settings } from '../middleware/settings.ts';
import { refuse } from '../refusal.ts';
import type { App, AppContext } from '../context.ts';

const bodyLimit = 2_000;
/** Longer than any token of ours. */
const longestToken = 100;

async function shown(c: AppContext, locale: Locale, token: string): Promise<Response> {
  const { declarations, declarationLinks, contracts } = c.var.deps;
  const link = token.length > longestToken ? undefined : await declarationLinks.find(token);
  const known = link && (await declarations.find(link.declarationId));
  if (!known) return linkPage(c, locale, { path: declarationPath, view: 'gone', rows: [], token });
  const { declaration, progress } = known;
  const result = await declarations.result(declaration.id);
  const orderId = ('orderId' in progress ? progress.orderId : undefined) ?? link.orderId;
  const contract = orderId === undefined ? undefined : await contracts.find(orderId);
  const isCancelledAnew =
    orderId !== undefined && (await declarations.isCancelledAnew(declaration.id, orderId));
  const view = linkView(link.purpose, known, {
    canBeTakenBack: canBeTakenBack(declaration, result, { isCancelledAnew, now: new Date() }),
    wasCarriedOut: result !== undefined,
  });
  return linkPage(c, locale, {
    path: declarationPath,
    view,
    rows: declarationRows({ ...declaration, locale }, contract),
    token,
  });
}

/** The page behind a link in a mail. A mail scanner opens links too: that changes nothing. */
export const declarationLinkPages = new Hono<App>();
for (const locale of locales) {
  declarationLinkPages.on(['GET', 'HEAD'], declarationPath(locale, ':token'), settings, (c) =>
    shown(c, locale, c.req.param('token') ?? ''),
  );
}

/** Its button: confirms a declaration, objects to it, or takes a cancellation back. */
export const declarationLinks = new Hono<App>().post(declarationLink.path, async (c) => {
  const sent = await readForm(c.req.raw, bodyLimit);
  if (sent.state === 'refused') return refuse(c, sent.code);
  const { token = '', locale: language = '' } = sent.fields;
  const locale = toLocale(language);
  const { declarations, declarationLinks: links } = c.var.deps;
  const link = token.length > longestToken ? undefined : await links.find(token);
  if (!link) return linkPage(c, locale, { path: declarationPath, view: 'gone', rows: [], token: '' });
  const { declarationId, purpose, orderId } = link;
  const now = new Date();
  switch (purpose) {
    case 'confirm':
      if (orderId !== undefined) await declarations.confirm(declarationId, orderId, now);
      break;
    case 'object':
      await declarations.objectTo(declarationId, now);
      break;
    case 'take_back':
      await declarations.takeBack(declarationId, now);
  }
  c.executionCtx.waitUntil(declarations.advance(declarationId));
  // What came of it, the page says by itself: whoever was overtaken sees what happened instead.
  return c.redirect(declarationPath(locale, token), 303);
});
