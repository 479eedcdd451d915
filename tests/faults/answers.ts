import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { ServerResponse } from 'node:http';
import type { SingleFault } from './fault.ts';

const chunk = Buffer.alloc(64 * 1024, 'a');
const opening = Buffer.from('{"data":{"filler":"');
const closing = Buffer.from('"}}');

/** A JSON document of exactly that many bytes, never held in memory as a whole. */
function longJson(bytes: number): Readable {
  function* parts() {
    yield opening;
    let left = Math.max(0, bytes - opening.length - closing.length);
    while (left > 0) {
      const part = left < chunk.length ? chunk.subarray(0, left) : chunk;
      left -= part.length;
      yield part;
    }
    yield closing;
  }
  return Readable.from(parts());
}

const fine = '{"data":{}}';
const json = { 'content-type': 'application/json' };
const ended = () => undefined;

function ok(response: ServerResponse, body = fine, headers: Record<string, string> = {}) {
  response.writeHead(200, { ...json, ...headers });
  response.end(body);
}

function drip(response: ServerResponse, milliseconds: number) {
  response.writeHead(200, json);
  let at = 0;
  const timer = setInterval(() => {
    response.write(fine.charAt(at));
    at += 1;
    if (at < fine.length) return;
    clearInterval(timer);
    response.end();
  }, milliseconds);
  response.once('close', () => {
    clearInterval(timer);
  });
}

/** Answers one request, whose body has arrived, according to the fault. */
export function answer(fault: SingleFault, response: ServerResponse): void {
  switch (fault.mode) {
    case 'ok':
      ok(response, fault.body, fault.headers);
      break;
    case 'slow': {
      const timer = setTimeout(ok, fault.milliseconds, response, fault.body);
      response.once('close', () => {
        clearTimeout(timer);
      });
      break;
    }
    case 'hang':
      break;
    case 'stall':
      response.writeHead(200, json).write('{"data":');
      break;
    case 'drip':
      drip(response, fault.milliseconds);
      break;
    case 'refused':
    case 'reset':
      response.socket?.resetAndDestroy();
      break;
    case 'status':
      response.writeHead(fault.status, json).end(fault.body ?? '{"message":"secret.internal:5432 refused"}');
      break;
    case 'redirect':
      response.writeHead(302, { location: fault.location }).end();
      break;
    case 'html':
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><h1>Maintenance</h1>');
      break;
    case 'half':
      response.writeHead(200, { ...json, 'content-length': '1000' });
      response.write('{"data":{"user":{"id":"', () => response.socket?.destroy());
      break;
    case 'garbage':
      response.socket?.end('\u0000\u0007 not a line of HTTP\r\n\r\n');
      break;
    case 'big':
      response.writeHead(200, fault.declared ? { ...json, 'content-length': String(fault.bytes) } : json);
      pipeline(longJson(fault.bytes), response, ended);
      break;
    case 'gzip-bomb':
      response.writeHead(200, { ...json, 'content-encoding': 'gzip' });
      pipeline(longJson(fault.bytes), createGzip(), response, ended);
      break;
  }
}
