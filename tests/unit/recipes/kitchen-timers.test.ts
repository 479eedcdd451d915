import { beforeEach, describe, expect, it } from 'vitest';
import { createTimers, type Timers } from '#site/features/recipes/cook/state.ts';

let now: number;
let rings: number;
let tick: (() => void) | undefined;
let timers: Timers;

beforeEach(() => {
  now = 1_000_000;
  rings = 0;
  tick = undefined;
  timers = createTimers({
    now: () => now,
    tick: (run) => {
      tick = run;
      return () => {
        tick = undefined;
      };
    },
    ring: () => {
      rings += 1;
    },
  });
});

const pass = (seconds: number) => {
  now += seconds * 1000;
  tick?.();
};
const shown = () => timers.$timers.get().map(({ label, state, left }) => ({ label, state, left }));
const eggs = { id: 'eggs', label: 'Schritt 1', seconds: 300 };

describe('kitchen timer', () => {
  it('counts down, rings at the end, once more if it is not stopped, and then no more', () => {
    timers.start(eggs);
    pass(299);
    expect(shown()).toEqual([{ label: 'Schritt 1', state: 'running', left: 1 }]);
    pass(1);
    expect(shown()).toEqual([{ label: 'Schritt 1', state: 'rung', left: 0 }]);
    pass(1);
    expect(rings).toBe(1);
    for (let second = 0; second < 600; second += 1) pass(1);
    expect(rings).toBe(4);
  });

  it('keeps time while the tab sleeps, and rings only once afterwards', () => {
    timers.start(eggs);
    pass(4000);
    expect(shown()[0]?.state).toBe('rung');
    expect(rings).toBe(1);
  });

  it('goes on if its button is pressed twice, and starts again after it has rung', () => {
    timers.start(eggs);
    pass(100);
    timers.start(eggs);
    expect(shown()).toEqual([{ label: 'Schritt 1', state: 'running', left: 200 }]);
    pass(200);
    timers.start(eggs);
    pass(300);
    expect(rings).toBe(2);
  });

  it('can be extended by a minute, running or rung', () => {
    timers.start(eggs);
    timers.addMinute('eggs');
    expect(shown()[0]?.left).toBe(360);
    pass(400);
    timers.addMinute('eggs');
    expect(shown()).toEqual([{ label: 'Schritt 1', state: 'running', left: 60 }]);
    pass(60);
    expect(rings).toBe(2);
  });

  it('runs beside others; the clock stops with the last one', () => {
    timers.start(eggs);
    timers.start({ id: 'rice', label: 'Schritt 2', seconds: 600 });
    timers.stop('eggs');
    expect(shown()).toEqual([{ label: 'Schritt 2', state: 'running', left: 600 }]);
    expect(tick).toBeDefined();
    timers.stop('rice');
    expect(tick).toBeUndefined();
  });
});
