import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'vite';
import { adminConfig } from './config.ts';

type Settings = Readonly<Record<string, string | undefined>>;

const folder = fileURLToPath(new URL('.', import.meta.url));
const page = join(folder, 'index.html');
const address = '/admin/';

/** The browser editor below `/admin/`: in `npm run dev`, and in builds that ask for it. */
export function admin(settings: Settings = process.env): AstroIntegration {
  const isPublished = settings['VALEA_ADMIN'] === '1';
  const config = adminConfig(
    settings['VALEA_ADMIN_REPOSITORY'] ?? 'valea/website',
    isPublished ? { signIn: settings['VALEA_ADMIN_SIGN_IN'] } : undefined,
  );
  const define = { BROWSER_EDITOR: JSON.stringify(config) };
  return {
    name: 'admin',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        // Its modules find their files beside them, which Vite's bundle of dependencies does not keep.
        if (command === 'dev')
          updateConfig({ vite: { define, optimizeDeps: { exclude: ['@sveltia/cms'] } } });
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use((request, response, next) => {
          if (!/^\/admin\/?(?:[?#].*)?$/.test(request.url ?? '')) {
            next();
            return;
          }
          readFile(page, 'utf8')
            .then((html) => server.transformIndexHtml(address, html.replace('./', `/@fs${folder}`)))
            .then((html) => response.setHeader('Content-Type', 'text/html; charset=utf-8').end(html), next);
        });
      },
      // A build of its own, because the content security policy of Astro's pages does not allow the editor's styles.
      'astro:build:done': async ({ dir }) => {
        if (!isPublished) return;
        const outDir = fileURLToPath(new URL(`.${address}`, dir));
        await build({
          configFile: false,
          logLevel: 'warn',
          root: folder,
          base: address,
          define,
          build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 4_000 },
        });
      },
    },
  };
}
