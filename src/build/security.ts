import { globSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { parse } from 'yaml';
import { absolute, company } from '#domain/company/company.ts';
import { securityHeaders } from '#site/api/security-headers.ts';

const block = (path: string, headers: Record<string, string>) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/** Static files get the same security headers as the Worker's responses. */
export const securityHeadersFile = (): AstroIntegration => ({
  name: 'security-headers-file',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable' };
      const file = [
        block('/*', { ...securityHeaders, Allow: 'GET, HEAD' }),
        block('/_astro/*', immutable),
        // Cloudflare adds a charset to text types only.
        block('/*.xml', { 'Content-Type': 'application/xml; charset=utf-8' }),
        block('/*.svg', { 'Content-Type': 'image/svg+xml; charset=utf-8' }),
      ].join('\n\n');
      await writeFile(new URL('_headers', dir), `${file}\n`);
    },
  },
});

/** RFC 9116 recommends less than a year. */
const securityTxtDays = 330;

/**
 * `security.txt`: contact for vulnerabilities. Each build renews its expiry.
 * @see https://www.rfc-editor.org/rfc/rfc9116
 */
function securityTxt(built: Date): string {
  const expires = new Date(built.getTime() + securityTxtDays * 86_400_000);
  expires.setUTCHours(0, 0, 0, 0);
  return [
    `Contact: mailto:${company.email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: de, en',
    `Canonical: ${absolute('/.well-known/security.txt')}`,
    '',
  ].join('\n');
}

export const securityTxtFile = (): AstroIntegration => ({
  name: 'security-txt-file',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const folder = new URL('.well-known/', dir);
      await mkdir(folder, { recursive: true });
      await writeFile(new URL('security.txt', folder), securityTxt(new Date()));
    },
  },
});

interface Film {
  source?: { kind?: string; host?: string };
}

/** The content check reports unreadable files. */
function readFilm(file: string): Film | undefined {
  try {
    return parse(readFileSync(file, 'utf8')) as Film;
  } catch {
    return undefined;
  }
}

/** Hosts of embedded films, which pages may frame. */
export const filmHosts = (): string[] => {
  const films = globSync('src/content/films/*.yaml').map(readFilm);
  return [
    ...new Set(films.flatMap((film) => (film?.source?.kind === 'embed' ? [film.source.host ?? ''] : []))),
  ];
};
