import { atom, type ReadableAtom } from 'nanostores';

export interface Timer {
  id: string;
  label: string;
  state: 'running' | 'rung';
  endsAt: number;
  left: number;
}

export interface Kitchen {
  now: () => number;
  /** Calls about once a second until the returned function is called. */
  tick: (run: () => void) => () => void;
  ring: () => void;
}

export interface Timers {
  $timers: ReadableAtom<readonly Timer[]>;
  /** Does not restart a running timer. */
  start: (timer: { id: string; label: string; seconds: number }) => void;
  addMinute: (id: string) => void;
  stop: (id: string) => void;
}

const secondsUntil = (end: number, now: number) => Math.max(0, Math.ceil((end - now) / 1000));

/** The bell repeats, in seconds after the end. */
const reminders = [0, 15, 30, 60];

/** Timers store their end: sleeping tabs and dimmed phones lose no time. */
export function createTimers(kitchen: Kitchen): Timers {
  const $timers = atom<readonly Timer[]>([]);
  const rung = new Map<string, number>();
  let rest: (() => void) | undefined;

  const set = (timers: readonly Timer[]) => {
    $timers.set(timers);
    if (timers.length > 0) rest ??= kitchen.tick(tick);
    else {
      rest?.();
      rest = undefined;
    }
  };

  const ringIfDue = ({ id, endsAt }: Timer, now: number) => {
    const due = reminders.filter((seconds) => endsAt + seconds * 1000 <= now).length;
    if (due <= (rung.get(id) ?? 0)) return;
    rung.set(id, due);
    kitchen.ring();
  };

  const at = (timer: Timer, now: number): Timer => {
    const left = secondsUntil(timer.endsAt, now);
    return { ...timer, left, state: left > 0 ? 'running' : 'rung' };
  };

  function tick() {
    const now = kitchen.now();
    const timers = $timers.get().map((timer) => at(timer, now));
    for (const timer of timers) ringIfDue(timer, now);
    set(timers);
  }

  return {
    $timers,
    start({ id, label, seconds }) {
      if ($timers.get().some((timer) => timer.id === id && timer.state === 'running')) return;
      const others = $timers.get().filter((timer) => timer.id !== id);
      rung.delete(id);
      const endsAt = kitchen.now() + seconds * 1000;
      set([...others, { id, label, state: 'running', endsAt, left: seconds }]);
    },
    addMinute(id) {
      const now = kitchen.now();
      rung.delete(id);
      set(
        $timers
          .get()
          .map((timer) =>
            timer.id === id ? at({ ...timer, endsAt: Math.max(timer.endsAt, now) + 60_000 }, now) : timer,
          ),
      );
    },
    stop(id) {
      rung.delete(id);
      set($timers.get().filter((timer) => timer.id !== id));
    },
  };
}
