/**
 * What texts may not say, in all content and catalogues of both languages: forbidden claims, a reimbursement without
 * its condition, a price typed by hand.
 */
import { join } from 'node:path';
import { reportInto, type Diagnostic, type Position, type Report } from '../diagnostic.ts';
import { catalogueTexts } from '../reading/catalogue-texts.ts';
import { filesIn, positionIn, readSource } from '../reading/source.ts';
import { readYaml } from '../reading/yaml.ts';
import { bannedClaimIn } from './banned-claims.ts';
import { unconditionedIn } from './paid-back.ts';
import { pricePlaceholders, typedPriceIn } from './typed-prices.ts';

/** Reported by the check of the file itself. */
const silent = () => undefined;

/** What is sold is told in these folders; recipes, insurers' figures and the course's modules name other amounts. */
const ofOffers =
  /^(?:(?:faq|invoice|about|legal)\/.*\.md|(?:features|comparison|courses|films|testimonials|landings)\/[^/]+\.yaml)$/;

export function checkClaims(project: string): readonly Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  for (const [folder, wanted] of [
    ['src/content', /\.(?:md|yaml)$/],
    ['src/domain', /\.ts$/],
  ] as const)
    for (const path of filesIn(join(project, folder)).filter((file) => wanted.test(file))) {
      const file = `${folder}/${path}`;
      const source = readSource(join(project, file), file, silent);
      if (source === undefined) continue;
      const report = reportInto(diagnostics, file);
      checkLines(source, report);
      if (folder === 'src/content' && ofOffers.test(path)) checkOffers(path, source, report);
    }
  for (const { text, group, file, at } of catalogueTexts(project)) {
    const report = reportInto(diagnostics, file);
    const banned = bannedClaimIn(text);
    if (banned) report(banned.code, at, { ...banned, example: '{{courseFee}}' });
    checkOffer(text, () => at, report, group.join(' '));
  }
  return diagnostics;
}

function checkLines(source: string, report: Report): void {
  for (const [index, line] of source.split('\n').entries()) {
    const banned = bannedClaimIn(line);
    if (banned)
      report(
        banned.code,
        { line: index + 1, column: banned.index + 1 },
        { ...banned, example: '{{courseFee}}' },
      );
  }
}

/** A section of a page or an answer is read as a whole, and so is each value of a YAML file. */
function checkOffers(path: string, source: string, report: Report): void {
  if (path.endsWith('.yaml')) {
    const yaml = readYaml(source, silent);
    for (const { text, at } of textsIn(yaml?.data, (keys) => yaml?.at(keys)))
      checkOffer(text, () => at, report);
    return;
  }
  const body = /^(?:---\n[\s\S]*?\n---\n)?/.exec(source)?.[0].length ?? 0;
  let offset = body;
  for (const section of source.slice(body).split(/(?=^#{2,3} )/m)) {
    const from = offset;
    checkOffer(section, (index) => positionIn(source, from + index), report);
    offset += section.length;
  }
}

interface Text {
  readonly text: string;
  readonly at: Position;
}

function textsIn(
  data: unknown,
  positionOf: (path: readonly PropertyKey[]) => Position | undefined,
  path: readonly PropertyKey[] = [],
): Text[] {
  if (typeof data === 'string') return [{ text: data, at: positionOf(path) ?? { line: 1, column: 1 } }];
  if (typeof data !== 'object' || data === null) return [];
  const keyed: readonly (readonly [PropertyKey, unknown])[] = Array.isArray(data)
    ? [...data.entries()]
    : Object.entries(data);
  return keyed.flatMap(([key, value]) => textsIn(value, positionOf, [...path, key]));
}

function checkOffer(
  text: string,
  positionAt: (index: number) => Position,
  report: Report,
  beside?: string,
): void {
  const condition = unconditionedIn(text, beside);
  if (condition)
    report('reimbursement-condition', positionAt(Math.max(0, text.indexOf(condition.text))), {
      ...condition,
      example: '{{reimbursementMin}} … {{reimbursementMax}}',
    });
  const price = typedPriceIn(text);
  if (price) report('price-typed', positionAt(price.index), { ...price, all: pricePlaceholders });
}
