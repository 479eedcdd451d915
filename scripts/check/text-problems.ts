type Tree = string | { [key: string]: Tree };
type Catalogues = Record<string, Record<string, Tree>>;

const fileOf = (locale: string, screen: string) => `i18n/${locale}/${screen}.json`;

function leaves(tree: Tree, path = ''): [string, string][] {
  if (typeof tree === 'string') return [[path, tree]];
  return Object.entries(tree).flatMap(([key, below]) => leaves(below, path ? `${path}.${key}` : key));
}

const gapsOf = (text: string) => [...new Set(text.match(/\{\{\s*\w+\s*\}\}/g))].sort().join();

function compare(catalogues: Catalogues, locale: string, other: string): string[] {
  return Object.entries(catalogues[locale] ?? {}).flatMap(([screen, tree]) => {
    const counterpartTree = catalogues[other]?.[screen];
    // The course area is in German only, and types keep English code from reading it.
    if (other === 'en' && counterpartTree === undefined) return [];
    const counterparts = new Map(leaves(counterpartTree ?? {}));
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
 * Texts that are missing in one language, empty, or not used by the code (`used` holds keys such as `home.hero.title`).
 */
export function textProblems(catalogues: Catalogues, used: ReadonlySet<string>): string[] {
  const locales = Object.keys(catalogues);
  const problems = locales.flatMap((locale) =>
    locales.filter((other) => other !== locale).flatMap((other) => compare(catalogues, locale, other)),
  );
  for (const locale of locales) {
    for (const [screen, tree] of Object.entries(catalogues[locale] ?? {})) {
      for (const [key, text] of leaves(tree)) {
        if (!text.trim()) problems.push(`${fileOf(locale, screen)}: "${key}" is empty`);
        if (!used.has(`${screen}.${key}`)) problems.push(`${fileOf(locale, screen)}: nobody uses "${key}"`);
      }
    }
  }
  return [...new Set(problems)];
}
