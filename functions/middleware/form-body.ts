import { readAtMost, type ReadResult } from '../read-at-most.ts';
import { withinTime } from '../within-time.ts';
import { readJson } from './json-body.ts';
import type { ErrorCode } from '#domain/error-codes.ts';

const patienceMs = 10_000;
const formType = 'application/x-www-form-urlencoded';

const isForm = (headers: Headers) =>
  (headers.get('Content-Type') ?? '').toLowerCase().split(';')[0]?.trim() === formType;

/** Empty fields of a form are fields that nobody filled in. */
function fieldsOf(text: string): Record<string, string> {
  const fields = [...new URLSearchParams(text)].map(([name, value]) => [name, value.trim()] as const);
  return Object.fromEntries(fields.filter(([, value]) => value !== ''));
}

export type Sent =
  | { state: 'json'; value: unknown }
  | { state: 'form'; fields: Record<string, string> }
  | { state: 'refused'; code: ErrorCode };

/**
 * A body that a script of ours sends as JSON, and our own form where no script runs. Only for what nobody has to be
 * signed in for: whoever sends it from elsewhere reaches nothing that she could not reach anyway.
 */
export async function readJsonOrForm(request: Request, limit: number): Promise<Sent> {
  if (!isForm(request.headers)) {
    const json = await readJson(request, limit);
    return json.state === 'read' ? { state: 'json', value: json.value } : json;
  }
  const sent = readAtMost(limit, request).catch((): ReadResult => ({ state: 'not_text' }));
  const read = await withinTime(patienceMs, sent, () => ({ state: 'too_slow' }) as const);
  switch (read.state) {
    case 'too_large':
      return { state: 'refused', code: 'body_too_large' };
    case 'too_slow':
      return { state: 'refused', code: 'request_timeout' };
    case 'not_text':
      return { state: 'refused', code: 'bad_request' };
    case 'read':
      return { state: 'form', fields: fieldsOf(read.text) };
  }
}
