/**
 * What stands between the Worker and a visitor in production: HTTP/2 and Brotli, over TLS. Measured over HTTP/1.1, every
 * parallel request is charged a connection of its own.
 */
import { createHash, X509Certificate } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { fail, run } from '../setup/processes.ts';

const folder = 'node_modules/.cache/bench';
/** https://developers.cloudflare.com/speed/optimization/content/compression/: these are compressed, at a middling effort. */
const compressible =
  /^(?:text\/|image\/svg\+xml|application\/(?:javascript|json|ld\+json|manifest\+json|xml))/;
const effort = 4;

/** Of HTTP/1.1 alone: https://www.rfc-editor.org/rfc/rfc9113#section-8.2.2 */
const ofConnections = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'proxy-connection',
]);

/** A certificate of this machine alone. */
async function certificate() {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  if (!existsSync(cert)) {
    mkdirSync(folder, { recursive: true });
    const { code, output } = await run('openssl', [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
      ...['-days', '3650', '-subj', '/CN=localhost', '-keyout', key, '-out', cert],
    ]);
    if (code !== 0) fail('No certificate could be made: install openssl and try again.', output);
  }
  return { key: readFileSync(key), cert: readFileSync(cert) };
}

/** Compressed once: production keeps it at the edge. */
const compressed = new Map<string, Buffer>();

function compress(body: Buffer): Buffer {
  const key = body.toString('latin1');
  const known = compressed.get(key);
  if (known) return known;
  const made = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: effort } });
  compressed.set(key, made);
  return made;
}

/** What a request was answered with, as it goes over the line. */
export interface Answered {
  path: string;
  bytes: number;
}

type Hear = (answered: Answered) => void;

function answer(origin: URL, incoming: Http2ServerRequest, outgoing: Http2ServerResponse, hear: Hear) {
  const headers = Object.fromEntries(
    Object.entries(incoming.headers).filter(([name]) => !name.startsWith(':')),
  );
  // The Worker stands at another address here, and takes what comes from a foreign one for forged.
  const { origin: from } = headers;
  const isOurs = from === `https://${incoming.authority}`;
  const behind = request(origin, {
    method: incoming.method,
    path: incoming.url,
    headers: {
      ...headers,
      host: origin.host,
      ...(isOurs ? { origin: origin.origin } : {}),
      'accept-encoding': 'identity',
    },
  });
  behind.once('error', () => {
    outgoing.writeHead(502).end();
  });
  behind.once('response', (response) => {
    const chunks: Buffer[] = [];
    response.on('data', (chunk: Buffer) => chunks.push(chunk));
    response.once('end', () => {
      const body = Buffer.concat(chunks);
      const kept = Object.entries(response.headers).filter(
        ([name]) => !ofConnections.has(name) && name !== 'content-length',
      );
      const isCompressed = compressible.test(response.headers['content-type'] ?? '') && body.length > 0;
      outgoing.writeHead(response.statusCode ?? 502, {
        ...Object.fromEntries(kept),
        ...(isCompressed ? { 'content-encoding': 'br' } : {}),
      });
      const sent = isCompressed ? compress(body) : body;
      hear({ path: incoming.url, bytes: sent.length });
      outgoing.end(sent);
    });
  });
  incoming.pipe(behind);
}

interface Edge {
  url: string;
  /** Makes Chrome take the certificate for a good one: what comes with an error is never kept in its cache. */
  browserFlag: string;
}

/** Serves what `origin` serves as production would, and tells of each answer. */
export async function edgeBefore(origin: string, port: number, hear: Hear = () => undefined): Promise<Edge> {
  const behind = new URL(origin);
  const keys = await certificate();
  const server = createSecureServer(keys, (incoming, outgoing) => {
    answer(behind, incoming, outgoing, hear);
  });
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  const publicKey = new X509Certificate(keys.cert).publicKey.export({ type: 'spki', format: 'der' });
  const fingerprint = createHash('sha256').update(publicKey).digest('base64');
  return {
    url: `https://localhost:${port}`,
    browserFlag: `--ignore-certificate-errors-spki-list=${fingerprint}`,
  };
}
