import { Hono } from 'hono';
import { isLocale, negotiate, type Locale } from '#domain/text/locales.ts';
import { cancel, withdraw, type DeclarationAnswer } from '#site/api/declarations.ts';
import { readJsonOrForm } from '../middleware/body.ts';
import { memberIfKnown, signInHolds } from '../middleware/identity.ts';
import { clientNetworks } from '../middleware/rate-limit.ts';
import { acknowledgementView } from '../mails/declaration-mails.ts';
import { readDeclaration, type ReadDeclaration } from '../cancellations/read-declaration.ts';
import { declarationPage } from '../cancellations/declaration-page.ts';
import { refuse } from '../http/refusal.ts';
import type { Declaration, DeclarationKind } from '#domain/shop/declaration.ts';
import type { App, AppContext } from '../http/context.ts';

const bodyLimit = 8_000;

interface Sender {
  memberId: string | undefined;
  hasContracts: boolean;
}

const visitor: Sender = { memberId: undefined, hasContracts: false };

/** A signed-in sender proves the declaration; a failing look-up is no reason to refuse it. */
async function senderOf(c: AppContext): Promise<Sender> {
  const { accounts, contracts } = c.var.deps;
  try {
    const member = await memberIfKnown(c);
    if (!member) return visitor;
    const holds = await signInHolds(c, member);
    if (holds === 'ended' || holds === 'unavailable') return visitor;
    const { userId: memberId } = await accounts.account(member);
    return { memberId, hasContracts: (await contracts.ofMember(memberId)).length > 0 };
  } catch (error) {
    c.var.log.error('unhandled_error', { dependency: 'members', error });
    return visitor;
  }
}

/**
 * Stores a declaration. The response never depends on whether there is such a contract. Beyond an hourly limit
 * nothing is stored, and the form says that an e-mail counts just as well.
 */
async function take(c: AppContext, given: Declaration): Promise<Declaration | undefined> {
  const { declarations } = c.var.deps;
  const { memberId, hasContracts } = await senderOf(c);
  const source = {
    buyerId: hasContracts ? memberId : undefined,
    networks: clientNetworks(c.req.raw, c.env),
  };
  if (!(await declarations.mayDeclare(source, given.received))) return undefined;
  const declaration = await declarations.keep(given, memberId);
  c.executionCtx.waitUntil(declarations.handle(declaration));
  return declaration;
}

async function answerJson(c: AppContext, declared: ReadDeclaration): Promise<Response> {
  if (declared.state === 'refused') return refuse(c, declared.code);
  const declaration = await take(c, declared.declaration);
  if (!declaration) return refuse(c, 'rate_limited', { 'Retry-After': '3600' });
  return c.json({ acknowledgement: acknowledgementView(declaration) } satisfies DeclarationAnswer);
}

/** The page that answers a form without script. The input is one step back in the browser. */
async function answerPage(c: AppContext, kind: DeclarationKind, sent: Record<string, string>, now: Date) {
  const { step, ...fields } = sent;
  const language = fields['locale'] ?? '';
  const locale: Locale = isLocale(language) ? language : negotiate(c.req.header('Accept-Language'));
  const declared = readDeclaration(kind, fields, now);
  if (declared.state === 'refused') {
    return declarationPage(c, kind, locale, { state: 'refused', reason: 'fields' });
  }
  const given = declared.declaration;
  // A withdrawal takes two steps; nothing is declared before the second.
  if (kind === 'withdraw' && step !== 'confirm') {
    return declarationPage(c, kind, locale, { state: 'review', declaration: given });
  }
  const declaration = await take(c, given);
  return declarationPage(
    c,
    kind,
    locale,
    declaration
      ? { state: 'received', acknowledgement: acknowledgementView(declaration) }
      : { state: 'refused', reason: 'slowed' },
  );
}

const receive = (kind: DeclarationKind) => async (c: AppContext) => {
  const sent = await readJsonOrForm(c.req.raw, bodyLimit);
  if (sent.state === 'refused') return refuse(c, sent.code);
  const now = c.var.deps.now();
  return sent.state === 'form'
    ? answerPage(c, kind, sent.fields, now)
    : answerJson(c, readDeclaration(kind, sent.value, now));
};

/** Cancellation (§ 312k BGB) and withdrawal (§ 356a BGB), without sign-in. */
export const declarations = new Hono<App>()
  .post(cancel.path, receive('cancel'))
  .post(withdraw.path, receive('withdraw'));
