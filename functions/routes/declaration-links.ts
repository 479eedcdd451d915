import { Hono } from 'hono';
import { locales, toLocale, type Locale } from '#domain/locales.ts';
import { declarationPath } from '#i18n/mail-links.ts';
import { declarationLink } from '#site/api/declarations.ts';
import { linkPage } from '../link-page.ts';
import { declarationRows } from '../mails/declaration-mails.ts';
import { readForm } from '../middleware/body.ts';
import { settings } from '../middleware/settings.ts';
import { isToken } from '../random-token.ts';
import { refuse } from '../refusal.ts';
import type { DeclarationKind } from '#domain/shop/declaration.ts';
import type { KnownDeclaration } from '../cancellations/declaration-store.ts';
import type { App, AppContext } from '../context.ts';

const bodyLimit = 2_000;

function viewOf({
  state,
  declaration: { kind },
}: KnownDeclaration): `confirm_${DeclarationKind}` | 'confirmed' | 'done' {
  if (state === 'carried_out') return 'done';
  return state === 'unproved' || state === 'dismissed' ? `confirm_${kind}` : 'confirmed';
}

const findLink = async (c: AppContext, token: string) =>
  isToken(token) ? c.var.deps.declarationLinks.find(token) : undefined;

async function shown(c: AppContext, locale: Locale, token: string): Promise<Response> {
  const { declarations, contracts } = c.var.deps;
  const link = await findLink(c, token);
  const known = link && (await declarations.find(link.declarationId));
  if (!known) return linkPage(c, locale, { path: declarationPath, view: 'gone', rows: [], token });
  const contract = await contracts.find(known.orderId ?? link.orderId);
  return linkPage(c, locale, {
    path: declarationPath,
    view: viewOf(known),
    rows: declarationRows({ ...known.declaration, locale }, contract),
    token,
  });
}

/** The page behind a mailed link. Opening it changes nothing, as mail scanners open links, too. */
export const declarationLinkPages = new Hono<App>();
for (const locale of locales) {
  declarationLinkPages.on(['GET', 'HEAD'], declarationPath(locale, ':token'), settings, (c) =>
    shown(c, locale, c.req.param('token') ?? ''),
  );
}

/** The page's button: proves that a declaration is the buyer's. */
export const declarationLinks = new Hono<App>().post(declarationLink.path, async (c) => {
  const sent = await readForm(c.req.raw, bodyLimit);
  if (sent.state === 'refused') return refuse(c, sent.code);
  const { token = '', locale: language = '' } = sent.fields;
  const locale = toLocale(language);
  const { declarations } = c.var.deps;
  const link = await findLink(c, token);
  if (!link) return linkPage(c, locale, { path: declarationPath, view: 'gone', rows: [], token: '' });
  await declarations.confirm(link.declarationId, link.orderId, c.var.deps.now());
  c.executionCtx.waitUntil(declarations.handle({ id: link.declarationId }));
  return c.redirect(declarationPath(locale, token), 303);
});
