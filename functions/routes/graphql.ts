import { Hono } from 'hono';
import { emailKey, isEmail } from '#domain/email.ts';
import { isObject } from '#site/api/endpoint.ts';
import { graphql as endpoint } from '#site/api/graphql.ts';
import { readAnswer } from '../graphql/answer.ts';
import { knownDocument } from '../graphql/known-documents.ts';
import { variablesFit } from '../graphql/variables.ts';
import { contactChanged } from '../mails/account-mails.ts';
import { readJson } from '../middleware/body.ts';
import { isWithin, limitedPerAddress, tooMany } from '../middleware/rate-limit.ts';
import { accountDeleted, deletionUnknown, signInFirst, callerOf } from '../middleware/identity.ts';
import { pageLocale } from '../page-locale.ts';
import { refuse } from '../refusal.ts';
import type { App, AppContext } from '../context.ts';
import type { Account } from '../accounts/accounts.ts';
import type { DataAnswer, DataCall, GraphqlRequest } from '../ports/data-api.ts';
import type { Member } from '../ports/identity.ts';

/** Large enough to answer a megabyte of variables with the right code. */
const bodyLimit = 1_100_000;
const variablesLimit = 32_000;

const known = new Set(['query', 'operationName', 'variables']);

/** Rejects batches, persisted queries and uploads. Without zod, because it runs on every request. */
function requestIn(body: unknown): GraphqlRequest | undefined {
  if (!isObject(body) || !Object.keys(body).every((name) => known.has(name))) return undefined;
  const { query, operationName, variables = {} } = body;
  if (typeof query !== 'string' || !isObject(variables)) return undefined;
  if (operationName === undefined) return { query, variables };
  return typeof operationName === 'string' ? { query, operationName, variables } : undefined;
}

/** Health answers need a consent in force, whichever data API is used. */
async function refusedHealthData(
  c: AppContext,
  { operation, member }: Pick<DataCall, 'operation' | 'member'>,
): Promise<Response | undefined> {
  if (operation.name !== 'OnboardUserData') return undefined;
  if (!member) return signInFirst(c);
  const agreed = await c.var.deps.consents.holdsSince('health', member.uid);
  return agreed ? undefined : refuse(c, 'health_consent_missing');
}

/**
 * An external data API has only a copy of the contact e-mail; orders and mails use ours. Unless the sign-in provider
 * has verified the same address, we mail a link to it.
 */
async function keepContactEmail(
  c: AppContext,
  member: Member | undefined,
  email: unknown,
  before: Account | undefined,
): Promise<void> {
  if (!before || !member || !isEmail(email)) return;
  const { accounts, emailChecks, mailOutbox, now } = c.var.deps;
  await accounts.keepContactEmail(member, email);
  const { email: old } = before;
  // An unverified address may be a stranger's.
  if (
    old !== undefined &&
    before.verifiedEmails.includes(emailKey(old)) &&
    emailKey(old) !== emailKey(email)
  ) {
    const told = mailOutbox.sendOnce('contact_changed', contactChanged(old, pageLocale(c)));
    c.executionCtx.waitUntil(told);
  }
  const { userId } = await accounts.account(member);
  const asked = await emailChecks.ask(userId, pageLocale(c), now(), { anew: false });
  if (asked.state === 'asked') c.executionCtx.waitUntil(mailOutbox.send('email_check', asked.id));
}

function respond(c: AppContext, answer: DataAnswer, member: Member | undefined): Response {
  const read = answer.state === 'answered' ? readAnswer(answer) : answer;
  if (read.state === 'data') return c.body(read.json, 200, { 'Content-Type': 'application/json' });
  const wantsSignIn = read.code === 'unauthenticated' || read.code === 'data_api_refused';
  if (wantsSignIn && !member) return signInFirst(c);
  if (read.code === 'token_refused') return accountDeleted(c);
  if (read.code === 'identity_unavailable') return deletionUnknown(c);
  // The token is valid: asking the member to sign in again would lead right back here.
  return refuse(c, read.code === 'unauthenticated' ? 'data_api_refused' : read.code);
}

/** The GraphQL proxy: only passes documents that the site was built with. */
export const graphql = new Hono<App>().post(endpoint.path, limitedPerAddress, async (c) => {
  const body = await readJson(c.req.raw, bodyLimit);
  if (body.state === 'refused') return refuse(c, body.code);
  const request = requestIn(body.value);
  if (!request) return refuse(c, 'bad_request');
  const { query, operationName, variables } = request;

  const operation = await knownDocument(query);
  if (!operation) return refuse(c, 'unknown_operation');
  if (operationName !== undefined && operationName !== operation.name) return refuse(c, 'unknown_operation');
  if (body.length - query.length > variablesLimit) return refuse(c, 'variables_too_large');
  if (!variablesFit(variables, operation)) return refuse(c, 'variables_invalid');

  const { dataApi, deadline } = c.get('deps');
  // Our own data API detects a deletion in its own read, which saves one.
  const who = await callerOf(c, { skipsDeletionCheck: dataApi.refusesDeleted && operation.kind === 'query' });
  if (who.state === 'refused') return who.response;
  const member = who.state === 'member' ? who.member : undefined;
  if (member && !(await isWithin(c, 'PER_ACCOUNT', member.uid))) return tooMany(c);

  const refused = await refusedHealthData(c, { operation, member });
  if (refused) return refused;

  // Read before the change, because the old address is notified.
  const before =
    operation.name === 'updateUser' && member ? await c.var.deps.accounts.account(member) : undefined;
  const answer = await dataApi.ask({
    operation,
    request: { query, operationName: operation.name, variables },
    authorization: c.req.header('Authorization') ?? '',
    member,
    requestId: c.get('requestId'),
    signal: c.req.raw.signal,
    remainingMs: deadline.remainingMs,
  });
  if (answer.state === 'failed') {
    const { code, tries } = answer;
    c.var.log.warn('data_api_failed', { operation: operation.name, code, tries });
  }
  const response = respond(c, answer, member);
  if (response.ok) await keepContactEmail(c, member, variables['email'], before);
  return response;
});
