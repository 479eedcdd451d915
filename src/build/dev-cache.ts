import type { AstroIntegration } from 'astro';

/**
 * Gives the development server a folder of its own for Vite's pre-bundled dependencies. A build starts a server for a
 * moment, to sync content; it bundles them for production and, in a shared folder, takes away what a running
 * `npm run dev` serves: every script of a page then answers 504 “Outdated Optimize Dep”.
 * @see https://vite.dev/guide/dep-pre-bundling#caching
 */
export const devCache = (): AstroIntegration => ({
  name: 'dev-cache',
  hooks: {
    'astro:config:setup': ({ command, updateConfig }) => {
      if (command === 'dev') updateConfig({ vite: { cacheDir: 'node_modules/.vite/dev' } });
    },
  },
});
