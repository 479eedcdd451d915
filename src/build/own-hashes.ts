import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const policy = /<meta http-equiv="content-security-policy" content="[^"]*/;
const inline = /<(style|script)\b[^>]*>(.*?)<\/\1>/gs;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Removes hashes of other pages' inline styles and scripts from a page's content security policy. */
export function withOwnHashes(html: string): string {
  const own = new Set([...html.matchAll(inline)].map(([, , text = '']) => hashOf(text)));
  return html.replace(policy, (meta) =>
    meta.replaceAll(/ ('sha256-[^']*')/g, (source, hash: string) => (own.has(hash) ? source : '')),
  );
}

/** Astro writes all hashes of the site into every page: 6.5 kB compressed, a sixth to a third of a page. */
export const ownHashes = (): AstroIntegration => ({
  name: 'own-hashes',
  hooks: {
    'astro:build:done': ({ dir }) => {
      const site = fileURLToPath(dir);
      for (const page of globSync(`${site}/**/*.html`))
        writeFileSync(page, withOwnHashes(readFileSync(page, 'utf8')));
    },
  },
});
