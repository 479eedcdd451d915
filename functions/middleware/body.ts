import { createMiddleware } from 'hono/factory';
import { bodies } from '#site/api/bodies.ts';
import { readAtMost, type ReadResult } from '../http/read-at-most.ts';
import { refuse } from '../http/refusal.ts';
import { withinTime } from '../time/within-time.ts';
import type { ErrorCode } from '#domain/errors/error-codes.ts';
import type { z } from 'zod';
import type { App } from '../http/context.ts';

type BodyErrorCode = Extract<
  ErrorCode,
  'bad_request' | 'unsupported_media_type' | 'body_too_large' | 'request_timeout'
>;

interface Refused {
  state: 'refused';
  code: BodyErrorCode;
}
type BodyText = { state: 'read'; text: string } | Refused;
type JsonBody = { state: 'read'; value: unknown; length: number } | Refused;
type SentBody =
  { state: 'json'; value: unknown } | { state: 'form'; fields: Record<string, string> } | Refused;

/** Limits slow senders. */
const timeLimitMs = 10_000;

const jsonType = /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i;
const formType = 'application/x-www-form-urlencoded';

const refused = (code: BodyErrorCode): Refused => ({ state: 'refused', code });
const typeOf = (headers: Headers) => headers.get('Content-Type') ?? '';
const isForm = (headers: Headers) => typeOf(headers).toLowerCase().split(';')[0]?.trim() === formType;

/** Another site's form or image cannot send this type without a CORS preflight. */
const isPlainJson = (headers: Headers) =>
  jsonType.test(typeOf(headers)) &&
  (headers.get('Content-Encoding') ?? 'identity').toLowerCase() === 'identity';

const unread = {
  too_large: 'body_too_large',
  too_slow: 'request_timeout',
  not_text: 'bad_request',
} as const;

/** The body as it came, within the time limit. */
export async function readText(request: Request, limit: number): Promise<BodyText> {
  const reading = readAtMost(limit, request).catch((): ReadResult => ({ state: 'not_text' }));
  const read = await withinTime(timeLimitMs, reading, () => ({ state: 'too_slow' }) as const);
  return read.state === 'read' ? read : refused(unread[read.state]);
}

export async function readJson(request: Request, limit: number): Promise<JsonBody> {
  if (!isPlainJson(request.headers)) return refused('unsupported_media_type');
  const read = await readText(request, limit);
  if (read.state === 'refused') return read;
  try {
    return { state: 'read', value: JSON.parse(read.text), length: read.text.length };
  } catch {
    return refused('bad_request');
  }
}

/** Parses the JSON body that the endpoint takes into `c.req.valid('json')`. */
export function json<Path extends keyof typeof bodies>({ path }: { path: Path }) {
  type Body = z.output<(typeof bodies)[Path]['body']>;
  const { body: schema, limit }: { body: z.ZodType<object>; limit: number } = bodies[path];
  return createMiddleware<App, string, { in: { json: Body }; out: { json: Body } }>(async (c, next) => {
    const body = await readJson(c.req.raw, limit);
    if (body.state === 'refused') return refuse(c, body.code);
    const { data } = schema.safeParse(body.value);
    if (data === undefined) return refuse(c, 'bad_request');
    c.req.addValidatedData('json', data);
    return next();
  });
}

/** Form fields; empty ones count as missing. */
function fieldsOf(text: string): Record<string, string> {
  const fields = [...new URLSearchParams(text)].map(([name, value]) => [name, value.trim()] as const);
  return Object.fromEntries(fields.filter(([, value]) => value !== ''));
}

export async function readForm(
  request: Request,
  limit: number,
): Promise<{ state: 'form'; fields: Record<string, string> } | Refused> {
  if (!isForm(request.headers)) return refused('unsupported_media_type');
  const read = await readText(request, limit);
  return read.state === 'read' ? { state: 'form', fields: fieldsOf(read.text) } : read;
}

/**
 * JSON from our script, or form fields without one. Only for endpoints without sign-in: a form sent from another site
 * then achieves nothing that its sender could not do anyway.
 */
export async function readJsonOrForm(request: Request, limit: number): Promise<SentBody> {
  if (!isForm(request.headers)) {
    const body = await readJson(request, limit);
    return body.state === 'read' ? { state: 'json', value: body.value } : body;
  }
  return readForm(request, limit);
}
