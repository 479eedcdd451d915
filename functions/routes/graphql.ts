import { Hono } from 'hono';
import { z } from 'zod';
import { readAnswer } from '../graphql/answer.ts';
import { knownDocument } from '../graphql/known-documents.ts';
import { variablesFit } from '../graphql/variables.ts';
import { refusedHealthData } from '../middleware/health-consent.ts';
import { readJson } from '../middleware/json-body.ts';
import { isWithin, limitedPerAddress, tooMany } from '../middleware/rate-limit.ts';
import { signInFirst, whoAsks } from '../middleware/who-asks.ts';
import { refuse } from '../refusal.ts';
import type { App, AppContext } from '../context.ts';
import type { DataAnswer } from '../ports/data-api.ts';
import type { Person } from '../ports/identity.ts';

/** A megabyte of variables still gets the answer that it is too much of them. */
const bodyLimit = 1_100_000;
const variablesLimit = 32_000;

const isPlainObject = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Strict: a batch, a persisted-query extension or an upload is not of this shape. */
const request = z.strictObject({
  query: z.string(),
  operationName: z.string().optional(),
  variables: z.custom<Readonly<Record<string, unknown>>>(isPlainObject).default({}),
});

function respond(c: AppContext, answer: DataAnswer, person: Person | undefined): Response {
  const read = answer.state === 'answered' ? readAnswer(answer.text) : answer;
  if (read.state === 'data') return c.body(read.json, 200, { 'Content-Type': 'application/json' });
  const wantsSignIn = read.code === 'unauthenticated' || read.code === 'data_api_refused';
  if (wantsSignIn && !person) return signInFirst(c);
  // Her token is good: sending her to sign in again would lead right back here.
  return refuse(c, read.code === 'unauthenticated' ? 'data_api_refused' : read.code);
}

export const graphql = new Hono<App>()
  .post('/', limitedPerAddress, async (c) => {
    const body = await readJson(c.req.raw, bodyLimit);
    if (body.state === 'refused') return refuse(c, body.code);
    const parsed = request.safeParse(body.value);
    if (!parsed.success) return refuse(c, 'bad_request');
    const { query, operationName, variables } = parsed.data;

    const operation = await knownDocument(query);
    if (!operation) return refuse(c, 'unknown_operation');
    if (operationName !== undefined && operationName !== operation.name)
      return refuse(c, 'unknown_operation');
    if (body.length - query.length > variablesLimit) return refuse(c, 'variables_too_large');
    if (!variablesFit(variables, operation)) return refuse(c, 'variables_invalid');

    const who = await whoAsks(c);
    if (who.state === 'refused') return who.response;
    const person = who.state === 'person' ? who.person : undefined;
    if (person && !(await isWithin(c, 'PER_ACCOUNT', person.uid))) return tooMany(c);

    const refused = await refusedHealthData(c, { operation, person });
    if (refused) return refused;

    const answer = await c.var.deps.dataApi.ask({
      operation,
      body: JSON.stringify({ query, operationName: operation.name, variables }),
      authorization: c.req.header('Authorization') ?? '',
      person,
      requestId: c.var.requestId,
      signal: c.req.raw.signal,
    });
    if (answer.state === 'failed') {
      c.var.log.warn('data_api_failed', {
        operation: operation.name,
        code: answer.code,
        tries: answer.tries,
      });
    }
    return respond(c, answer, person);
  })
  .all('/', (c) => refuse(c, 'method_not_allowed', { Allow: 'POST' }));
