import { get, has } from './endpoint.ts';
import type { NumbersView } from '#domain/numbers/view.ts';

/** For owners: what a period brought, beside the one before. Answers 404 to everyone else, whatever the method. */
export const readNumbers = get('/api/numbers/:period/:by', {
  codes: ['not_found', 'second_factor_missing', 'second_factor_absent'],
  isAnswer: has<NumbersView>({ money: 'object', funnels: 'list' }),
});
