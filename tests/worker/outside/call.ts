import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, inject } from 'vitest';
import { app } from '../../../functions/app.ts';
import { getUserDocument } from '../../../src/browser/generated/operations.ts';
import { keySource } from './stand-ins.ts';
import { createTestKey, jwks, tokenOf, type TestKey } from './tokens.ts';
import type { Env } from '../../../functions/env.ts';

export const site = 'http://valea.test';

export interface Answered {
  status: number;
  headers: Headers;
  body: unknown;
}

/** Bindings of their own, so a Worker without any cached state. */
export const freshWorker = (settings: Partial<Env> = {}): Env => ({ ...env, ...settings });

/** The same without the tests' settings, as in production. */
export const productionWorker = (settings: Partial<Env>): Env => {
  const none = Object.entries(env).filter(([, value]) => typeof value === 'string');
  return {
    ...env,
    ...Object.fromEntries(none.map(([name]) => [name, ''])),
    ENVIRONMENT: 'production',
    ...settings,
  };
};

/** Browsers only know the codes that an endpoint declares: any other becomes a general message. */
function expectDeclared({ method, url }: Request, answered: Answered): void {
  const asked = inject('endpoints').filter(
    (endpoint) => endpoint.method === method && new URLPattern({ pathname: endpoint.path }).test(url),
  );
  const refused = code(answered);
  if (asked.length === 0 || refused === undefined) return;
  const declared = asked.flatMap(({ codes }) => codes.map((one) => ({ code: one })));
  expect(declared, `${method} ${url} declares its codes`).toContainEqual(refused);
}

const isJson = (response: Response) => response.headers.get('Content-Type')?.includes('json') === true;

export async function call(request: Request, bindings: Env = env): Promise<Answered> {
  const context = createExecutionContext();
  const response = await app.fetch(request, bindings, context);
  const text = await response.text();
  const body: unknown = isJson(response) && text !== '' ? JSON.parse(text) : text;
  await waitOnExecutionContext(context);
  const answered = { status: response.status, headers: response.headers, body };
  expectDeclared(request, answered);
  return answered;
}

export interface Post {
  body?: BodyInit | null;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/** Unique, so that tests do not share rate limits. */
export const anyAddress = () => [10, ...crypto.getRandomValues(new Uint8Array(3))].join('.');

/**
 * The limiter counts per clock minute, so a flood that crosses into the next one is repeated, with a new address or
 * account.
 */
export async function inOneMinute<Answers>(flood: () => Promise<Answers>): Promise<Answers> {
  const minute = () => Math.floor(Date.now() / 60_000);
  for (;;) {
    const begun = minute();
    const answers = await flood();
    if (minute() === begun) return answers;
  }
}

/** A POST as the site's own pages send it; `headers` override. */
export const post = ({ body, headers = {}, signal }: Post = {}, path = '/api/graphql') =>
  new Request(site + path, {
    method: 'POST',
    headers: {
      'CF-Connecting-IP': anyAddress(),
      'Content-Type': 'application/json',
      Origin: site,
      ...headers,
    },
    ...(body === undefined ? {} : { body }),
    ...(signal ? { signal } : {}),
  });

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

export const requestBy = (token: string, path: string, method = 'GET') =>
  new Request(site + path, {
    method,
    headers: { ...bearer(token), Origin: site, 'CF-Connecting-IP': anyAddress() },
  });

export const postBy = (token: string, path: string, body: unknown) =>
  post({ body: JSON.stringify(body), headers: bearer(token) }, path);

export const operation = (query: string, variables: unknown, token?: string) =>
  post({
    body: JSON.stringify({ query, variables }),
    headers: token === undefined ? {} : bearer(token),
  });

export const getUser = (token?: string, id: unknown = 'myself') => operation(getUserDocument, { id }, token);

let made: Promise<TestKey> | undefined;

/** The key source's key and tokens signed with it. Shared, as making a key takes longer than most tests. */
export async function publishedKey() {
  const key = await (made ??= createTestKey('first'));
  await keySource.become({ mode: 'ok', body: jwks(key) });
  return { key, token: (uid: string, more: Record<string, unknown> = {}) => tokenOf(key, uid, more) };
}

export const code = ({ body }: Answered): unknown =>
  typeof body === 'object' && body !== null && 'error' in body ? body.error : undefined;
