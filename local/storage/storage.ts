/**
 * Local stand-in for Google Cloud Storage (behind Firebase Storage): one private bucket. Serves single files by signed
 * URLs, and refuses what the real one refuses: a wrong or expired signature, another file or method, and listing.
 *
 * @see https://cloud.google.com/storage/docs/xml-api/reference-status
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { rangeAnswer, readRange } from '#domain/course/byte-range.ts';
import { mayCall, serveLocally } from '../http/server.ts';
import { signerOf, type Refusal } from './signature.ts';

/**
 * Like `legacyObjectReader`, which may not list, or `objectViewer`: an account that may list gets 404 for a missing file.
 * Listing itself is not supported here.
 */
interface Role {
  publicKey: string;
  mayList?: true;
}

interface StorageOptions {
  /** 0: any free port. */
  port: number;
  bucket: string;
  /** Accounts by their e-mail addresses. */
  accounts: Readonly<Record<string, Role>>;
  fileOf: (path: string) => Buffer | undefined;
  now?: () => Date;
}

/** As in the bucket's CORS configuration (docs/deploying.md): scripts of our own site may read. */
function corsFor({ headers }: IncomingMessage): Record<string, string> {
  if (headers.origin === undefined || !mayCall(headers)) return {};
  return {
    'Access-Control-Allow-Origin': headers.origin,
    'Access-Control-Expose-Headers': 'Accept-Ranges, Content-Length, Content-Range, Content-Type',
    Vary: 'Origin',
  };
}

function refuse(
  response: ServerResponse,
  { status, code, message }: Refusal,
  headers: Record<string, string>,
) {
  response
    .writeHead(status, { 'Content-Type': 'application/xml; charset=UTF-8', ...headers })
    .end(
      `<?xml version='1.0' encoding='UTF-8'?><Error><Code>${code}</Code><Message>${message}</Message></Error>`,
    );
}

const denied = (email: string, right: string): Refusal => ({
  status: 403,
  code: 'AccessDenied',
  message: `${email} does not have ${right} access to the Google Cloud Storage object.`,
});

const missing: Refusal = { status: 404, code: 'NoSuchKey', message: 'The specified key does not exist.' };

export async function startStorage({
  port,
  bucket,
  accounts,
  fileOf,
  now = () => new Date(),
}: StorageOptions) {
  function send(
    request: IncomingMessage,
    response: ServerResponse,
    bytes: Buffer,
    cors: Record<string, string>,
  ) {
    const range = readRange(request.headers.range, bytes.length);
    const { status, headers } = rangeAnswer(range, bytes.length);
    response.writeHead(status, {
      ...cors,
      ...headers,
      'Content-Type': 'audio/mp4',
      'X-Goog-Stored-Content-Length': bytes.length,
      'Cache-Control': 'private, max-age=0',
    });
    const part = range.state === 'part' ? bytes.subarray(range.first, range.last + 1) : bytes;
    response.end(request.method === 'HEAD' || range.state === 'unsatisfiable' ? undefined : part);
  }

  function answer(request: IncomingMessage, response: ServerResponse) {
    const { method = 'GET', url = '/', headers } = request;
    const cors = corsFor(request);
    if (method === 'OPTIONS') {
      response
        .writeHead(200, {
          ...cors,
          'Access-Control-Allow-Methods': 'GET',
          'Access-Control-Allow-Headers': 'Range',
        })
        .end();
      return;
    }
    const email = signerOf({
      method,
      host: headers.host ?? '',
      target: url,
      now: now(),
      publicKeyOf: (email) => accounts[email]?.publicKey,
    });
    if (typeof email !== 'string') {
      refuse(response, email, cors);
      return;
    }
    const [, signedBucket, path] =
      /^\/([^/]+)\/(.+)$/.exec(decodeURIComponent(url.split('?')[0] ?? '')) ?? [];
    if (path === undefined || signedBucket !== bucket)
      refuse(response, denied(email, 'storage.objects.list'), cors);
    else if (method !== 'GET' && method !== 'HEAD')
      refuse(response, denied(email, 'storage.objects.create'), cors);
    else {
      const bytes = fileOf(path);
      if (bytes) send(request, response, bytes, cors);
      else if (accounts[email]?.mayList) refuse(response, missing, cors);
      else refuse(response, denied(email, 'storage.objects.get'), cors);
    }
  }

  return serveLocally(port, answer);
}
