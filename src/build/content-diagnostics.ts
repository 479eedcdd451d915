import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { checkContent } from '../content-check/check-content.ts';
import { printDiagnostics } from '../content-check/diagnostic.ts';

/** Editors save in several steps. */
const restMs = 150;

/** Shows the diagnostics of `content:check` in the error overlay of `npm run dev`. */
export const contentDiagnostics = (): AstroIntegration => ({
  name: 'content-diagnostics',
  hooks: {
    'astro:server:setup': ({ server, logger }) => {
      const { hot } = server.environments.client;
      const { root } = server.config;
      let isShown = false;
      const show = async () => {
        const { diagnostics } = await checkContent(root);
        const count = diagnostics.length;
        if (count > 0) {
          const title = `Inhalte: ${count} Fehler · Content: ${count} ${count === 1 ? 'error' : 'errors'}`;
          // The overlay shows messages as HTML, a stack as text.
          const err = { name: 'content:check', title, message: '', stack: printDiagnostics(diagnostics) };
          hot.send({ type: 'error', err });
        } else if (isShown) hot.send({ type: 'full-reload' });
        isShown = count > 0;
      };
      const refresh = () => {
        show().catch((error: unknown) => {
          logger.error(String(error));
        });
      };
      hot.on('vite:client:connect', refresh);
      let resting: NodeJS.Timeout | undefined;
      server.watcher.on('all', (_event, path) => {
        if (!['src/content/', 'src/assets/', 'i18n/'].some((folder) => path.startsWith(join(root, folder))))
          return;
        clearTimeout(resting);
        resting = setTimeout(refresh, restMs);
      });
    },
  },
});
