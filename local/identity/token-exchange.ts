import { openToken, sealToken } from './tokens.ts';
import type { SigningKey } from './keys.ts';

const record = (value: unknown): Record<string, unknown> | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;

function parse(body: Buffer): Record<string, unknown> | undefined {
  try {
    return record(JSON.parse(body.toString()));
  } catch {
    return undefined;
  }
}

const isJson = (type: string | undefined) => type?.startsWith('application/json') === true;

export interface Trust {
  projectId: string;
  key: SigningKey;
}

export type Opening = { ok: true; body: Buffer } | { ok: false; code: string };

/** Replaces the token in a request by the form that the emulator knows, once it has proved to be ours. */
export async function openRequest(body: Buffer, type: string | undefined, trust: Trust): Promise<Opening> {
  const message = isJson(type) ? parse(body) : undefined;
  if (!message) return { ok: true, body };
  for (const field of ['idToken', 'id_token']) {
    const token = message[field];
    if (typeof token !== 'string') continue;
    const opened = await openToken(token, trust.projectId, trust.key);
    if (!opened.ok) return opened;
    message[field] = opened.token;
  }
  return { ok: true, body: Buffer.from(JSON.stringify(message)) };
}

/** Signs the tokens in an answer. */
export async function sealAnswer(body: Buffer, type: string | undefined, trust: Trust): Promise<Buffer> {
  const message = isJson(type) ? parse(body) : undefined;
  if (!message) return body;
  for (const field of ['idToken', 'id_token', 'access_token']) {
    const token = message[field];
    if (typeof token === 'string') message[field] = await sealToken(token, trust.projectId, trust.key);
  }
  return Buffer.from(JSON.stringify(message));
}
