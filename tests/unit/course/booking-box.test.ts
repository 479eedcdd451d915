import { expect, it } from 'vitest';
import { createBookingBox } from '#site/clients/booking-box.ts';

const requirements = { version: 1, at: '2026-11-20T18:30:00.000Z' };

function storage(text?: string) {
  const kept = new Map<string, string>(text === undefined ? [] : [['valea:booking-zpp', text]]);
  return {
    kept,
    place: {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => void kept.set(name, value),
      removeItem: (name: string) => void kept.delete(name),
    },
  };
}

const boxOver = (text?: string) => {
  const { kept, place } = storage(text);
  return { kept, box: createBookingBox('valea:booking-zpp', () => place) };
};

it('keeps what is known one thing at a time, for the next page of the tab', () => {
  const { kept, box } = boxOver();
  expect(box.read()).toEqual({});
  expect(box.keep({ requirements })).toBe(true);
  expect(box.keep({ insurer: 'techniker-krankenkasse' })).toBe(true);
  const next = boxOver(kept.get('valea:booking-zpp'));
  expect(next.box.read()).toEqual({ requirements, insurer: 'techniker-krankenkasse' });
  next.box.keep({ insurer: undefined });
  expect(next.box.read()).toEqual({ requirements });
  next.box.clear();
  expect(next.box.read()).toEqual({});
  expect(next.kept.size).toBe(0);
});

it.each([
  ['nothing', 'null'],
  ['no JSON', '{'],
  ['text', '"booking"'],
  ['a confirmation without a time', '{"requirements":{"version":1}}'],
  ['a time that is none', '{"requirements":{"version":1,"at":"2026-99-99T00:00:00Z"}}'],
  ['a version that is text', '{"requirements":{"version":"1","at":"2026-11-20T18:30:00.000Z"}}'],
  ['an insurer that is no key', '{"insurer":"<b>"}'],
])('takes nothing out of a storage that holds %s', (_, text) => {
  expect(boxOver(text).box.read()).toEqual({});
});

it('never stores anything but the confirmation and the insurer', () => {
  const { kept, box } = boxOver();
  const odd = { requirements: { ...requirements, weight: 92 }, insurer: 'aok-plus', bodyMassIndex: 31 };
  box.keep(odd);
  expect(JSON.parse(kept.get('valea:booking-zpp') ?? '')).toEqual({ requirements, insurer: 'aok-plus' });
});

it('lives in memory where the storage throws, and says that the next page will not know', () => {
  const box = createBookingBox('valea:booking-zpp', () => {
    throw new Error('SecurityError');
  });
  expect(box.keep({ requirements })).toBe(false);
  expect(box.read()).toEqual({ requirements });
  box.clear();
  expect(box.read()).toEqual({});
});
