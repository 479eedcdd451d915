/**
 * Names the scripts that a page's scripts import. A browser would only learn of them when it has read those, on a slow line a
 * round trip later each; so it fetches all at once.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** `from "./a.js"`, `import "./a.js"` and `import "/_astro/a.js"`, and not `import("./a.js")`, which waits until it is called. */
const imported = /(?:from|import)\s*["']((?:\.{1,2}|\/_astro)\/[^"']+)["']/g;
const moduleScript = /<script\b[^>]*\btype="module"[^>]*>/;
const modules = /<script\b[^>]*\btype="module"(?:[^>]*\bsrc="([^"]+)")?[^>]*>(.*?)<\/script>/gs;

const importsOf = (code: string, folder: string) =>
  [...code.matchAll(imported)].map(([, path = '']) => (path.startsWith('/') ? path : join(folder, path)));

/** Looks into the scripts of a built site, each once. */
export function createScriptsAhead(site: string): (html: string) => string {
  const known = new Map<string, readonly string[]>();
  const read = (script: string) => {
    const found = known.get(script);
    if (found) return found;
    const file = join(site, script);
    const imports = existsSync(file) ? importsOf(readFileSync(file, 'utf8'), dirname(script)) : [];
    known.set(script, imports);
    return imports;
  };

  return (html) => {
    const named = new Set<string>();
    const waiting: string[] = [];
    for (const [, src, text = ''] of html.matchAll(modules)) {
      if (src === undefined) waiting.push(...importsOf(text, '/'));
      else {
        named.add(src);
        waiting.push(...read(src));
      }
    }
    const ahead = new Set<string>();
    for (let script = waiting.shift(); script !== undefined; script = waiting.shift()) {
      if (named.has(script) || ahead.has(script)) continue;
      ahead.add(script);
      waiting.push(...read(script));
    }
    const links = [...ahead].map((script) => `<link rel="modulepreload" href="${script}">`).join('');
    return html.replace(moduleScript, (script) => links + script);
  };
}
