/** The built site as files: its pages, taken apart by an HTML parser, without a browser. */
import { readdirSync, readFileSync } from 'node:fs';
import { selectAll } from 'css-select';
import { DomUtils, parseDocument } from 'htmlparser2';
import { locales, type Locale } from '#domain/locales.ts';

type Document = ReturnType<typeof parseDocument>;
type Node = Document['children'][number];
export type Element = Extract<Node, { attribs: unknown }>;

export const dist = 'dist';

export interface Page {
  /** As its address has it: `/de/faq`. */
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
    /** Parsed when it is first asked for, and kept. */
    get document() {
      document ??= parseDocument(html);
      return document;
    },
  };
}

/** Every page of a built site, those included that no search engine hears of. */
export const pagesIn = (directory: string): readonly Page[] =>
  readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .sort()
    .map((file) => pageOf(directory, file));

/** The file that an address is answered from: a recipe's Markdown comes out of its JSON, by the Worker. */
export const fileOf = (path: string): string => dist + path.replace(/\/index\.md$/, '/index.json');

export const everyPage = pagesIn(dist);

/** What the site map offers to search engines, as paths. */
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

/** The elements that a CSS selector finds, in their order. */
export const all = (where: Where, selector: string): Element[] =>
  selectAll<Node, Element>(selector, rootsOf(where));

/** The one element that a CSS selector finds. */
export function one(where: Where, selector: string): Element {
  const found = all(where, selector);
  const [element] = found;
  if (element === undefined || found.length > 1) {
    throw new Error(`${found.length} × ${selector}${'path' in where ? ` on ${where.path}` : ''}`);
  }
  return element;
}

export const attribute = (element: Element | undefined, name: string): string => element?.attribs[name] ?? '';

/** What stands in an element, white space as it is shown. */
export const text = (element: Element): string => DomUtils.innerText(element).replaceAll(/\s+/g, ' ').trim();

/** Whether an element is marked as hidden, or stands in something that is. */
export function isHidden(element: Element): boolean {
  for (let node: Node | Document | null = element; node; node = node.parent) {
    if (!('attribs' in node)) continue;
    if ('hidden' in node.attribs || ['template', 'dialog'].includes(node.name)) return true;
  }
  return false;
}

/** What a page tells search engines about itself: the things in its JSON-LD. */
export function thingsOf(page: Page): Record<string, unknown>[] {
  const data: unknown = JSON.parse(DomUtils.textContent(one(page, 'script[type="application/ld+json"]')));
  if (typeof data !== 'object' || data === null || !('@graph' in data) || !Array.isArray(data['@graph'])) {
    throw new Error(`The data on ${page.path} have no graph.`);
  }
  return data['@graph'] as Record<string, unknown>[];
}

/** The content policy of a page, by directive. */
export function policyOf(page: Page): ReadonlyMap<string, readonly string[]> {
  const policy = attribute(one(page, 'meta[http-equiv="content-security-policy"]'), 'content');
  return new Map(
    policy
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name, sources]),
  );
}
