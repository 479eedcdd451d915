import type { AstroIntegration } from 'astro';
import { oldestBrowsers } from './browsers.ts';

const targets = Object.entries(oldestBrowsers).map(([browser, version]) => `${browser}${version}`);

/** Compiles for the oldest supported browsers. A plugin, since Astro overrides the configured target for the client. */
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
