import type { Usage } from './text-usage.ts';

export type Tree = string | { [key: string]: Tree };
/** Language → screen → texts. */
export type Catalogues = Record<string, Record<string, Tree>>;

const fileOf = (locale: string, screen: string) => `i18n/${locale}/${screen}.json`;

function leaves(tree: Tree, path = ''): [string, string][] {
  if (typeof tree === 'string') return [[path, tree]];
  return Object.entries(tree).flatMap(([key, below]) => leaves(below, path ? `${path}.${key}` : key));
}

const gapsOf = (text: string) => [...new Set(text.match(/\{\{\s*\w+\s*\}\}/g))].sort().join();

/** A key as the code asks for it, gaps and plural forms included. */
const asked = (key: string) =>
  new RegExp(
    `^${key
      .split('*')
      .map((part) => part.replaceAll('.', '\\.'))
      .join('[^.]+')}(_(zero|one|other))?$`,
  );

function compare(catalogues: Catalogues, locale: string, other: string): string[] {
  return Object.entries(catalogues[locale] ?? {}).flatMap(([screen, tree]) => {
    const counterparts = new Map(leaves(catalogues[other]?.[screen] ?? {}));
    return leaves(tree).flatMap(([key, text]) => {
      const counterpart = counterparts.get(key);
      if (counterpart === undefined)
        return [`${fileOf(other, screen)}: "${key}" is missing (${locale} has it)`];
      if (gapsOf(text) === gapsOf(counterpart)) return [];
      return [
        `${fileOf(other, screen)}: "${key}" names other placeholders than in ${fileOf(locale, screen)}`,
      ];
    });
  });
}

/**
 * Compares the catalogues with each other and with the code: a key that one language lacks, that is empty,
 * that nobody uses, or that the code asks for in vain is named with its file.
 */
export function textFaults(catalogues: Catalogues, usages: readonly Usage[]): string[] {
  const locales = Object.keys(catalogues);
  const faults = locales.flatMap((locale) =>
    locales.filter((other) => other !== locale).flatMap((other) => compare(catalogues, locale, other)),
  );

  for (const locale of locales) {
    for (const [screen, tree] of Object.entries(catalogues[locale] ?? {})) {
      const wanted = usages.filter((usage) => usage.screen === screen).map(({ key }) => asked(key));
      for (const [key, text] of leaves(tree)) {
        if (!text.trim()) faults.push(`${fileOf(locale, screen)}: "${key}" is empty`);
        if (!wanted.some((pattern) => pattern.test(key))) {
          faults.push(`${fileOf(locale, screen)}: nobody uses "${key}"`);
        }
      }
    }
  }

  for (const { screen, key, file, line } of usages) {
    const known = locales.flatMap((locale) =>
      leaves(catalogues[locale]?.[screen] ?? {}).map(([name]) => name),
    );
    if (!known.some((name) => asked(key).test(name))) {
      faults.push(`${file}:${line}: asks for "${key}", which i18n/*/${screen}.json does not have`);
    }
  }
  return [...new Set(faults)];
}
