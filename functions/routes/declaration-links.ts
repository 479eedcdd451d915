import { Hono } from 'hono';
import { declarationLink } from '#site/api/declarations.ts';
import { mailedLink } from '../pages/link-page.ts';
import { limitedPerAddress } from '../middleware/rate-limit.ts';
import { declarationRows } from '../mails/declaration-mails.ts';
import type { KnownDeclaration } from '../cancellations/declaration-store.ts';
import type { App } from '../http/context.ts';

function viewOf({ state, declaration: { kind } }: KnownDeclaration): string {
  if (state === 'carried_out') return 'done';
  return state === 'unproved' || state === 'dismissed' ? `confirm_${kind}` : 'confirmed';
}

/** Proves that a declaration is the buyer's. */
const { pages, button } = mailedLink({
  page: 'declaration',
  async look({ var: { deps } }, token, locale) {
    const link = await deps.declarationLinks.find(token);
    const known = link && (await deps.declarations.find(link.declarationId));
    if (!known) return undefined;
    const contract = await deps.contracts.find(known.orderId ?? link.orderId);
    return { view: viewOf(known), rows: declarationRows({ ...known.declaration, locale }, contract) };
  },
  async press(c, token) {
    const { declarations, declarationLinks, now } = c.var.deps;
    const link = await declarationLinks.find(token);
    if (!link) return false;
    await declarations.confirm(link.declarationId, link.orderId, now());
    c.executionCtx.waitUntil(declarations.handle({ id: link.declarationId }));
    return true;
  },
});

export const declarationLinkPages = pages;
export const declarationLinks = new Hono<App>().post(declarationLink.path, limitedPerAddress, button);
