import { Hono } from 'hono';
import { isLocale, negotiate, type Locale } from '#domain/locales.ts';
import { readJsonOrForm } from '../middleware/body.ts';
import { limitedPerAddress, mayDeclare, tooMany } from '../middleware/rate-limit.ts';
import { acknowledgementView } from '../mails/declaration-mails.ts';
import { readDeclaration, type ReadDeclaration } from '../cancellations/read-declaration.ts';
import { declarationPage } from '../cancellations/declaration-page.ts';
import { refuse } from '../refusal.ts';
import type { ErrorCode } from '#domain/error-codes.ts';
import type { Declaration, DeclarationKind } from '#domain/shop/declaration.ts';
import type { App, AppContext } from '../context.ts';

const bodyLimit = 8_000;

const refusal = (c: AppContext, code: ErrorCode) => (code === 'rate_limited' ? tooMany(c) : refuse(c, code));

/** Stores a declaration. The answer is the same whether there is such a contract or not: that is looked up later. */
async function take(c: AppContext, given: Declaration): Promise<Declaration | 'too_many'> {
  const { declarations } = c.var.deps;
  const isTooMany = !(await mayDeclare(c)) || (await declarations.isTooMany(given.email, given.received));
  if (isTooMany) return 'too_many';
  const declaration = await declarations.keep(given);
  c.executionCtx.waitUntil(declarations.handle(declaration));
  return declaration;
}

async function answerJson(c: AppContext, declared: ReadDeclaration): Promise<Response> {
  if (declared.state === 'refused') return refusal(c, declared.code);
  const taken = await take(c, declared.declaration);
  return taken === 'too_many'
    ? refusal(c, 'rate_limited')
    : c.json({ acknowledgement: acknowledgementView(taken) });
}

/** Without a script the answer is a page. What was typed, the browser has kept one step back. */
async function answerPage(c: AppContext, kind: DeclarationKind, given: Record<string, string>, now: Date) {
  const { step, ...fields } = given;
  const language = fields['locale'] ?? '';
  const locale: Locale = isLocale(language) ? language : negotiate(c.req.header('Accept-Language'));
  const declared = readDeclaration(kind, fields, now);
  if (declared.state === 'refused') {
    return declarationPage(c, kind, locale, { state: 'refused', status: 422, reason: 'fields' });
  }
  const { declaration } = declared;
  // A withdrawal takes two steps: nothing is declared before the second one.
  if (kind === 'withdraw' && step !== 'confirm') {
    return declarationPage(c, kind, locale, { state: 'review', declaration });
  }
  const taken = await take(c, declaration);
  return taken === 'too_many'
    ? declarationPage(c, kind, locale, { state: 'refused', status: 429, reason: 'too_many' })
    : declarationPage(c, kind, locale, { state: 'received', acknowledgement: acknowledgementView(taken) });
}

const endpoint = (kind: DeclarationKind) =>
  new Hono<App>()
    .post('/', limitedPerAddress, async (c) => {
      const sent = await readJsonOrForm(c.req.raw, bodyLimit);
      if (sent.state === 'refused') return refusal(c, sent.code);
      const now = new Date();
      return sent.state === 'form'
        ? answerPage(c, kind, sent.fields, now)
        : answerJson(c, readDeclaration(kind, sent.value, now));
    })
    .all('/', (c) => refuse(c, 'method_not_allowed', { Allow: 'POST' }));

/** Cancellation (§ 312k BGB) and withdrawal (§ 356a BGB), both without a sign-in. */
export const cancel = endpoint('cancel');
export const withdraw = endpoint('withdraw');
