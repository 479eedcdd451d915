import { describe, expect, it } from 'vitest';
import { entriesFrom, mostEntries, toggled, withEntries } from '#domain/course/workbook.ts';

describe('workbook entries', () => {
  it.each([
    [{ 'tag-eins': 'Brot', 'plan.7': 'frei' }, true],
    [{}, true],
    [{ 'tag-eins': 7 }, false],
    [{ TAG: 'x' }, false],
    [{ 'plan.8': 'x' }, false],
    [{ __proto__x: 'x' }, false],
    [{ a: 'x'.repeat(4_001) }, false],
    [['a'], false],
    [null, false],
    [
      Object.fromEntries(
        Array.from({ length: mostEntries + 1 }, (_, n) => [
          `a${'b'.repeat(n % 50)}-${'c'.repeat(Math.floor(n / 50) + 1)}`,
          '',
        ]),
      ),
      false,
    ],
  ])('%j: %s', (value, fits) => {
    expect(entriesFrom(value) !== undefined).toBe(fits);
  });

  it('newer ones replace older ones, and an empty text clears a field', () => {
    expect(withEntries({ a: '1', b: '2' }, { b: '', c: '3' })).toEqual({ a: '1', c: '3' });
  });

  it('tick and untick options one by one', () => {
    const both = toggled(toggled(undefined, 'Stress'), 'Ärger');
    expect([both, toggled(both, 'Stress'), toggled('Ärger', 'Ärger')]).toEqual([
      'Stress\nÄrger',
      'Ärger',
      '',
    ]);
  });
});
