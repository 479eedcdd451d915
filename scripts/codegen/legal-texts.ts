import { glob } from 'node:fs/promises';
import { markdownToMdast, type MdastNode } from 'satteri';
import { company } from '#domain/company.ts';
import { fillFacts } from '#domain/placeholders.ts';
import { locales, type Locale } from '#domain/locales.ts';
import { resolveLink } from '#i18n/editor-links.ts';
import { readOrStop } from './content.ts';

/** Texts that the buyer agrees to when ordering. */
const pages = ['terms', 'withdrawal'] as const;
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

/**
 * A file for each version of each text, and a table of all versions. A version that somebody may have agreed to never
 * changes;
 * while the company's data are samples, nobody has.
 */
export async function legalTexts(): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for (const page of pages) {
    const texts = await Promise.all(
      locales.map(async (locale) => [locale, await read(page, locale)] as const),
    );
    const versions = new Set(texts.map(([, { version }]) => version));
    const [version = 0] = versions;
    if (versions.size > 1) throw new Error(`src/content/legal/${page}: one version in all languages.`);
    const content = Object.fromEntries(texts.map(([locale, { title, text }]) => [locale, { title, text }]));
    files[fileOf(page, version)] = `${notice}import type { LegalText } from '../legal-text.ts';

export const ${name(page, version)}: LegalText = ${JSON.stringify(content)};`;
  }
  const known = new Set([...Object.keys(files), ...(await Array.fromAsync(glob(`${folder}/*.*.ts`)))]);
  const all = [...known]
    .map((file) => /([a-z]+)\.(\d+)\.ts$/.exec(file))
    .map((match) => ({ page: match?.[1] ?? '', version: Number(match?.[2]) }))
    .sort((one, other) => one.page.localeCompare(other.page) || one.version - other.version);
  files[`${folder}/legal-texts.ts`] = `${notice}
${all.map(({ page, version }) => `import { ${name(page, version)} } from './${page}.${version}.ts';`).join('\n')}
import type { LegalText } from '../legal-text.ts';

/** Every version of the texts that orders rest on. */
export const legalTexts: Record<'terms' | 'withdrawal', Readonly<Record<number, LegalText>>> = {
  ${pages
    .map(
      (page) =>
        `${page}: { ${all
          .filter((one) => one.page === page)
          .map(({ version }) => `${version}: ${name(page, version)}`)
          .join(', ')} }`,
    )
    .join(',\n')}
};`;
  return files;
}
