import { Readable } from 'node:stream';

const chunk = Buffer.alloc(64 * 1024, 'a');
const opening = Buffer.from('{"data":{"filler":"');
const closing = Buffer.from('"}}');

/** A JSON document of exactly so many bytes that never lies in memory as a whole. */
export function longJson(bytes: number): Readable {
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
