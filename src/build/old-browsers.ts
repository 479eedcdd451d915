import type { AstroIntegration } from 'astro';
import { oldestBrowsers } from '../domain/browsers.ts';

const targets = Object.entries(oldestBrowsers).map(([browser, version]) => `${browser}${version}`);

/**
 * Compiles styles and scripts for the oldest supported browsers. Astro overrides a target in the configuration for the
 * client, hence a plugin.
 */
export const oldBrowsers = (): AstroIntegration => ({
  name: 'old-browsers',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      updateConfig({
        vite: {
          build: { cssTarget: targets },
          plugins: [
            {
              name: 'old-browsers',
              configEnvironment: (name) => (name === 'client' ? { build: { target: targets } } : null),
            },
          ],
        },
      });
    },
  },
});
