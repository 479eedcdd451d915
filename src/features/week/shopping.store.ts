import { emptyWeek, mostOwnLines, ownText, type KeptWeek, type PlanDay } from '#domain/kept-week.ts';
import type { Day } from '#domain/calendar.ts';
import type { StoredValue } from '#site/browser/browser-storage.ts';
import type { Remembered } from './ready-week.ts';
import type { Said } from './week-state.ts';

export interface ShoppingDeps {
  keptWeek: Pick<StoredValue<KeptWeek>, 'read'>;
  today: () => Day;
  /** Hands a text to the system’s sheet for sharing, or copies it. */
  share: (title: string, text: string) => Promise<'shared' | 'copied' | 'failed'>;
  change: (to: (kept: KeptWeek) => KeptWeek) => void;
  remember: (part: Partial<Remembered>) => void;
  say: (what: Said) => void;
}

/** The verbs of the shopping list. */
export interface Shopping {
  tick: (key: string) => void;
  tickOwn: (text: string) => void;
  /** Says whether it is on the list. */
  addOwn: (typed: string) => boolean;
  removeOwn: (text: string) => void;
  untick: () => void;
  hideTicked: (hides: boolean) => void;
  shopFor: (days: readonly PlanDay[]) => void;
  share: (title: string, text: string) => Promise<void>;
}

export function createShopping({ keptWeek, today, change, remember, say, ...deps }: ShoppingDeps): Shopping {
  const changeOwn = (to: (own: KeptWeek['own']) => KeptWeek['own']) => {
    change((week) => ({ ...week, own: to(week.own) }));
  };
  return {
    tick: (key) => {
      change((week) => ({
        ...week,
        ticks: week.ticks.includes(key) ? week.ticks.filter((other) => other !== key) : [...week.ticks, key],
      }));
    },
    tickOwn: (text) => {
      changeOwn((own) => own.map((line) => (line.text === text ? { ...line, ticked: !line.ticked } : line)));
    },
    addOwn: (typed) => {
      const text = ownText(typed);
      if (text === '') return false;
      const { own } = keptWeek.read() ?? emptyWeek(today());
      if (own.length >= mostOwnLines) {
        say({ kind: 'full' });
        return false;
      }
      say({ kind: 'added', text });
      changeOwn((lines) => [...lines, { text, ticked: false }]);
      return true;
    },
    removeOwn: (text) => {
      say({ kind: 'removed', text });
      changeOwn((own) => own.filter((line) => line.text !== text));
    },
    untick: () => {
      say({ kind: 'unticked' });
      change((week) => ({ ...week, ticks: [], own: week.own.map((line) => ({ ...line, ticked: false })) }));
    },
    hideTicked: (hidesTicked) => {
      remember({ hidesTicked });
    },
    shopFor: (shopping) => {
      remember({ shopping });
    },
    share: async (title, text) => {
      const outcome = await deps.share(title, text);
      if (outcome !== 'shared') say({ kind: outcome === 'copied' ? 'copied' : 'notCopied' });
    },
  };
}
