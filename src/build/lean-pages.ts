/**
 * What a page carries for the tools that made it, and no browser needs: names of scopes that are unique in the whole site,
 * a style element for each part, inline scripts as they were written, and in its Content Security Policy (CSP) the hashes of
 * all inline styles and scripts of the site, three kilobytes that no compression makes smaller.
 */
import { createHash } from 'node:crypto';
import type { AstroIntegration, MiddlewareHandler } from 'astro';
import { minifySync } from 'vite';

const policy = /(<meta http-equiv="content-security-policy" content=")([^"]*)/;
const inline = /<(style|script)\b([^>]*)>(.*?)<\/\1>/gs;

const hashSource = (text: string) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const minifiedScripts = new Map<string, string>();

function minify(script: string): string {
  const { code, errors } = minifySync('inline.js', script);
  if (errors.length > 0) throw new Error('An inline script could not be minified.', { cause: errors });
  return code.trim();
}

function minified(script: string): string {
  const known = minifiedScripts.get(script);
  if (known !== undefined) return known;
  const code = minify(script);
  // The quotes of attributes, which a compressed page has anyway. Where a text has gaps, others may stand in them.
  const short = code.includes('${')
    ? code
    : code.replaceAll(/`([^`]*)`/g, (whole, text: string) => (/["\\]/.test(text) ? whole : `"${text}"`));
  // It still is a script.
  minify(short);
  minifiedScripts.set(script, short);
  return short;
}

/** Gives scopes of styles the shortest names, numbered in the order in which they come. */
function scopeNames(): (text: string) => string {
  const names = new Map<string, string>();
  const nameOf = (scope: string) => {
    const name = names.get(scope) ?? `data-${names.size.toString(36)}`;
    names.set(scope, name);
    return name;
  };
  return (text) => text.replaceAll(/data-astro-cid-\w+/g, nameOf);
}

/** The page without all that. Its policy allows by hash what it allowed before and what stands in it, and nothing else. */
export function leanPage(html: string): string {
  const [, , sources] = policy.exec(html) ?? [];
  if (sources === undefined) return html;
  const withShortScopes = scopeNames();
  const allowed = { script: new Set<string>(), style: new Set<string>() };
  const headEnd = html.indexOf('</head>');
  let style = '';

  const page = html.replaceAll(
    inline,
    (element, name: 'script' | 'style', attributes: string, text: string, at: number) => {
      if (!sources.includes(hashSource(text))) return element;
      if (name === 'style' && attributes === '' && at < headEnd) {
        style += withShortScopes(text);
        return '';
      }
      const lean = name === 'script' && attributes === '' ? minified(text) : withShortScopes(text);
      allowed[name].add(hashSource(lean));
      return `<${name}${attributes}>${lean}</${name}>`;
    },
  );
  if (style !== '') allowed.style.add(hashSource(style));

  return withShortScopes(page)
    .replace('</head>', () => (style === '' ? '</head>' : `<style>${style}</style></head>`))
    .replace(policy, (_, start: string, before: string) => {
      const withoutHashes = before.replaceAll(/ 'sha256-[^']*'/g, '');
      return (
        start +
        withoutHashes.replaceAll(
          /\b(script|style)-src[^;]*/g,
          (directive, name: 'script' | 'style') => directive + [...allowed[name]].join(''),
        )
      );
    });
}

/** Astro's middleware: in a build each page passes here before it is written; what is kept of the last build did so then. */
export const onRequest: MiddlewareHandler = async (_, next) => {
  const response = await next();
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  if (import.meta.env.DEV || !isPage) return response;
  return new Response(leanPage(await response.text()), response);
};

export const leanPages = (): AstroIntegration => ({
  name: 'lean-pages',
  hooks: {
    'astro:config:setup': ({ addMiddleware }) => {
      addMiddleware({ order: 'post', entrypoint: new URL(import.meta.url) });
    },
  },
});
