import { describe, expect, it } from 'vitest';
import { findTimers } from '#domain/recipes/timers.ts';

const times = (text: string) => findTimers(text).map((timer) => [timer.text, timer.seconds, timer.until]);

describe('times of a step', () => {
  it.each([
    ['5 Minuten dünsten', '5 Minuten', 300, undefined],
    ['8–10 Minuten köcheln', '8–10 Minuten', 480, 600],
    ['2 bis 3 Minuten', '2 bis 3 Minuten', 120, 180],
    ['1 Stunde gehen lassen', '1 Stunde', 3600, undefined],
    ['1 ½ Stunden', '1 ½ Stunden', 5400, undefined],
    ['½ Stunde', '½ Stunde', 1800, undefined],
    ['1,5 Std. kühlen', '1,5 Std.', 5400, undefined],
    ['30 Sekunden', '30 Sekunden', 30, undefined],
    ['1 Stunde 30 Minuten', '1 Stunde 30 Minuten', 5400, undefined],
    ['1 Stunde und 5 Minuten', '1 Stunde und 5 Minuten', 3900, undefined],
    ['5 minutes', '5 minutes', 300, undefined],
    ['a 5-minute rest', '5-minute', 300, undefined],
    ['8 to 10 mins', '8 to 10 mins', 480, 600],
    ['1 hour and 30 minutes', '1 hour and 30 minutes', 5400, undefined],
  ])('%s', (text, shown, seconds, until) => {
    expect(times(text)).toEqual([[shown, seconds, until]]);
  });

  it.each(['200 g Mehl', 'Minuten später', '0 Minuten', '180 Grad', '5 minütig', '2 Minzeblätter', ''])(
    'none is found in %s',
    (text) => {
      expect(times(text)).toEqual([]);
    },
  );

  it('two are found separately', () => {
    expect(times('Erst 5 Minuten, dann 10 Minuten.').map(([text]) => text)).toEqual([
      '5 Minuten',
      '10 Minuten',
    ]);
  });
});
