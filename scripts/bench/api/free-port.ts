import { createServer } from 'node:net';

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
      .once('error', reject)
      .listen(0, '127.0.0.1', () => {
        const address = probe.address();
        probe.close(() => {
          if (typeof address === 'object' && address) resolve(address.port);
          else reject(new Error('No free port'));
        });
      });
  });
}

/** Waits until somebody answers there, whatever the answer is. */
export async function untilAnswered(url: string): Promise<void> {
  const until = Date.now() + 20_000;
  while (Date.now() < until) {
    try {
      await (await fetch(url)).arrayBuffer();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error(`${url} does not answer`);
}
