import { request, type IncomingHttpHeaders } from 'node:http';
import { readBounded } from '../http/server.ts';

interface Outgoing {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const timeout = 10_000;
const largestAnswer = 16 * 1024 * 1024;
const perConnection = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'accept-encoding',
]);

const passedOn = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !perConnection.has(name)));

/** Asks the emulator the same, `Host` included: the links that it mails are made from it. */
export function forward(port: number, { method, path, headers, body }: Outgoing): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const call = request(
      {
        host: '127.0.0.1',
        port,
        method,
        path,
        headers: { ...passedOn(headers), ...(body.length > 0 ? { 'content-length': body.length } : {}) },
        signal: AbortSignal.timeout(timeout),
      },
      (response) => {
        readBounded(response, largestAnswer).then((answer) => {
          if (!answer) call.destroy();
          resolve({
            status: answer ? (response.statusCode ?? 502) : 502,
            headers: response.headers,
            body: answer ?? Buffer.alloc(0),
          });
        }, reject);
      },
    );
    call.once('error', reject);
    call.end(body);
  });
}
