import { writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { build } from 'vite';
import { workerPath } from '#site/browser/kept-pages.ts';

/** A classic script: older Firefox has no module service workers. */
async function script(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: ['safari16', 'chrome111', 'firefox114'],
      rolldownOptions: {
        input: 'src/browser/service-worker.ts',
        output: { format: 'iife' },
      },
    },
  });
  const [first] = Array.isArray(built) ? built : [built];
  const [chunk] = 'output' in first ? first.output : [];
  if (chunk?.type !== 'chunk') throw new Error('The service worker was not built.');
  return chunk.code;
}

/** At the root of the site, so that it may be registered for any page. */
export const serviceWorker = (): AstroIntegration => ({
  name: 'service-worker',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      await writeFile(new URL(`.${workerPath}`, dir), await script());
    },
    'astro:server:setup': ({ server }) => {
      server.middlewares.use(workerPath, (_, response) => {
        void script().then((code) => {
          response.setHeader('Content-Type', 'text/javascript').end(code);
        });
      });
    },
  },
});
