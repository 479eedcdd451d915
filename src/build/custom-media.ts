import type { AstroIntegration } from 'astro';
import { customMedia } from '../styles/breakpoints.ts';

/** Expands named media queries: `(--from-large) and (hover: hover)`. Throws on an unknown name. */
const withoutNames = (query: string): string =>
  query.replaceAll(/\((--[\w-]+)\)/g, (_, name: string) => {
    const meaning = customMedia.get(name);
    if (meaning === undefined) throw new Error(`src/styles/breakpoints.ts has no media query ${name}`);
    return meaning;
  });

/** A PostCSS plugin, since component styles pass through it, too. */
export const namedMedia = (): AstroIntegration => ({
  name: 'named-media',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      updateConfig({
        vite: {
          css: {
            postcss: {
              plugins: [
                {
                  postcssPlugin: 'named-media',
                  AtRule: {
                    media: (rule) => {
                      const params = withoutNames(rule.params);
                      if (params !== rule.params) rule.params = params;
                    },
                  },
                },
              ],
            },
          },
        },
      });
    },
  },
});
