import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { mayCall, readBounded, sendJson, sendPage, serveLocally } from '../http/server.ts';
import { chooserPage, chooserPath } from './chooser.ts';
import { startEmulator } from './emulator.ts';
import { readMailedCodes, type MailedCode } from './mail.ts';
import { createSecondFactor, type Message, type SecondFactor } from './second-factor.ts';
import { loadKey, sealToken, unsigned, type TokenKey } from './tokens.ts';

interface IdentityOptions {
  /** 0 takes any free port. */
  port: number;
  /** Where accounts and the signing key are kept between restarts. */
  directory: string;
  onMail?: (mail: MailedCode) => void;
}

export interface Identity {
  url: string;
  projectId: string;
  jwksUrl: string;
  /** The address answers at once; people can sign in once this has settled. */
  ready: Promise<void>;
  /** Settles when the emulator has ended, whether asked to or not. */
  ended: Promise<void>;
  stop: () => Promise<void>;
}

/** The real provider never has a project whose name starts with `demo-`. */
const localProjectId = 'demo-valea';
const jwksPath = '/.well-known/jwks.json';
/** For the dashboard. */
export const codesPath = '/local/second-factor-codes';
const largestRequest = 1024 * 1024;
const tokenFields = ['idToken', 'id_token', 'access_token'];

/**
 * Firebase Auth on this machine: the emulator behind a proxy that signs its tokens, so that the Worker needs no
 * special case.
 */
export async function startIdentity({ port, directory, onMail }: IdentityOptions): Promise<Identity> {
  const projectId = localProjectId;
  const key = await loadKey(join(directory, 'identity-key.json'));
  const emulator = await startEmulator(projectId, directory);
  const since = emulator.ready.then(() => Math.floor(Date.now() / 1000));
  since.catch(() => undefined);
  const secondFactor = createSecondFactor(emulator.url, projectId);
  let announced = 0;

  /** The mailbox is empty after a restart. */
  async function announceMail() {
    const codes = await readMailedCodes(emulator.url, projectId);
    for (const code of codes.slice(announced))
      onMail?.({ ...code, oobLink: code.oobLink.replace(emulator.url, server.url) });
    announced = codes.length;
  }

  // On failure the connection is cut, which the SDK treats as "no network": it then keeps its session.
  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { method, url = '/', headers } = request;
    if (!mayCall(headers)) {
      refuse(response, 403, 'FORBIDDEN');
    } else if (method === 'OPTIONS') {
      response.writeHead(204, corsHeaders(headers)).end();
    } else if (url === jwksPath) {
      sendJson(response, 200, key.jwks, { 'cache-control': 'public, max-age=600' });
    } else if (method === 'GET' && url === codesPath) {
      sendJson(response, 200, await secondFactor.codes());
    } else if (method === 'GET' && url.startsWith(chooserPath)) {
      const page = chooserPage(new URL(url, 'http://localhost'));
      if (page === undefined) response.writeHead(400).end();
      else await sendPage(response, 200, page);
    } else {
      await pass(request, response, emulator.url, { projectId, key, secondFactor, since: await since });
      if (method === 'POST') await announceMail();
    }
  }

  const server = await serveLocally(port, answer).catch(async (error: unknown) => {
    await emulator.stop();
    throw error;
  });
  return {
    url: server.url,
    projectId,
    jwksUrl: server.url + jwksPath,
    ready: emulator.ready,
    ended: emulator.ended,
    async stop() {
      await Promise.all([emulator.stop(), server.stop()]);
    },
  };
}

/** CORS headers for the SDK, which runs on another port. */
const corsHeaders = ({ origin, ...headers }: IncomingHttpHeaders): Record<string, string> =>
  origin === undefined
    ? {}
    : {
        'access-control-allow-origin': origin,
        'access-control-allow-methods': 'GET, POST, PATCH, DELETE',
        'access-control-allow-headers': headers['access-control-request-headers'] ?? '',
        'access-control-max-age': '600',
        vary: 'Origin',
      };

/** An error in the shape that the SDK reads. */
const refuse = (response: ServerResponse, code: number, message: string) => {
  sendJson(response, code, {
    error: { code, message, errors: [{ message, reason: 'invalid', domain: 'global' }] },
  });
};

interface Trust {
  projectId: string;
  key: TokenKey;
  secondFactor: SecondFactor;
  /** When the emulator was ready, in seconds. */
  since: number;
}

/** A request as the emulator gets it, or why it is refused. The emulator verifies no tokens itself. */
async function translate(asked: Message, { key, projectId, secondFactor, since }: Trust) {
  for (const name of tokenFields) {
    const token = asked[name];
    if (typeof token !== 'string') continue;
    const claims = await key.open(token, projectId);
    if (typeof claims === 'string') return claims;
    // The emulator refuses tokens from before it loaded the accounts, but a restart must not sign anybody out.
    asked[name] = unsigned({ ...claims, iat: Math.max(claims.iat ?? 0, since) });
  }
  return secondFactor.ask(asked);
}

function forward(
  { method = 'GET', url = '/', headers }: IncomingMessage,
  body: string | Uint8Array<ArrayBuffer>,
  emulator: string,
) {
  const { 'content-type': type = 'application/json', authorization } = headers;
  return fetch(emulator + url, {
    method,
    headers: { 'content-type': type, ...(authorization !== undefined && { authorization }) },
    ...(body.length > 0 && { body }),
    redirect: 'manual',
    signal: AbortSignal.timeout(10_000),
  });
}

/** Verifies the tokens of a request, and signs those in its response. */
async function pass(request: IncomingMessage, response: ServerResponse, emulator: string, trust: Trust) {
  const { headers } = request;
  for (const [name, value] of Object.entries(corsHeaders(headers))) response.setHeader(name, value);
  const body = await readBounded(request, largestRequest);
  if (!body) {
    response.setHeader('connection', 'close');
    refuse(response, 413, 'PAYLOAD_TOO_LARGE');
    return;
  }
  const asked = jsonIn(body, headers['content-type']);
  const translated = asked && (await translate(asked, trust));
  if (typeof translated === 'string') {
    refuse(response, 400, translated);
    return;
  }
  const sent = translated ? JSON.stringify(translated) : new Uint8Array(body);
  const answer = await forward(request, sent, emulator);
  const type = answer.headers.get('content-type');
  const location = answer.headers.get('location');
  const text = await seal(await answer.text(), type, trust);
  response.writeHead(answer.status, {
    'content-type': type ?? 'text/plain',
    'cache-control': 'no-store',
    ...(location !== null && { location }),
  });
  // Mailed links contain the emulator's own address.
  response.end(text.replaceAll(emulator, `http://${headers.host ?? ''}`));
}

async function seal(text: string, type: string | null, trust: Trust): Promise<string> {
  const { projectId, key, secondFactor } = trust;
  const answered = jsonIn(Buffer.from(text), type ?? '');
  if (!answered) return text;
  const message = await secondFactor.answer(answered);
  for (const name of tokenFields) {
    const token = message[name];
    if (typeof token === 'string') message[name] = await sealToken(token, projectId, key);
  }
  return JSON.stringify(message);
}

function jsonIn(body: Buffer, type: string | undefined): Message | undefined {
  if (type?.startsWith('application/json') !== true) return undefined;
  try {
    const read: unknown = JSON.parse(body.toString());
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? { ...read } : undefined;
  } catch {
    return undefined;
  }
}
