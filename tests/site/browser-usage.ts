import type { Element } from './pages.ts';
import { platform } from '../../scripts/check/browser-support.mjs';

/** The keys that the compatibility data include. */
const known = (...keys: readonly string[]): string[] => keys.filter((key) => platform.has(key));

/** Without comments, strings and the contents of `url()`. */
const bare = (css: string): string =>
  css
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'/gs, '""')
    .replaceAll(/url\([^)]*\)/g, 'url()');

const functionsIn = (value: string): string[] =>
  [...value.matchAll(/([\w-]+)\(/g)].map(([, name = '']) => name);

/** `css.types.color.light-dark` for `light-dark`, wherever the data have it. */
const types = Map.groupBy(
  [...platform.keys()].filter((key) => key.startsWith('css.types.')),
  (key) => key.slice(key.lastIndexOf('.') + 1),
);

/** Units have no separate keys. */
const units: readonly (readonly [RegExp, string])[] = [
  [/\d[dsl]v(?:[hwib]|min|max)\b/, 'css.types.length.viewport_percentage_units_dynamic'],
  [/\dcq(?:[hwib]|min|max)\b/, 'css.types.length.container_query_length_units'],
  [/\d(?:r?cap|rch|rex|ric|ric)\b/, 'css.types.length.rcap'],
  [/\d(?:r?lh)\b/, 'css.types.length.rlh'],
];

function declarationKeys(property: string, value: string): string[] {
  if (property.startsWith('--')) property = '--';
  const words = value.split(/[^\w-]+/).filter((word) => /^[a-z]/.test(word));
  return [
    ...known(`css.properties.${property}`, ...words.map((word) => `css.properties.${property}.${word}`)),
    ...functionsIn(value).flatMap((name) => types.get(name) ?? []),
    ...units.flatMap(([unit, key]) => (unit.test(value) ? known(key) : [])),
  ];
}

/** Media and container queries, in style sheets and in the `sizes` and `media` of elements. */
function queryKeys(query: string): string[] {
  const features = [...query.matchAll(/\(\s*([\w-]+)/g)].map(([, name = '']) =>
    name.replace(/^(min|max)-/, ''),
  );
  return [
    ...known(...features.map((name) => `css.at-rules.media.${name}`)),
    ...(/\([^()]*[<>]=?[^()]*\)/.test(query) ? known('css.at-rules.media.range_syntax') : []),
    ...(/\bnot\s*\(|\bor\b/.test(query) ? known('css.at-rules.media.nested-queries') : []),
  ];
}

function preludeKeys(prelude: string): string[] {
  const [, rule, rest = ''] = /^@([\w-]+)\s*(.*)$/s.exec(prelude) ?? [];
  if (rule === 'supports') return [];
  if (rule !== undefined) {
    const asked = rule === 'media' ? queryKeys(rest) : [];
    const container =
      rule === 'container' && rest.includes('style(')
        ? known('css.at-rules.container.style_queries_for_custom_properties')
        : [];
    return [...known(`css.at-rules.${rule}`), ...asked, ...container];
  }
  const pseudos = [...prelude.matchAll(/::?([\w-]+)/g)].map(([, name = '']) => `css.selectors.${name}`);
  return [...known(...pseudos), ...(prelude.includes('&') ? known('css.selectors.nesting') : [])];
}

/** Rules below `@supports` are only for browsers that support it. */
function withoutSupports(css: string): string {
  let rest = css;
  for (let at = rest.indexOf('@supports'); at >= 0; at = rest.indexOf('@supports', at)) {
    let depth = 0;
    let end = rest.indexOf('{', at);
    for (; end < rest.length; end += 1) {
      if (rest[end] === '{') depth += 1;
      if (rest[end] === '}') depth -= 1;
      if (depth === 0) break;
    }
    rest = rest.slice(0, at) + rest.slice(end + 1);
  }
  return rest;
}

/** The web platform features that a style sheet uses, by MDN's names. */
export function keysInCss(css: string): Set<string> {
  const keys = new Set<string>();
  for (const [, piece = '', mark] of withoutSupports(bare(css)).matchAll(/([^{};]*)([{};])/g)) {
    const text = piece.trim();
    if (mark === '{') for (const key of preludeKeys(text)) keys.add(key);
    else if (text.startsWith('@')) for (const key of preludeKeys(text)) keys.add(key);
    else {
      const [, property = '', value = ''] = /^([\w-]+)\s*:(.*)$/s.exec(text) ?? [];
      // Written twice, with the prefix that older browsers need.
      const isPrefixed = css.includes(`-webkit-${property}:`);
      for (const key of declarationKeys(property, value))
        if (!isPrefixed || !key.startsWith('css.properties.')) keys.add(key);
    }
  }
  return keys;
}

/** The keys of names that are too new and survive minification: `URL.canParse`, `new NDEFReader`. */
const newNames = new Map(
  [...platform].flatMap(([key, why]) => {
    if (why === undefined) return [];
    const [, owner, member] = /^(?:javascript\.builtins|api)\.([A-Z]\w+)(?:\.(\w+))?$/.exec(key) ?? [];
    if (owner === undefined) return [];
    return [
      [member === undefined ? `new ${owner}` : `${owner}.${member.replace(/_static$/, '')}`, key] as const,
    ];
  }),
);

/** The same for a script, without members of objects, which only types can tell apart (a lint rule checks ours). */
export function keysInScript(script: string): Set<string> {
  const made = [...script.matchAll(/\bnew [A-Z]\w+/g)].map(([name]) => name);
  const used = [...script.matchAll(/\b([A-Z]\w+)\.(?=(\w+))/g)].map(
    ([start, , member = '']) => start + member,
  );
  const keys = [...made, ...used].flatMap((name) => newNames.get(name) ?? []);
  if (/\(\?<[=!]/.test(script)) keys.push('javascript.regular_expressions.lookbehind_assertion');
  return new Set(keys);
}

/** The same for an element and its attributes. */
export function keysInElement({ name, attribs }: Element): string[] {
  return Object.entries(attribs).flatMap(([attribute, value]) => [
    ...known(
      `html.elements.${name}`,
      `html.elements.${name}.${attribute}`,
      `html.elements.${name}.${attribute}.${value}`,
      `html.global_attributes.${attribute}`,
    ),
    ...(attribute === 'sizes' || attribute === 'media' ? queryKeys(value) : []),
  ]);
}
