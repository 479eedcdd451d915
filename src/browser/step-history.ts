/** The browser's history, a number a step: neither an address nor an entry says what was answered. */
export interface StepHistory {
  /** Of the entry that is shown, if it is one of ours. */
  current: () => number | undefined;
  push: (step: number) => void;
  replace: (step: number) => void;
  /** Goes to the entry before, if that is one of ours too. */
  back: () => boolean;
  /** Somebody went back or on; an entry that is none of ours has no step. */
  onMove: (moved: (step: number | undefined) => void) => void;
}

interface Entry {
  step: number;
  /** How many of ours lie before it. */
  depth: number;
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value);

function entryIn(state: unknown): Entry | undefined {
  if (typeof state !== 'object' || state === null || !('step' in state) || !('depth' in state))
    return undefined;
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
  onMove: (moved) => {
    addEventListener('popstate', ({ state }) => {
      moved(entryIn(state)?.step);
    });
  },
};
