import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { writeContentFacts } from './write.ts';

/** For every command of Astro. While it runs, wrangler follows changes (`[build]` in wrangler.toml). */
export const contentFacts = (): AstroIntegration => ({
  name: 'content-facts',
  hooks: {
    'astro:config:setup': async ({ config }) => {
      // The loaders report mistakes.
      await writeContentFacts(fileURLToPath(config.root));
    },
  },
});
