/** Both languages have the same texts with the same gaps, and no text is empty. */
import { catalogues } from '#i18n/generated/catalogues.ts';
import type { Locale } from '#domain/text/locales.ts';

type Tree = string | { readonly [key: string]: Tree };

function leaves(tree: Tree, path = ''): [key: string, text: string][] {
  if (typeof tree === 'string') return [[path, tree]];
  return Object.entries(tree).flatMap(([key, below]) => leaves(below, path ? `${path}.${key}` : key));
}

const gapsOf = (text: string) => [...new Set(text.match(/\{\{\s*\w+\s*\}\}/g))].sort().join();

function problemsOf(locale: Locale, other: Locale): string[] {
  const others: Readonly<Record<string, Tree>> = catalogues[other];
  return Object.entries<Tree>(catalogues[locale]).flatMap(([screen, tree]) => {
    const counterpart = others[screen];
    const texts = new Map(leaves(counterpart ?? {}));
    return leaves(tree).flatMap(([key, text]) => {
      const found = texts.get(key);
      const place = `i18n/${other}/${screen}.json: "${key}"`;
      if (!text.trim()) return [`i18n/${locale}/${screen}.json: "${key}" is empty`];
      // The course area is in German only.
      if (other === 'en' && counterpart === undefined) return [];
      if (found === undefined) return [`${place} is missing (${locale} has it)`];
      return gapsOf(text) === gapsOf(found) ? [] : [`${place} names other placeholders than in ${locale}`];
    });
  });
}

const problems = [...problemsOf('de', 'en'), ...problemsOf('en', 'de')];
for (const problem of problems) console.log(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
