import { globSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { parse } from 'yaml';
import { securityHeaders } from '#domain/security-headers.ts';

const block = (path: string, headers: Record<string, string>) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/** Writes the headers of the static files from the same list that the Worker answers with. */
export const securityHeadersFile = (): AstroIntegration => ({
  name: 'security-headers-file',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable' };
      const file = [
        block('/*', { ...securityHeaders, Allow: 'GET, HEAD' }),
        block('/_astro/*', immutable),
      ].join('\n\n');
      await writeFile(new URL('_headers', dir), `${file}\n`);
    },
  },
});

interface Film {
  source?: { kind?: string; host?: string };
}

/** Whose frames our pages may hold: the hosts of the films that lie elsewhere, and nobody else's. */
export const filmHosts = (): string[] => {
  const films = globSync('src/content/films/*.yaml').map((file) => parse(readFileSync(file, 'utf8')) as Film);
  return [...new Set(films.flatMap(({ source }) => (source?.kind === 'embed' ? [source.host ?? ''] : [])))];
};
