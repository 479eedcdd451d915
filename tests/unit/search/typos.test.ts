import { describe, expect, it } from 'vitest';
import { typosAllowed, typosIn } from '#domain/search/typos.ts';

describe('typos: mistakes between what was typed and a word', () => {
  it.each([
    ['barmer', 'barmer', 0],
    ['barm', 'barmer', 0],
    ['barmr', 'barmer', 1],
    ['bamrer', 'barmer', 1],
    ['barrmer', 'barmer', 1],
    ['bermer', 'barmer', 1],
    ['farmer', 'barmer', 2],
    ['', 'barmer', 0],
    ['barmer', '', 6],
  ])('%s, %s: %i', (typed, word, typos) => {
    expect(typosIn(typed, word)).toBe(typos);
  });

  it('typos: short words are taken as typed', () => {
    expect(['bkk', 'bark', 'barmers', 'techniker'].map(typosAllowed)).toEqual([0, 1, 1, 2]);
  });
});
