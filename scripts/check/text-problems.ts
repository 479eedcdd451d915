type Tree = string | { [key: string]: Tree };
/** Language → screen → texts. */
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
    // The rooms of the course are in German only, and types keep them from being asked for in English.
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
 * Compares the catalogues with each other and with the code: a text that one language lacks, that is empty, or that
 * nobody reads (`used` names what is read, as `home.hero.title`) is named with its file.
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
