import type { Sleep } from './listening-state.ts';

export type SleepChoice = 'off' | 'chapter' | number;

interface SleepDeps {
  nowMs: () => number;
  /** Returns what calls it off. */
  later: (callback: () => void, ms: number) => () => void;
  chapterEnd: (place: number) => number;
  changed: (sleep: Sleep) => void;
  over: () => void;
}

/** Stops the sound after some minutes, or where the chapter ends. */
export function createSleepTimer({ nowMs, later, chapterEnd, changed, over }: SleepDeps) {
  let callOff: (() => void) | undefined;
  return {
    choose(choice: SleepChoice, place: number) {
      callOff?.();
      if (choice === 'off') changed({ kind: 'off' });
      else if (choice === 'chapter') changed({ kind: 'chapter', end: chapterEnd(place) });
      else {
        const ms = choice * 60_000;
        changed({ kind: 'minutes', minutes: choice, endsMs: nowMs() + ms });
        callOff = later(over, ms);
      }
    },

    /** Asked as sound goes on: where a page sleeps meanwhile, timers are late. */
    isOver: (sleep: Sleep, place: number): boolean =>
      (sleep.kind === 'chapter' && place >= sleep.end) ||
      (sleep.kind === 'minutes' && nowMs() >= sleep.endsMs),
  };
}
