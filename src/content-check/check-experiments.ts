import { stateOn } from '#domain/experiments/experiment.ts';
import { ordersNeeded, usualRate, visitsNeeded } from '#domain/experiments/needed.ts';
import type { Day } from '#domain/time/calendar.ts';
import { readContent } from './check-content.ts';
import { reportInto, type Diagnostic } from './diagnostic.ts';

const dayMs = 86_400_000;

/** To two digits, as an estimate is. */
const rounded = (figure: number) => Number(figure.toPrecision(2));
const written = (figure: number) => ({ de: figure.toLocaleString('de'), en: figure.toLocaleString('en') });

interface CheckedExperiments {
  readonly diagnostics: readonly Diagnostic[];
  /** What is not wrong, but good to know. */
  readonly hints: readonly Diagnostic[];
}

/** What depends on today. Builds do not ask: none fails because a day has passed. */
export async function checkExperiments(project: string, today: Day): Promise<CheckedExperiments> {
  const diagnostics: Diagnostic[] = [];
  const hints: Diagnostic[] = [];
  const { entries } = await readContent('experiments', project);
  for (const { id, file, data, at } of entries) {
    const { begin, end, arms, effect } = data;
    const [first, second, ...others] = arms;
    if (!first || !second) continue;
    const experiment = { ...data, arms: [first, second, ...others] as const };
    const state = stateOn(experiment, today);
    if (state === 'ended')
      reportInto(diagnostics, file)('experiment-overdue', at('end'), { end, landing: first.landing });
    if (state === 'ended' || state === 'decided') continue;
    const visits = rounded(visitsNeeded(experiment));
    const days = (Date.parse(end) - Date.parse(begin)) / dayMs + 1;
    reportInto(hints, file)('experiment-visits', at('effect'), {
      id,
      effect,
      orders: written(rounded(ordersNeeded(experiment))),
      visits: written(visits),
      rate: usualRate * 100,
      daily: written(rounded(visits / days)),
    });
  }
  return { diagnostics, hints };
}
