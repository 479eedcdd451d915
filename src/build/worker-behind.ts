import type { AstroIntegration, ViteUserConfig } from 'astro';
import { answerOf } from '#domain/experiments/draw.ts';
import { experiments } from '#domain/experiments/generated/experiments.ts';
import { isLocale, locales } from '#domain/text/locales.ts';
import { dayInGermany } from '#domain/time/calendar.ts';
import { tokenPages, tokenPath } from '#i18n/mail-links.ts';
import { landingPath } from '#i18n/routes.ts';

/** The Worker's own addresses: the choice of a language, the API, the link to the app, and pages behind mailed links. */
export const workerPaths = [
  '^/(\\?|$)',
  '^/api(/|$)',
  '^/app(\\?|$)',
  ...locales.flatMap((locale) => tokenPages.map((page) => `^${tokenPath(page, locale, '.')}`)),
];

type ProxyOptions = Exclude<NonNullable<NonNullable<ViteUserConfig['server']>['proxy']>[string], string>;

const experimentPath = () =>
  new RegExp(`^/(${locales.join('|')})/l/(${Object.keys(experiments).join('|')})/?(?=\\?|$)`);

/** Draws as the Worker does, whose own pages are of the last build; undefined where it answers with a redirect. */
function drawnPath(address = ''): string | undefined {
  const [, locale, name = ''] = experimentPath().exec(address) ?? [];
  const experiment = experiments[name];
  if (!experiment || !isLocale(locale)) return undefined;
  const visit = { today: dayInGermany(new Date()), random: Math.random(), isLookedAt: true };
  const { state, landing } = answerOf(experiment, visit);
  return state === 'redirect' ? undefined : address.replace(experimentPath(), landingPath(landing, locale));
}

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
      const proxy: Record<string, ProxyOptions> = Object.fromEntries(
        workerPaths.map((path) => [path, { target: worker, changeOrigin: false }]),
      );
      if (Object.keys(experiments).length > 0)
        proxy[experimentPath().source] = {
          target: worker,
          changeOrigin: false,
          bypass: ({ url }) => drawnPath(url),
        };
      // The stand-ins' ports derive from this one.
      updateConfig({ vite: { server: { proxy, strictPort: true } } });
    },
  },
});
