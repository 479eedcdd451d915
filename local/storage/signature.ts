/**
 * Verifies signed URLs (V4) like the storage service: signer, expiry, integrity. Written from the documentation,
 * independently of the Worker's signing code.
 *
 * @see https://cloud.google.com/storage/docs/access-control/signed-urls
 */
import { createHash, verify } from 'node:crypto';

export interface Refusal {
  status: number;
  code: string;
  message: string;
}

interface SignedRequest {
  method: string;
  host: string;
  /** With its query string. */
  target: string;
  now: Date;
  publicKeyOf: (email: string) => string | undefined;
}

const week = 604_800;
/** Tolerates clock skew. */
const earlyMs = 15 * 60_000;

const refusal = (status: number, code: string, message: string): Refusal => ({ status, code, message });
const anonymous = refusal(403, 'AccessDenied', 'Anonymous caller does not have storage.objects.get access.');
const invalid = (name: string) => refusal(400, 'InvalidQueryParameterValue', `${name} is not valid.`);
const differs = refusal(
  403,
  'SignatureDoesNotMatch',
  'The request signature we calculated does not match the signature you provided.',
);

/** `20261122T231500Z` */
function instantOf(text: string): number {
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(text) ?? [];
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

/** Returns the signer, or why the request is refused. */
export function signerOf({ method, host, target, now, publicKeyOf }: SignedRequest): string | Refusal {
  const [path = '', search = ''] = target.split('?');
  const query = new URLSearchParams(search);
  const value = (name: string) => query.get(`X-Goog-${name}`) ?? '';
  if (value('Signature') === '') return anonymous;
  if (value('Algorithm') !== 'GOOG4-RSA-SHA256') return invalid('X-Goog-Algorithm');
  if (value('SignedHeaders') !== 'host') return invalid('X-Goog-SignedHeaders');
  const signed = instantOf(value('Date'));
  if (Number.isNaN(signed)) return invalid('X-Goog-Date');
  const seconds = Number(value('Expires'));
  if (!Number.isInteger(seconds) || seconds < 1 || seconds > week) return invalid('X-Goog-Expires');
  const [email = '', ...scope] = value('Credential').split('/');
  if (scope.join('/') !== `${value('Date').slice(0, 8)}/auto/storage/goog4_request`)
    return invalid('X-Goog-Credential');
  if (now.getTime() > signed + seconds * 1000) {
    return refusal(400, 'ExpiredToken', 'The provided token has expired.');
  }
  if (now.getTime() < signed - earlyMs) return refusal(403, 'AccessDenied', 'The request is not yet valid.');
  const key = publicKeyOf(email);
  if (key === undefined) return differs;

  const canonicalQuery = search
    .split('&')
    .filter((pair) => !pair.startsWith('X-Goog-Signature='))
    .toSorted()
    .join('&');
  const request = [method, path, canonicalQuery, `host:${host}`, '', 'host', 'UNSIGNED-PAYLOAD'].join('\n');
  const digest = createHash('sha256').update(request).digest('hex');
  const text = ['GOOG4-RSA-SHA256', value('Date'), scope.join('/'), digest].join('\n');
  const isRight = verify('RSA-SHA256', Buffer.from(text), key, Buffer.from(value('Signature'), 'hex'));
  return isRight ? email : differs;
}
