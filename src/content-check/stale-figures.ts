/** Figures of insurers that an editor should look up again. The pages warn visitors, so these are no mistakes. */
import { freshnessOf } from '#domain/course/insurers.ts';
import { formatDate } from '#domain/text/format.ts';
import type { Day } from '#domain/time/calendar.ts';
import { readContent } from './check-content.ts';
import { reportInto, type Diagnostic } from './diagnostic.ts';

export async function staleFigures(project: string, today: Day): Promise<readonly Diagnostic[]> {
  const { entries: insurers } = await readContent('insurers', project);
  const hints: Diagnostic[] = [];
  for (const [freshness, code] of [
    ['old', 'figures-old'],
    ['undated', 'figures-undated'],
  ] as const) {
    const stale = insurers.filter(({ data: { terms } }) => terms && freshnessOf(terms, today) === freshness);
    const [first] = stale;
    if (!first) continue;
    const names = stale
      .map(({ data: { name, terms } }) =>
        terms?.asOf ? `${name} (${formatDate(new Date(terms.asOf))})` : name,
      )
      .join(', ');
    reportInto(hints, first.file)(code, first.at('terms'), { names });
  }
  return hints;
}
