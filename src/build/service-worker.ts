import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { build } from 'vite';
import { scope, workerPath } from '#site/browser/kept-module.ts';

/** A classic script: older Firefox has no module service workers. */
async function script(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: ['safari16', 'chrome111', 'firefox114'],
      rolldownOptions: {
        input: 'src/features/course/offline/service-worker.ts',
        output: { format: 'iife' },
      },
    },
  });
  const [first] = Array.isArray(built) ? built : [built];
  const [chunk] = 'output' in first ? first.output : [];
  if (chunk?.type !== 'chunk') throw new Error('The service worker was not built.');
  return chunk.code;
}

const allowed = ['Service-Worker-Allowed', scope] as const;

/**
 * The service worker's scope is its folder, which holds the course's pages; a header extends it to the course's main
 * page above.
 * @see https://w3c.github.io/ServiceWorker/#path-restriction
 */
export const serviceWorker = (): AstroIntegration => ({
  name: 'service-worker',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      await mkdir(new URL(`.${scope}/`, dir), { recursive: true });
      await writeFile(new URL(`.${workerPath}`, dir), await script());
      await appendFile(new URL('_headers', dir), `\n${workerPath}\n  ${allowed.join(': ')}\n`);
    },
    'astro:server:setup': ({ server }) => {
      server.middlewares.use(workerPath, (_, response) => {
        void script().then((code) => {
          response
            .setHeader('Content-Type', 'text/javascript')
            .setHeader(...allowed)
            .end(code);
        });
      });
    },
  },
});
