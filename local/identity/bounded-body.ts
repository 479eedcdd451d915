import type { Readable } from 'node:stream';

/** Reads a body to its end; `undefined` as soon as it is longer than it may be. */
export function readBounded(stream: Readable, limit: number): Promise<Buffer | undefined> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    stream.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= limit) {
        chunks.push(chunk);
        return;
      }
      stream.pause();
      resolve(undefined);
    });
    stream.once('end', () => {
      resolve(Buffer.concat(chunks));
    });
    stream.once('error', reject);
  });
}
