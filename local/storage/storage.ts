import type { IncomingMessage, ServerResponse } from 'node:http';
import { createHash } from 'node:crypto';
import { sendJson, serveLocally } from '../http/server.ts';

export interface StoredFile {
  bucket: string;
  path: string;
  type: string;
  bytes: Buffer;
}

interface StorageOptions {
  /** 0 takes any free port. */
  port: number;
  files: readonly StoredFile[];
}

const anybody = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': 'GET, HEAD, OPTIONS',
  'cross-origin-resource-policy': 'cross-origin',
};

const tokenOf = ({ bucket, path }: StoredFile) =>
  createHash('sha256').update(`${bucket}/${path}`).digest('hex').slice(0, 32);

const isText = (value: string | undefined): value is string => value !== undefined;

/** As the service words it: the SDK reads the status and passes the sentence on. */
function refuse(response: ServerResponse, code: number, message: string) {
  sendJson(response, code, { error: { code, message } }, anybody);
}

/** What the service says of a file to whoever may read it; the download address is made from it. */
const metadataOf = (file: StoredFile) => ({
  name: file.path,
  bucket: file.bucket,
  generation: '1',
  metageneration: '1',
  contentType: file.type,
  size: String(file.bytes.length),
  md5Hash: createHash('md5').update(file.bytes).digest('base64'),
  downloadTokens: tokenOf(file),
});

/** The file, or the part of it that a player asks for. */
function send({ headers, method }: IncomingMessage, response: ServerResponse, { type, bytes }: StoredFile) {
  const common = { ...anybody, 'content-type': type, 'accept-ranges': 'bytes' };
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '') ?? [];
  const start = first === '' ? Math.max(0, bytes.length - Number(last || bytes.length)) : Number(first);
  const end = first === '' || last === '' ? bytes.length - 1 : Math.min(Number(last), bytes.length - 1);
  if (start > end) {
    response.writeHead(416, { ...common, 'content-range': `bytes */${bytes.length}` }).end();
    return;
  }
  const part = bytes.subarray(start, end + 1);
  const range = { 'content-range': `bytes ${start}-${end}/${bytes.length}` };
  const isPart = headers.range !== undefined;
  response.writeHead(isPart ? 206 : 200, {
    ...common,
    'content-length': part.length,
    ...(isPart ? range : {}),
  });
  response.end(method === 'HEAD' ? undefined : part);
}

/** Firebase Storage as its unmodified SDK reads it: the metadata of a file, and the file by its token. */
export async function startStorage({ port, files }: StorageOptions) {
  function answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (request.method === 'OPTIONS') {
      response.writeHead(204, anybody).end();
      return;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      refuse(response, 405, 'This stand-in keeps what it has.');
      return;
    }
    const [bucket, path] = (/^\/v0\/b\/([^/]+)\/o\/([^/]+)$/.exec(pathname) ?? []).slice(1).filter(isText);
    const file = files.find(
      (one) => one.bucket === bucket && encodeURIComponent(one.path) === path?.replaceAll('%2f', '%2F'),
    );
    if (!file) refuse(response, 404, 'Not Found.');
    else if (searchParams.get('alt') !== 'media') {
      sendJson(response, 200, metadataOf(file), anybody);
    } else if (searchParams.get('token') !== tokenOf(file)) refuse(response, 403, 'Permission denied.');
    else send(request, response, file);
  }

  return serveLocally(port, answer);
}
