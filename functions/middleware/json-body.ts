import { readAtMost, type ReadResult } from '../read-at-most.ts';
import { withinTime } from '../within-time.ts';
import type { ErrorCode } from '#domain/error-codes.ts';

export type JsonBody =
  { state: 'read'; value: unknown; length: number } | { state: 'refused'; code: ErrorCode };

/** A slow sender holds a place for so long and no longer. */
const patienceMs = 10_000;

const refused = (code: ErrorCode): JsonBody => ({ state: 'refused', code });

function refusalByHeaders(headers: Headers, limit: number): ErrorCode | undefined {
  const type = headers.get('Content-Type') ?? '';
  // Nothing that a form or an image tag of another site could send.
  if (!/^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i.test(type)) return 'unsupported_media_type';
  if ((headers.get('Content-Encoding') ?? 'identity').toLowerCase() !== 'identity')
    return 'unsupported_media_type';
  return Number(headers.get('Content-Length') ?? 0) > limit ? 'body_too_large' : undefined;
}

/** The body as JSON, of at most so many bytes, whether its length was announced or not. */
export async function readJson(request: Request, limit: number): Promise<JsonBody> {
  const code = refusalByHeaders(request.headers, limit);
  if (code) return refused(code);
  const sent = readAtMost(limit, request).catch((): ReadResult => ({ state: 'not_text' }));
  const read = await withinTime(patienceMs, sent, () => ({ state: 'too_slow' }) as const);
  switch (read.state) {
    case 'too_large':
      return refused('body_too_large');
    case 'too_slow':
      return refused('request_timeout');
    case 'not_text':
      return refused('bad_request');
    case 'read':
      try {
        return { state: 'read', value: JSON.parse(read.text), length: read.text.length };
      } catch {
        return refused('bad_request');
      }
  }
}
