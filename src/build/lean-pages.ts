/**
 * What a page carries for the tools that made it, and no browser needs: names of scopes that are unique in the whole site,
 * a style element for each part, inline scripts as they were written, and in its Content Security Policy (CSP) the hashes of
 * all inline styles and scripts of the site, three kilobytes that no compression makes smaller.
 */
import { createHash } from 'node:crypto';
import { minifySync } from 'vite';

const policy = /(<meta http-equiv="content-security-policy" content=")([^"]*)/;
const inline = /<(style|script)\b([^>]*)>(.*?)<\/\1>/gs;

const sourceOf = (text: string) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Pages share most of their styles and scripts: what is made of a text is made once. */
function once<Made>(make: (text: string) => Made): (text: string) => Made {
  const made = new Map<string, Made>();
  return (text) => {
    const known = made.get(text);
    if (known !== undefined) return known;
    const one = make(text);
    made.set(text, one);
    return one;
  };
}

const hashSource = once(sourceOf);

function minify(script: string): string {
  const { code, errors } = minifySync('inline.js', script);
  if (errors.length > 0) throw new Error('An inline script could not be minified.', { cause: errors });
  return code.trim();
}

const minified = once((script) => {
  const code = minify(script);
  // The quotes of attributes, which a compressed page has anyway. Where a text has gaps, others may stand in them.
  const short = code.includes('${')
    ? code
    : code.replaceAll(/`([^`]*)`/g, (whole, text: string) => (/["\\]/.test(text) ? whole : `"${text}"`));
  // It still is a script.
  minify(short);
  return short;
});

/** Gives scopes of styles the shortest names, numbered in the order in which they come. */
function scopeNames(names: Map<string, string>): (text: string) => string {
  const nameOf = (scope: string) => {
    const known = names.get(scope);
    if (known !== undefined) return known;
    const name = `data-${names.size.toString(36)}`;
    names.set(scope, name);
    return name;
  };
  return (text) => text.replaceAll(/data-astro-cid-\w+/g, nameOf);
}

/** All styles of a head as one, and the names that their scopes have got. */
const leanStyles = once((styles) => {
  const names = new Map<string, string>();
  const text = scopeNames(names)(styles);
  return { text, names, source: sourceOf(text) };
});

/** The page without all that. Its policy allows by hash what it allowed before and what stands in it, and nothing else. */
export function leanPage(html: string): string {
  const [, , sources] = policy.exec(html) ?? [];
  if (sources === undefined) return html;
  const headEnd = html.indexOf('</head>');
  let styles = '';
  const head = html
    .slice(0, headEnd)
    .replaceAll(inline, (element, name: string, attributes: string, text: string) => {
      if (name !== 'style' || attributes !== '' || !sources.includes(hashSource(text))) return element;
      styles += text;
      return '';
    });

  const style = leanStyles(styles);
  const withShortScopes = scopeNames(new Map(style.names));
  const allowed = { script: new Set<string>(), style: new Set<string>() };
  const lean = (part: string) =>
    withShortScopes(
      part.replaceAll(inline, (element, name: 'script' | 'style', attributes: string, text: string) => {
        // Data for search engines are another text on each page, and nothing that a policy allows.
        if (attributes.includes('application/') || !sources.includes(hashSource(text))) return element;
        const short =
          name === 'script' && !attributes.includes('type=') ? minified(text) : withShortScopes(text);
        allowed[name].add(hashSource(short));
        return `<${name}${attributes}>${short}</${name}>`;
      }),
    );
  const [leanHead, rest] = [lean(head), lean(html.slice(headEnd))];
  if (styles !== '') allowed.style.add(style.source);

  const headOfItsOwn = leanHead.replace(policy, (_, start: string, before: string) => {
    const withoutHashes = before.replaceAll(/ 'sha256-[^']*'/g, '');
    return (
      start +
      withoutHashes.replaceAll(
        /\b(script|style)-src[^;]*/g,
        (directive, name: 'script' | 'style') => directive + [...allowed[name]].join(''),
      )
    );
  });
  return `${headOfItsOwn}${styles && `<style>${style.text}</style>`}${rest}`;
}
