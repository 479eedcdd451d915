import type { AstroIntegration } from 'astro';
import { locales } from '#domain/text/locales.ts';
import { tokenPages, tokenPath } from '#i18n/mail-links.ts';

/** The Worker's own addresses: the choice of a language, the API, the link to the app, and pages behind mailed links. */
export const workerPaths = [
  '^/(\\?|$)',
  '^/api(/|$)',
  '^/app(\\?|$)',
  ...locales.flatMap((locale) => tokenPages.map((page) => `^${tokenPath(page, locale, '.')}`)),
];

/** React Fast Refresh for scripts that hydrate on their own; Astro adds it only for its islands. */
const fastRefresh = `
import { injectIntoGlobalHook } from '/@react-refresh';
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
`;

/**
 * Development proxy to the Worker, so that `npm run dev` has one address. Keeps the Host header: the Worker compares it
 * with Origin (CSRF).
 * @see https://vite.dev/config/server-options#server-proxy
 */
export const workerBehind = (worker: string | undefined): AstroIntegration => ({
  name: 'worker-behind',
  hooks: {
    'astro:config:setup': ({ command, injectScript, logger, updateConfig }) => {
      if (command !== 'dev') return;
      injectScript('page', fastRefresh);
      // A build briefly starts a server to sync content. With a shared folder it would replace the pre-bundled packages
      // of a running `npm run dev`, and every script would answer 504.
      updateConfig({ vite: { cacheDir: 'node_modules/.vite/dev' } });
      if (worker === undefined) {
        logger.warn('Pages alone: for sign-in, orders and the account type `npm run dev`.');
        return;
      }
      const proxy = Object.fromEntries(
        workerPaths.map((path) => [path, { target: worker, changeOrigin: false }]),
      );
      // The stand-ins' ports derive from this one.
      updateConfig({ vite: { server: { proxy, strictPort: true } } });
    },
  },
});
