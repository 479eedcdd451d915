import type { Element, ElementContent } from 'hast';
import type { HastPluginEntry, MdastPluginEntry } from '../content-check/reading/satteri.ts';
import { fillFacts } from '#i18n/placeholders.ts';
import { isLocale, type Locale } from '#domain/text/locales.ts';
import { resolveLink } from '#i18n/editor-links.ts';
import { plainUrl } from '../content-check/reading/markdown.ts';

/** By `…/de.md` or `…/how-much.de.md`; course scripts are German. */
function localeOfFile(file: string): Locale {
  if (file.endsWith('/script.md')) return 'de';
  const locale = /(?:^|[./])([a-z]{2})\.md$/.exec(file)?.[1];
  if (!isLocale(locale)) throw new Error(`${file}: name the language, as in de.md or name.de.md`);
  return locale;
}

/** `url` is percent-encoded. */
function addressIn(url: string, locale: Locale): string {
  const address = fillFacts(plainUrl(url), locale);
  if (!harmless.test(address)) return '#';
  const path = resolveLink(address, locale);
  if (path === undefined) throw new Error(`There is no page for the link ${address}`);
  return path;
}

const harmless = /^(https?:|mailto:|tel:|\/|#|page:|course:)/i;

/** Fills in facts, resolves links to pages, and removes HTML and unsafe links. */
export const houseMarkdown: MdastPluginEntry = ({ fileURL }) => {
  if (!fileURL) return null;
  const locale = localeOfFile(fileURL.pathname);
  return {
    name: 'house-markdown',
    html(node, context) {
      context.removeNode(node);
    },
    text(node, context) {
      if (node.value.includes('{{')) context.setProperty(node, 'value', fillFacts(node.value, locale));
    },
    image(node, context) {
      if (!harmless.test(node.url) && node.url.includes(':')) context.removeNode(node);
    },
    link(node, context) {
      context.setProperty(node, 'url', addressIn(node.url, locale));
    },
    definition(node, context) {
      context.setProperty(node, 'url', addressIn(node.url, locale));
    },
  };
};

const elements = (nodes: readonly ElementContent[], tag: string) =>
  nodes.filter((node): node is Element => node.type === 'element' && node.tagName === tag);

/** Labels each table cell with its column, for the list layout on small screens (`Prose.astro`). */
export const labelledTables: HastPluginEntry = {
  name: 'labelled-tables',
  element: {
    filter: ['table'],
    visit(table, context) {
      const [head] = elements(table.children, 'thead').flatMap(({ children }) => elements(children, 'tr'));
      const labels = elements(head?.children ?? [], 'th').map((cell) => context.textContent(cell));
      for (const body of elements(table.children, 'tbody')) {
        for (const row of elements(body.children, 'tr')) {
          for (const [column, cell] of elements(row.children, 'td').entries()) {
            context.setProperty(cell, 'dataLabel', labels[column] ?? '');
          }
        }
      }
    },
  },
};
