import type { MdastNode } from '../reading/satteri.ts';
import { fill } from '#domain/text/fill.ts';
import type { Locale } from '#domain/text/locales.ts';
import { placeholders } from '#i18n/placeholders.ts';
import type { Report } from '../diagnostic.ts';
import type { AnchorsOf } from '../reading/links.ts';
import { positionIn } from '../reading/source.ts';
import {
  beginningOf,
  checkProse,
  inside,
  parseMarkdown,
  unlessTooDeep,
  wordsOf,
} from '../reading/markdown.ts';

/** Like Astro; duplicates get a number. @see https://github.com/Flet/github-slugger */
const toAnchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-');

/** The check reports unknown placeholders. */
const fillKnown = (text: string, locale: Locale): string =>
  fill<keyof ReturnType<typeof placeholders>>(text, placeholders(locale));

const headingsIn = (nodes: readonly MdastNode[]): MdastNode[] =>
  nodes.flatMap((node) => (node.type === 'heading' ? [node] : headingsIn(inside(node))));

export function anchorsIn(nodes: readonly MdastNode[], locale: Locale): string[] {
  const seen = new Map<string, number>();
  return headingsIn(nodes).map((node) => {
    const anchor = toAnchor(fillKnown(wordsOf(node), locale));
    const times = seen.get(anchor) ?? 0;
    seen.set(anchor, times + 1);
    return times === 0 ? anchor : `${anchor}-${String(times)}`;
  });
}

/** `source` is padded with empty lines, so that positions match the file. */
export function checkBody(source: string, locale: Locale, anchorsOf: AnchorsOf, report: Report): void {
  checkGuarantee(source, report);
  unlessTooDeep(source, report, () => {
    const nodes = parseMarkdown(source);
    if (nodes.map(wordsOf).join('').trim() === '') report('text-empty', beginningOf(source));
    checkProse(nodes, { source, report, around: { locale, anchorsOf, own: anchorsIn(nodes, locale) } });
  });
}

/** Both periods of the money-back guarantee belong in one paragraph or table, so that nobody takes one for the rule. */
function checkGuarantee(source: string, report: Report): void {
  const periods = ['{{guaranteeDays}}', '{{registrationGuaranteeDays}}'];
  for (const { 0: block, index } of source.matchAll(/.+(?:\n.+)*/g)) {
    const [only, ...others] = periods.filter((period) => block.includes(period));
    if (only === undefined || others.length > 0) continue;
    const missing = periods.find((period) => period !== only);
    report('guarantee-half', positionIn(source, index + block.indexOf(only)), { only, missing });
  }
}
