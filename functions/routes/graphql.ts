import { Hono } from 'hono';
import { accepts } from 'hono/accepts';
import { createMiddleware } from 'hono/factory';
import { emailKey, isEmail } from '#domain/mail/email.ts';
import { isObject } from '#domain/text/json.ts';
import { graphql as endpoint } from '#site/api/graphql.ts';
import { readAnswer } from '../graphql/answer.ts';
import { knownDocument, type KnownDocument } from '../graphql/known-documents.ts';
import { variablesFit } from '../graphql/variables.ts';
import { contactChanged } from '../mails/account-mails.ts';
import { readJson } from '../middleware/body.ts';
import { isWithin, limitedPerAddress, tooMany } from '../middleware/rate-limit.ts';
import {
  accountDeleted,
  callerOf,
  deletionUnknown,
  refusalOfDeleted,
  signInFirst,
} from '../middleware/identity.ts';
import { pageLocale } from '../pages/page-locale.ts';
import { refuse } from '../http/refusal.ts';
import type { App, AppContext } from '../http/context.ts';
import type { Account } from '../accounts/accounts.ts';
import type { DataAnswer, DataCall, GraphqlRequest } from '../ports/data-api.ts';
import type { Member } from '../ports/identity.ts';

/** Large enough to answer a megabyte of variables with the right code, to members alone. */
const bodyLimit = 1_100_000;
const visitorsBodyLimit = 100_000;
const graphqlType = 'application/graphql-response+json';
const variablesLimit = 32_000;

const known = new Set(['query', 'operationName', 'variables', 'extensions']);

/**
 * A request as GraphQL over HTTP describes it, where null means absent; `extensions` are ignored. Rejects batches,
 * persisted queries without their text, and uploads. Without zod, because it runs on every request.
 * @see https://graphql.github.io/graphql-over-http/draft/#sec-Request-Parameters
 */
function requestIn(body: unknown): GraphqlRequest | undefined {
  if (!isObject(body) || !Object.keys(body).every((name) => known.has(name))) return undefined;
  const { query, operationName } = body;
  const variables = body['variables'] ?? {};
  const extensions = body['extensions'] ?? {};
  if (typeof query !== 'string' || !isObject(variables) || !isObject(extensions)) return undefined;
  if (operationName === undefined || operationName === null) return { query, variables };
  return typeof operationName === 'string' ? { query, operationName, variables } : undefined;
}

/**
 * Answers in the media type that the client asks for. Refusals have `errors` for GraphQL clients; as
 * `application/json` they also have our `error`, like those of every other endpoint.
 * @see https://graphql.github.io/graphql-over-http/draft/#sec-Media-Types
 */
const asGraphql = createMiddleware<App>(async (c, next) => {
  await next();
  const type = accepts(c, {
    header: 'Accept',
    supports: ['application/json', graphqlType],
    default: 'application/json',
  });
  const { headers, status, body } = c.res;
  const { code } = c.var.refused;
  const refusal = code && {
    errors: [{ message: code, extensions: { code } }],
    ...(type === graphqlType
      ? { extensions: { requestId: c.var.requestId } }
      : { error: { code }, requestId: c.var.requestId }),
  };
  const answer = new Response(refusal ? JSON.stringify(refusal) : body, { status, headers });
  answer.headers.set('Content-Type', `${type}; charset=utf-8`);
  c.res = answer;
});

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
  const { accounts, emailChecks, mailOutbox, shop, now } = c.var.deps;
  await accounts.keepContactEmail(member, email);
  const { email: old, customer } = before;
  if (customer !== undefined) shop?.emailChanged(before.userId);
  // An unverified address may be a stranger's.
  if (
    old !== undefined &&
    before.verifiedEmails.includes(emailKey(old)) &&
    emailKey(old) !== emailKey(email)
  ) {
    const mailed = mailOutbox.sendOnce('contact_changed', contactChanged(old, pageLocale(c)));
    c.executionCtx.waitUntil(mailed);
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

interface Asked extends KnownDocument {
  variables: GraphqlRequest['variables'];
}

/** A document that the site was built with and variables that fit it, or the refusal. */
async function readAsked(c: AppContext, member: Member | undefined): Promise<Asked | Response> {
  const body = await readJson(c.req.raw, member ? bodyLimit : visitorsBodyLimit);
  if (body.state === 'refused') return refuse(c, body.code);
  const request = requestIn(body.value);
  if (!request) return refuse(c, 'bad_request');
  const { query, operationName, variables } = request;
  const document = await knownDocument(query);
  if (!document) return refuse(c, 'unknown_operation');
  const { operation } = document;
  if (operationName !== undefined && operationName !== operation.name) return refuse(c, 'unknown_operation');
  if (body.length - query.length > variablesLimit) return refuse(c, 'variables_too_large');
  if (!variablesFit(variables, operation)) return refuse(c, 'variables_invalid');
  return { ...document, variables };
}

/** The member's account was deleted, or their consent to the operation is missing. */
async function refusedMember(
  c: AppContext,
  { operation, member }: Pick<DataCall, 'operation' | 'member'>,
): Promise<Response | undefined> {
  // Our own data API detects a deletion in its own read, which saves one.
  const detectsDeletion = c.var.deps.dataApi.refusesDeleted && operation.kind === 'query';
  const deleted = member && !detectsDeletion ? await refusalOfDeleted(c, member) : undefined;
  return deleted ?? refusedHealthData(c, { operation, member });
}

async function askDataApi(
  c: AppContext,
  { operation, text, variables }: Asked,
  member: Member | undefined,
): Promise<DataAnswer> {
  const { dataApi, deadline } = c.var.deps;
  const answer = await dataApi.ask({
    operation,
    request: { query: text, operationName: operation.name, variables },
    authorization: c.req.header('Authorization') ?? '',
    member,
    requestId: c.var.requestId,
    signal: c.req.raw.signal,
    remainingMs: deadline.remainingMs,
  });
  if (answer.state === 'failed') {
    const { code, tries } = answer;
    c.var.log.warn('data_api_failed', { operation: operation.name, code, tries });
  }
  return answer;
}

/** The GraphQL proxy. */
export const graphql = new Hono<App>().post(endpoint.path, asGraphql, limitedPerAddress, async (c) => {
  // Nothing is read, let alone parsed, before the token is checked.
  const sender = await callerOf(c, { skipsDeletionCheck: true });
  if (sender.state === 'refused') return sender.response;
  const member = sender.state === 'member' ? sender.member : undefined;
  if (member && !(await isWithin(c, 'PER_ACCOUNT', member.uid))) return tooMany(c);

  const asked = await readAsked(c, member);
  if (asked instanceof Response) return asked;
  const { operation, variables } = asked;
  const refused = await refusedMember(c, { operation, member });
  if (refused) return refused;

  // Read before the change, because the old address is notified.
  const before =
    operation.name === 'updateUser' && member ? await c.var.deps.accounts.account(member) : undefined;
  const response = respond(c, await askDataApi(c, asked, member), member);
  if (response.ok) await keepContactEmail(c, member, variables['email'], before);
  return response;
});
