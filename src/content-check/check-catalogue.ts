/** Prices and discount codes are TypeScript, which owners edit like content: problems are reported the same way. */
import { join } from 'node:path';
import type { Day } from '#domain/time/calendar.ts';
import { catalogueProblems, type CheckedCatalogue } from '#domain/shop/catalogue-problems.ts';
import { reportInto, start, type Diagnostic, type Position } from './diagnostic.ts';
import { readSource } from './reading/source.ts';

const catalogueFile = 'src/domain/shop/catalogue.ts';
const pricesFile = 'src/domain/company/price-list.ts';
const discountsFile = 'src/domain/shop/discounts.ts';

export function checkCatalogue(
  project: string,
  catalogue: CheckedCatalogue,
  today: Day,
): readonly Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const positionIn = (file: string, pattern: string) =>
    positionOf(pattern, readSource(join(project, file), file, () => undefined) ?? '');
  for (const { code, ...details } of catalogueProblems(catalogue, today)) {
    if ('discount' in details) {
      const at = positionIn(discountsFile, `code: '${details.discount}'`);
      reportInto(diagnostics, discountsFile)(code, at, details);
    } else if (code === 'product-sold' || code === 'plan-months') {
      const at = positionIn(catalogueFile, `('${details.product}',`);
      reportInto(diagnostics, catalogueFile)(code, at, details);
    } else {
      const isCourse = catalogue.courses.some(({ key }) => key === details.product);
      const at = positionIn(pricesFile, isCourse ? 'const courseFees' : `'${details.product}': [`);
      reportInto(diagnostics, pricesFile)(code, at, details);
    }
  }
  return diagnostics;
}

/** The first place where a text stands; the start of the file if it is written differently. */
export function positionOf(text: string, source: string): Position {
  const lines = source.split('\n');
  const index = lines.findIndex((line) => line.includes(text));
  return index === -1 ? start : { line: index + 1, column: (lines[index] ?? '').indexOf(text) + 1 };
}
