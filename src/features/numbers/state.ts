import { atom } from 'nanostores';
import { chosenDays, daysIn } from '#domain/numbers/period.ts';
import { isDay } from '#domain/time/calendar.ts';
import { readNumbers } from '#site/api/numbers.ts';
import { latest } from '#site/browser/latest.ts';
import { call } from '#site/browser/member-call.ts';
import type { Grouping, NumbersView } from '#domain/numbers/view.ts';
import type { NumbersCode } from './texts.ts';

export interface Query {
  /** `28`, or `2026-10-01_2026-10-31`. */
  period: string;
  by: Grouping;
}

const firstQuery: Query = { period: '28', by: 'none' };

export interface NumbersState {
  query: Query;
  view: NumbersView;
  /** The days that are being chosen. */
  days: { from: string; to: string; isWrong: boolean };
  doing: { state: 'idle' | 'busy' } | { state: 'failed'; code: NumbersCode };
}

const ask = call(readNumbers);
export const askFirst = () => ask({ ...firstQuery });

/** The chosen period and grouping; the last answer stays while another one is on its way. */
export function createNumbers(view: NumbersView) {
  const requests = latest();
  const { from, to } = view.period;
  const $state = atom<NumbersState>({
    query: firstQuery,
    view,
    days: { from, to, isWrong: false },
    doing: { state: 'idle' },
  });
  const change = (part: Partial<NumbersState>) => {
    $state.set({ ...$state.get(), ...part });
  };

  async function read(query: Query) {
    const isLatest = requests.begin();
    change({ query, doing: { state: 'busy' } });
    const answer = await ask({ ...query });
    if (!isLatest()) return;
    if (answer.state === 'failed') {
      change({ doing: answer });
      return;
    }
    const { period } = answer.data;
    change({
      view: answer.data,
      days: { ...period, isWrong: false },
      doing: { state: 'idle' },
    });
  }

  return {
    $state,
    choose: (part: Partial<Query>) => read({ ...$state.get().query, ...part }),
    retry: () => read($state.get().query),
    type(part: Partial<Pick<NumbersState['days'], 'from' | 'to'>>) {
      change({ days: { ...$state.get().days, ...part, isWrong: false } });
    },
    async chooseDays(today: string) {
      const { from, to } = $state.get().days;
      const days = isDay(from) && isDay(to) ? daysIn({ from, to }) : 0;
      if (days < chosenDays.fewest || days > chosenDays.most || to > today)
        change({ days: { from, to, isWrong: true } });
      else await read({ ...$state.get().query, period: `${from}_${to}` });
    },
  };
}

export type NumbersStore = ReturnType<typeof createNumbers>;
