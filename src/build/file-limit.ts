import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { filesBelow } from './files-below.ts';

/**
 * How many static files a deployment may hold, at most 25 MiB each.
 * @see https://developers.cloudflare.com/workers/platform/limits/#static-assets
 */
export const mostFiles = { paid: 100_000, free: 20_000 };
const warnedFrom = 0.8;

const number = (value: number) => value.toLocaleString('en');

/** What to say of a site with so many files, if anything: queues and mails need the paid plan anyway. */
export function fileWarning(count: number): string | undefined {
  if (count < mostFiles.paid * warnedFrom) return undefined;
  const share = Math.floor((count / mostFiles.paid) * 100);
  return `The site has ${number(count)} static files, ${share} % of the ${number(mostFiles.paid)} that Cloudflare takes on the paid plan (${number(mostFiles.free)} on the free one): see docs/decisions/005-many-recipes.md for what a recipe costs.`;
}

/** Warns while there is still time: beyond the limit a deployment is refused as a whole. */
export const fileLimit = (): AstroIntegration => ({
  name: 'file-limit',
  hooks: {
    'astro:build:done': ({ dir, logger }) => {
      const warning = fileWarning(filesBelow(fileURLToPath(dir)).length);
      if (warning !== undefined) logger.warn(warning);
    },
  },
});
