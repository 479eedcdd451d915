/**
 * Adds what production has in front of the Worker: TLS, HTTP/2 and Brotli. Over HTTP/1.1 every parallel request would
 * open its own connection.
 */
import { createHash, X509Certificate } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { fail, run } from '../setup/processes.ts';

/** Compressed types, at a medium level: https://developers.cloudflare.com/speed/optimization/content/compression/ */
const compressible =
  /^(?:text\/|image\/svg\+xml|application\/(?:javascript|json|ld\+json|manifest\+json|xml))/;
const effort = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** The baseline: a document with nothing but text. */
const bare = `<!doctype html><html lang="de"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bare</title><h1>Bare</h1><p>${'Nothing but text. '.repeat(40)}</p></html>`;
export const barePath = '/bare';

interface Reply {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

async function replyTo(origin: string, path: string): Promise<Reply> {
  const answer =
    path === barePath
      ? new Response(bare, { headers: { 'content-type': 'text/html' } })
      : await fetch(origin + path);
  const own = new Set([
    'connection',
    'keep-alive',
    'transfer-encoding',
    'content-length',
    'content-encoding',
  ]);
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => !own.has(name)));
  const body = Buffer.from(await answer.arrayBuffer());
  if (body.length === 0 || !compressible.test(headers['content-type'] ?? ''))
    return { status: answer.status, headers, body };
  return {
    status: answer.status,
    headers: { ...headers, 'content-encoding': 'br' },
    body: brotliCompressSync(body, effort),
  };
}

async function makeCertificate() {
  const folder = '.valea/bench';
  const key = join(folder, 'key.pem');
  const cert = join(folder, 'cert.pem');
  mkdirSync(folder, { recursive: true });
  const { code, output } = await run('openssl', [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-days',
    '30',
    '-subj',
    '/CN=localhost',
    '-keyout',
    key,
    '-out',
    cert,
  ]);
  if (code !== 0) fail('No certificate could be created: install openssl and try again.', output);
  return { key: readFileSync(key), cert: readFileSync(cert) };
}

interface Edge {
  url: string;
  /** Makes Chrome trust the certificate: it never caches responses with certificate errors. */
  browserFlag: string;
}

/** Serves responses of `origin`, compressed once and cached, as an edge does. */
export async function edgeBefore(origin: string, port: number): Promise<Edge> {
  const keys = await makeCertificate();
  const kept = new Map<string, Promise<Reply>>();
  const server = createSecureServer(keys, (incoming, outgoing) => {
    const path = incoming.url;
    const reply = incoming.method === 'GET' ? (kept.get(path) ?? replyTo(origin, path)) : undefined;
    if (!reply) {
      // Requests that count visits: their responses are not measured.
      outgoing.writeHead(204).end();
      return;
    }
    kept.set(path, reply);
    reply.then(
      ({ status, headers, body }) => {
        outgoing.writeHead(status, headers);
        outgoing.end(body);
      },
      () => {
        outgoing.writeHead(502).end();
      },
    );
  });
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  const publicKey = new X509Certificate(keys.cert).publicKey.export({ type: 'spki', format: 'der' });
  const fingerprint = createHash('sha256').update(publicKey).digest('base64');
  return {
    url: `https://localhost:${port}`,
    browserFlag: `--ignore-certificate-errors-spki-list=${fingerprint}`,
  };
}
