/** The built site as files: its pages, parsed as HTML, without a browser. */
import { readdirSync, readFileSync } from 'node:fs';
import { selectAll } from 'css-select';
import { DomUtils, parseDocument } from 'htmlparser2';
import { locales, type Locale } from '#domain/text/locales.ts';

type Document = ReturnType<typeof parseDocument>;
type Node = Document['children'][number];
export type Element = Extract<Node, { attribs: unknown }>;

export const dist = 'dist';

export interface Page {
  /** As in its URL: `/de/faq`. */
  path: string;
  html: string;
  document: Document;
}

function pageOf(directory: string, file: string): Page {
  const html = readFileSync(`${directory}/${file}`, 'utf8');
  let document: Document | undefined;
  return {
    path: `/${file.replace(/(?:index)?\.html$/, '')}`,
    html,
    /** Parsed on first use, and cached. */
    get document() {
      document ??= parseDocument(html);
      return document;
    },
  };
}

/** Every page of a built site, including those hidden from search engines. */
export const pagesIn = (directory: string): readonly Page[] =>
  readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .sort()
    .map((file) => pageOf(directory, file));

/** The file behind a URL: the Worker makes a recipe's Markdown from its JSON. */
export const fileOf = (path: string): string => dist + path.replace(/\/index\.md$/, '/index.json');

export const everyPage = pagesIn(dist);

/** The paths in the sitemap. */
export const listedPaths: ReadonlySet<string> = new Set(
  [...readFileSync(`${dist}/sitemap.xml`, 'utf8').matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(
    ([, path = '']) => path,
  ),
);
export const listedPages = everyPage.filter(({ path }) => listedPaths.has(path));

export function localeOf({ path }: Pick<Page, 'path'>): Locale {
  const locale = locales.find((one) => path.startsWith(`/${one}/`));
  if (locale === undefined) throw new Error(`${path} is in no language.`);
  return locale;
}

export function pageAt(path: string): Page {
  const page = everyPage.find((one) => one.path === path);
  if (page === undefined) throw new Error(`There is no page at ${path}.`);
  return page;
}

type Where = Page | Element;
const rootsOf = (where: Where): Node[] => ('document' in where ? where.document.children : [where]);

/** The elements that match a CSS selector, in order. */
export const all = (where: Where, selector: string): Element[] =>
  selectAll<Node, Element>(selector, rootsOf(where));

/** The only element that matches a CSS selector. */
export function one(where: Where, selector: string): Element {
  const found = all(where, selector);
  const [element] = found;
  if (element === undefined || found.length > 1) {
    throw new Error(`${found.length} × ${selector}${'path' in where ? ` on ${where.path}` : ''}`);
  }
  return element;
}

export const attribute = (element: Element | undefined, name: string): string => element?.attribs[name] ?? '';

/** The text of an element, with white space as displayed. */
export const text = (element: Element): string => DomUtils.innerText(element).replaceAll(/\s+/g, ' ').trim();

/** Whether an element is hidden, itself or by an ancestor. */
export function isHidden(element: Element): boolean {
  for (let node: Node | Document | null = element; node; node = node.parent) {
    if (!('attribs' in node)) continue;
    if ('hidden' in node.attribs || ['template', 'dialog'].includes(node.name)) return true;
  }
  return false;
}

/** A page's structured data: the things in its JSON-LD. */
export function thingsOf(page: Page): Record<string, unknown>[] {
  const data: unknown = JSON.parse(DomUtils.textContent(one(page, 'script[type="application/ld+json"]')));
  if (typeof data !== 'object' || data === null || !('@graph' in data) || !Array.isArray(data['@graph'])) {
    throw new Error(`The data on ${page.path} have no graph.`);
  }
  return data['@graph'] as Record<string, unknown>[];
}

/** The content security policy of a page, by directive. */
export function policyOf(page: Page): ReadonlyMap<string, readonly string[]> {
  const policy = attribute(one(page, 'meta[http-equiv="content-security-policy"]'), 'content');
  return new Map(
    policy
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name, sources]),
  );
}
