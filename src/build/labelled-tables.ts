import type { Element, ElementContent } from 'hast';
import type { HastPluginEntry } from 'satteri';

const elements = (nodes: readonly ElementContent[], tag: string) =>
  nodes.filter((node): node is Element => node.type === 'element' && node.tagName === tag);

/**
 * Tells every cell of an editor's table what its column is called, so that a small screen can show the
 * table as a list of labelled lines (`Prose.astro`).
 */
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
