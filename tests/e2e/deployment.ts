import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const named = /(_astro\/|["'`]\.\/)(?=[\w./-]+\.(?:js|css|woff2))/g;
const mark = 'next-';

/**
 * The site under test at an address of its own, where another version can be deployed: each script, style and typeface
 * gets another name, and those of the version before are gone.
 */
export async function deployable(baseURL: string | undefined) {
  let isNext = false;
  let isDown = false;
  const server = createServer((request, response) => {
    void (async () => {
      const path = request.url ?? '/';
      if (isDown) {
        response.writeHead(503).end();
        return;
      }
      const file = /^\/_astro\/(next-)?[\w./-]+\.(?:js|css|woff2)$/.exec(path);
      if (file && (file[1] !== undefined) !== isNext) {
        response.writeHead(404).end();
        return;
      }
      const answer = await fetch(new URL(path.replace(mark, ''), baseURL), { redirect: 'manual' });
      const type = answer.headers.get('Content-Type') ?? '';
      const headers = new Headers(answer.headers);
      for (const name of ['Content-Encoding', 'Content-Length', 'ETag', 'Cache-Control'])
        headers.delete(name);
      response.writeHead(answer.status, Object.fromEntries(headers));
      if (isNext && /html|javascript|css/.test(type))
        response.end((await answer.text()).replaceAll(named, `$1${mark}`));
      else response.end(Buffer.from(await answer.arrayBuffer()));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    deploy: () => {
      isNext = true;
    },
    /** From now on every answer is a 503. */
    fail: () => {
      isDown = true;
    },
    /** Whether an address belongs to the version that is served now. */
    isServed: (path: string) => path.includes(mark) === isNext,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
