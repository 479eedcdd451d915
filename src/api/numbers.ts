import { get, has } from './endpoint.ts';
import type { ExperimentReport } from '#domain/experiments/report.ts';
import type { SpeedView } from '#domain/numbers/speed-view.ts';
import type { NumbersView } from '#domain/numbers/view.ts';

const codes = ['not_found', 'second_factor_missing', 'second_factor_absent'] as const;

/** For owners: what a period brought, beside the one before. Answers 404 to everyone else, whatever the method. */
export const readNumbers = get('/api/numbers/:period/:by', {
  codes,
  isAnswer: has<NumbersView>({ money: 'object', funnels: 'list' }),
});

/** For owners: how fast the pages were for visitors of a period who said yes to measuring. */
export const readSpeed = get('/api/numbers/speed/:period/:by', {
  codes,
  isAnswer: has<SpeedView>({ metrics: 'list' }),
});

/** For owners: what the orders of each experiment say. */
export const readExperiments = get('/api/numbers/experiments', {
  codes,
  isAnswer: has<{ experiments: readonly ExperimentReport[] }>({ experiments: 'list' }),
});
