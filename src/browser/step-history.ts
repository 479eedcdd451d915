import { isObject } from '#domain/text/json.ts';
/** The browser's history, a number per step: neither addresses nor entries reveal answers. */
export interface StepHistory {
  current: () => number | undefined;
  push: (step: number) => void;
  replace: (step: number) => void;
  /** Returns whether the previous entry is ours. */
  back: () => boolean;
  /** Entries that are not ours have no step. */
  onMove: (moved: (step: number | undefined) => void, until: AddEventListenerOptions) => void;
}

interface Entry {
  step: number;
  /** How many of our entries come before it. */
  depth: number;
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value);

function entryIn(state: unknown): Entry | undefined {
  if (!isObject(state)) return undefined;
  const { step, depth } = state;
  return isNumber(step) && isNumber(depth) ? { step, depth } : undefined;
}

const entry = () => entryIn(history.state);

export const stepHistory: StepHistory = {
  current: () => entry()?.step,
  push: (step) => {
    history.pushState({ step, depth: (entry()?.depth ?? 0) + 1 }, '');
  },
  replace: (step) => {
    history.replaceState({ step, depth: entry()?.depth ?? 0 }, '');
  },
  back() {
    const hasBefore = (entry()?.depth ?? 0) > 0;
    if (hasBefore) history.back();
    return hasBefore;
  },
  onMove: (moved, until) => {
    const look = ({ state }: PopStateEvent) => {
      moved(entryIn(state)?.step);
    };
    addEventListener('popstate', look, until);
  },
};
