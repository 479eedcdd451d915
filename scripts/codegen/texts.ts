import { readdir, readFile } from 'node:fs/promises';
import { locales, type Locale } from '#domain/text/locales.ts';
import { placeholders } from '#i18n/placeholders.ts';

type Tree = string | { readonly [key: string]: Tree };

const folder = 'i18n';
const facts = new Set(Object.keys(placeholders('en')));

/** Placeholders in double braces, except for product facts. */
const gapsOf = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name = '']) => name))]
    .filter((name) => !facts.has(name))
    .sort();

function typeOf(tree: Tree): string {
  if (typeof tree !== 'string') {
    const members = Object.entries(tree).map(([key, below]) => `${JSON.stringify(key)}: ${typeOf(below)};`);
    return `{ ${members.join(' ')} }`;
  }
  const gaps = gapsOf(tree);
  return gaps.length === 0 ? 'string' : `Text<${gaps.map((gap) => JSON.stringify(gap)).join(' | ')}>`;
}

const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const screensIn = async (locale: Locale) =>
  (await readdir(`${folder}/${locale}`)).map((file) => file.replace(/\.json$/, '')).sort();

async function membersOf(locale: Locale, screens: readonly string[]): Promise<string> {
  const members = await Promise.all(
    screens.map(async (screen) => {
      const tree = JSON.parse(await readFile(`${folder}/${locale}/${screen}.json`, 'utf8')) as Tree;
      return `${JSON.stringify(screen)}: ${typeOf(tree)};`;
    }),
  );
  return members.join('\n');
}

/** Types of all texts, and one object with the catalogues. The course area is in German only. */
export async function textTypes(): Promise<Record<string, string>> {
  const notice = `// Written by \`npm run codegen\` from ${folder}/*/*.json.\n\n`;
  const screens = { en: await screensIn('en'), de: await screensIn('de') };
  const germanOnly = screens.de.filter((screen) => !screens.en.includes(screen));
  const name = (locale: string, screen: string) => camel(`${locale}-${screen}`);
  const imports = locales.flatMap((locale) =>
    screens[locale].map(
      (screen) => `import ${name(locale, screen)} from '../${locale}/${screen}.json' with { type: 'json' };`,
    ),
  );
  const entries = locales.map(
    (locale) =>
      `${locale}: { ${screens[locale].map((screen) => `${JSON.stringify(screen)}: ${name(locale, screen)}`).join(', ')} }`,
  );
  return {
    [`${folder}/generated/screens.ts`]: `${notice}import type { Text } from '#domain/text/fill.ts';

/** The texts of every screen, with their gaps. */
export interface Screens {
  ${await membersOf('en', screens.en)}
}

/** Screens that are in German only. */
export interface GermanScreens {
  ${await membersOf('de', germanOnly)}
}`,
    [`${folder}/generated/catalogues.ts`]: `${notice}${imports.join('\n')}

/** One file per screen. English defines the keys; German must have the same, and has more screens. */
export const catalogues = { ${entries.join(', ')} };`,
  };
}
