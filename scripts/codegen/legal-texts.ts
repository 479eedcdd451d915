import { existsSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { markdownToMdast, type MdastNode } from '../../src/content-check/reading/satteri.ts';
import { company } from '#domain/company/company.ts';
import { fillFacts } from '#i18n/placeholders.ts';
import { locales, type Locale } from '#domain/text/locales.ts';
import { resolveLink } from '#i18n/editor-links.ts';
import { readOrStop } from '../../src/content-check/read-or-stop.ts';

/** Texts that the buyer agrees to when ordering. */
const pages = ['terms', 'withdrawal'] as const;
type Page = (typeof pages)[number];
const folder = 'functions/mails/generated';
const notice = '// Written by `npm run codegen` from src/content/legal.\n\n';

interface LegalText {
  title: string;
  text: string;
}

/** Turns an editor's link `page:faq#course` into a full address for mails. */
function wholeAddress(link: string, locale: Locale): string {
  const address = resolveLink(link, locale) ?? link;
  return address.startsWith('/') ? company.site + address : address;
}

/** Markdown is readable in plain-text mails, except for links, tables, bold and breaks. */
function plainText(body: string, locale: Locale): string {
  const source = fillFacts(body, locale);
  const offset = (node: MdastNode, side: 'start' | 'end') => node.position?.[side].offset ?? 0;
  const joined = (nodes: readonly MdastNode[]) => nodes.map(plain).join('');
  /** Keeps the source between child nodes. */
  function between(node: MdastNode, children: readonly MdastNode[]): string {
    let from = offset(node, 'start');
    const parts = children.map((child) => {
      const before = source.slice(from, offset(child, 'start'));
      from = offset(child, 'end');
      return before + plain(child);
    });
    return parts.join('') + source.slice(from, offset(node, 'end'));
  }
  function plain(node: MdastNode): string {
    if (node.type === 'text') return node.value;
    if (node.type === 'break') return '\n';
    if (node.type === 'strong') return joined(node.children);
    if (node.type === 'table') {
      const rows = node.children.map((row) => row.children.map((cell) => joined(cell.children)));
      return rows.map((cells) => cells.join(' – ')).join('\n');
    }
    if (node.type !== 'link') return between(node, 'children' in node ? node.children : []);
    const text = joined(node.children);
    if (node.url.startsWith('mailto:')) return text;
    const whole = wholeAddress(node.url, locale);
    return whole === text || whole.endsWith(`//${text}/`) ? whole : `${text} (${whole})`;
  }
  return plain(markdownToMdast(source)).trim();
}

async function read(page: string, locale: Locale): Promise<LegalText & { version: number }> {
  const id = `${page}/${locale}`;
  const entry = (await readOrStop('legal')).find((one) => one.id === id);
  if (!entry) throw new Error(`src/content/legal/${id}.md is missing.`);
  const { title, version } = entry.data;
  return { version, title: fillFacts(title, locale), text: plainText(entry.body ?? '', locale) };
}

const name = (page: string, version: number) => `${page}${version}`;
const fileOf = (page: string, version: number) => `${folder}/${page}.${version}.ts`;
const versionIn = (page: string, file: string) =>
  Number(new RegExp(`/${page}\\.(\\d+)\\.ts$`).exec(file)?.[1] ?? 0);

type Words = Readonly<Record<string, LegalText>>;

/** The current text of the pages, and its version number. */
export async function currentLegalTexts(): Promise<Record<Page, { version: number; words: Words }>> {
  const current = await Promise.all(
    pages.map(async (page) => {
      const texts = await Promise.all(
        locales.map(async (locale) => [locale, await read(page, locale)] as const),
      );
      const [version = 0, ...others] = new Set(texts.map(([, text]) => text.version));
      if (others.length > 0) throw new Error(`src/content/legal/${page}: one version in all languages.`);
      const words = Object.fromEntries(texts.map(([locale, { title, text }]) => [locale, { title, text }]));
      return [page, { version, words }] as const;
    }),
  );
  return Object.fromEntries(current) as Record<Page, { version: number; words: Words }>;
}

/** A version that was generated earlier. */
export async function keptLegalText(page: string, version: number): Promise<Words | undefined> {
  const file = fileOf(page, version);
  if (!existsSync(file)) return undefined;
  const kept = (await import(pathToFileURL(file).href)) as Record<string, Words>;
  return kept[name(page, version)];
}

/**
 * A file for each version that is current or was ever live, a table of them for the mails, and the current numbers for
 * the order. Other versions are deleted (`undefined`): nobody has seen them. `live` has what went live, by page and
 * version.
 */
export async function legalTexts(
  live: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
): Promise<Record<string, string | undefined>> {
  const current = await currentLegalTexts();
  const files: Record<string, string | undefined> = {};
  const table: Record<string, number[]> = {};
  for (const page of pages) {
    const { version, words } = current[page];
    const liveVersions = Object.keys(live[page] ?? {}).map(Number);
    const versions = [...new Set([...liveVersions, version])].sort((one, other) => one - other);
    for await (const file of glob(`${folder}/${page}.*.ts`)) {
      if (!versions.includes(versionIn(page, file))) files[file] = undefined;
    }
    files[fileOf(page, version)] = `${notice}import type { LegalText } from '../legal-text.ts';

export const ${name(page, version)}: LegalText = ${JSON.stringify(words)};`;
    table[page] = versions;
  }
  const all = Object.entries(table);
  const imports = all.flatMap(([page, versions]) =>
    versions.map((version) => `import { ${name(page, version)} } from './${page}.${version}.ts';`),
  );
  const entries = all.map(([page, versions]) => {
    const listed = versions.map((version) => `${version}: ${name(page, version)}`);
    return `${page}: { ${listed.join(', ')} }`;
  });
  files[`${folder}/legal-texts.ts`] = `${notice}
${imports.join('\n')}
import type { LegalText } from '../legal-text.ts';

/** Every version of the texts that orders refer to. */
export const legalTexts: Record<'terms' | 'withdrawal', Readonly<Record<number, LegalText>>> = {
  ${entries.join(',\n')}
};`;
  files['src/domain/shop/generated/legal-versions.ts'] = `${notice}
export const legalVersions = { ${pages.map((page) => `${page}: ${current[page].version}`).join(', ')} } as const;`;
  return files;
}
