/**
 * Google Cloud Storage behind Firebase Storage: V4 signed URLs without an SDK. Anybody who has a link may use it, for
 * one file and one hour.
 *
 * @see https://cloud.google.com/storage/docs/access-control/signing-urls-manually
 * @see https://cloud.google.com/storage/docs/authentication/canonical-requests
 */
import { importPKCS8 } from 'jose';
import { inHexadecimal, sha256 } from '../crypto/sha256.ts';
import type { Answered, Witness } from '../ports/upstreams.ts';
import type { StoredFiles } from '../ports/stored-files.ts';

/** The fields that we need from the JSON file of the provider's console. */
export interface SigningAccount {
  client_email: string;
  private_key: string;
}

interface SignedRequest {
  method: 'GET' | 'HEAD';
  service: string;
  bucket: string;
  path: string;
  at: Date;
  seconds: number;
}

const algorithm = 'GOOG4-RSA-SHA256';
const linkSeconds = 3_600;
const askSeconds = 60;
const timeLimitMs = 4_000;

const encode = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );

export function createSignedUrls({ client_email: email, private_key: pem }: SigningAccount) {
  let key: Promise<CryptoKey> | undefined;

  return async function signedUrl({
    method,
    service,
    bucket,
    path,
    at,
    seconds,
  }: SignedRequest): Promise<string> {
    const { host, origin } = new URL(service);
    const instant = at.toISOString().replace(/[-:]|\.\d+/g, '');
    const scope = `${instant.slice(0, 8)}/auto/storage/goog4_request`;
    const query = [
      ['X-Goog-Algorithm', algorithm],
      ['X-Goog-Credential', `${email}/${scope}`],
      ['X-Goog-Date', instant],
      ['X-Goog-Expires', String(seconds)],
      ['X-Goog-SignedHeaders', 'host'],
    ]
      .map(([name = '', value = '']) => `${encode(name)}=${encode(value)}`)
      .join('&');
    const resource = `/${bucket}/${path.split('/').map(encode).join('/')}`;
    const request = [method, resource, query, `host:${host}`, '', 'host', 'UNSIGNED-PAYLOAD'].join('\n');
    key ??= importPKCS8(pem, 'RS256');
    const text = new TextEncoder().encode([algorithm, instant, scope, await sha256(request)].join('\n'));
    const signature = inHexadecimal(await crypto.subtle.sign('RSASSA-PKCS1-v1_5', await key, text));
    return `${origin}${resource}?${query}&X-Goog-Signature=${signature}`;
  };
}

/** Signatures count in whole seconds. */
const inSeconds = (at: Date) => new Date(Math.floor(at.getTime() / 1000) * 1000);

function answeredBy({ status }: Response): Answered {
  if (status === 403) return 'refused';
  return status === 200 || status === 404 ? 'up' : 'failing';
}

export function createGoogleStorage(
  account: SigningAccount,
  storage: { service: string; bucket: string },
  witness: Witness,
): StoredFiles {
  const signedUrl = createSignedUrls(account);
  const refused = new Set<string>();

  function forbidden(path: string) {
    const isNew = !refused.has(path);
    refused.add(path);
    return { state: 'forbidden', isNew } as const;
  }

  return {
    async link(path, now) {
      const at = inSeconds(now);
      const file = { ...storage, path, at };
      try {
        // A link reveals neither whether the file exists nor its size.
        const asked = await fetch(await signedUrl({ ...file, method: 'HEAD', seconds: askSeconds }), {
          method: 'HEAD',
          redirect: 'manual',
          signal: AbortSignal.timeout(timeLimitMs),
        });
        await asked.body?.cancel();
        witness(answeredBy(asked));
        if (asked.status === 404) return { state: 'missing' };
        if (asked.status === 403) return forbidden(path);
        refused.delete(path);
        if (asked.status !== 200)
          return { state: 'unavailable', reason: `The storage answered ${asked.status}.` };
        const { headers } = asked;
        const bytes = Number(headers.get('X-Goog-Stored-Content-Length') ?? headers.get('Content-Length'));
        const url = await signedUrl({ ...file, method: 'GET', seconds: linkSeconds });
        return { state: 'found', link: { url, until: new Date(at.getTime() + linkSeconds * 1000), bytes } };
      } catch (error) {
        witness('failing');
        // The error's message contains the signed URL, which must not be logged.
        const reason = error instanceof Error ? error.name : 'unknown';
        return { state: 'unavailable', reason: `The storage could not be asked: ${reason}.` };
      }
    },
  };
}
