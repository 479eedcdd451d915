import { Hono } from 'hono';
import { isLocale, negotiate, type Locale } from '#domain/locales.ts';
import { readJsonOrForm } from '../middleware/body.ts';
import { limitedPerAddress, mayDeclare, tooMany } from '../middleware/rate-limit.ts';
import { receiptOf } from '../mails/receipt-view.ts';
import { readDeclaration, type ReadDeclaration } from '../cancellations/read-declaration.ts';
import { createDesk } from '../cancellations/desk.ts';
import { noticePage } from '../cancellations/page.ts';
import { refuse } from '../refusal.ts';
import type { ErrorCode } from '#domain/error-codes.ts';
import type { Declaration, DeclarationKind } from '#domain/shop/declaration.ts';
import type { App, AppContext } from '../context.ts';

const bodyLimit = 8_000;

const refusal = (c: AppContext, code: ErrorCode) => (code === 'rate_limited' ? tooMany(c) : refuse(c, code));

/** Keeps what was declared, and answers the same whether there is such a contract or not: that is looked up later. */
async function take(c: AppContext, given: Declaration): Promise<Declaration | 'too_many'> {
  const desk = createDesk(c.env.DB, c.var.deps, c.var.log);
  const isTooMany = !(await mayDeclare(c)) || (await desk.notices.isTooMany(given.email, given.received));
  if (isTooMany) return 'too_many';
  const notice = await desk.notices.keep(given);
  c.executionCtx.waitUntil(desk.attend(notice));
  return notice;
}

async function answerJson(c: AppContext, declared: ReadDeclaration): Promise<Response> {
  if (declared.state === 'refused') return refusal(c, declared.code);
  const taken = await take(c, declared.notice);
  return taken === 'too_many' ? refusal(c, 'rate_limited') : c.json({ acknowledgement: receiptOf(taken) });
}

/** Without a script she gets pages; what she had typed, her browser has kept one step back. */
async function answerPage(c: AppContext, kind: DeclarationKind, given: Record<string, string>, now: Date) {
  const { step, ...fields } = given;
  const language = fields['locale'] ?? '';
  const locale: Locale = isLocale(language) ? language : negotiate(c.req.header('Accept-Language'));
  const declared = readDeclaration(kind, fields, now);
  if (declared.state === 'refused') {
    return noticePage(c, kind, locale, { state: 'refused', status: 422, reason: 'fields' });
  }
  const { notice } = declared;
  // A withdrawal takes two steps: nothing is declared before she confirms what she reads.
  if (kind === 'withdraw' && step !== 'confirm') {
    return noticePage(c, kind, locale, { state: 'review', notice });
  }
  const taken = await take(c, notice);
  return taken === 'too_many'
    ? noticePage(c, kind, locale, { state: 'refused', status: 429, reason: 'too_many' })
    : noticePage(c, kind, locale, { state: 'received', acknowledgement: receiptOf(taken) });
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

/** Both without signing in: that a contract ends (§ 312k BGB), and that it is undone (§ 356a BGB). */
export const cancel = endpoint('cancel');
export const withdraw = endpoint('withdraw');
