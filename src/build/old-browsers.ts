import type { AstroIntegration } from 'astro';
import { oldestBrowsers } from '../domain/browsers.ts';

const targets = Object.entries(oldestBrowsers).map(([browser, version]) => `${browser}${version}`);

/**
 * Has style sheets and scripts written the way that the oldest browsers understand. Astro asks for the newest syntax
 * and overrides what the configuration says about the client: its scripts are told apart here.
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
