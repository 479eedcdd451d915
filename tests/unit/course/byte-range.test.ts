import { expect, it } from 'vitest';
import { rangeAnswer, readRange } from '#domain/course/byte-range.ts';

it.each([
  [null, { state: 'whole' }],
  ['', { state: 'whole' }],
  ['bytes=0-', { state: 'part', first: 0, last: 99 }],
  ['bytes=0-1', { state: 'part', first: 0, last: 1 }],
  ['bytes=40-49', { state: 'part', first: 40, last: 49 }],
  ['bytes=90-200', { state: 'part', first: 90, last: 99 }],
  ['bytes=-10', { state: 'part', first: 90, last: 99 }],
  ['bytes=-1000', { state: 'part', first: 0, last: 99 }],
  ['bytes=100-', { state: 'unsatisfiable' }],
  ['bytes=100-120', { state: 'unsatisfiable' }],
  ['bytes=-0', { state: 'unsatisfiable' }],
  // Reversed, several, another unit, nonsense.
  ['bytes=9-3', { state: 'whole' }],
  ['bytes=0-1,5-6', { state: 'whole' }],
  ['seconds=0-1', { state: 'whole' }],
  ['bytes=-', { state: 'whole' }],
])('byte range: of 100 bytes, %j asks for the right ones', (header, range) => {
  expect(readRange(header, 100)).toEqual(range);
});

it('byte range: an empty file has no parts', () => {
  expect(readRange('bytes=0-', 0)).toEqual({ state: 'unsatisfiable' });
  expect(readRange('bytes=-5', 0)).toEqual({ state: 'unsatisfiable' });
});

it('byte range: the response names its range', () => {
  expect(rangeAnswer({ state: 'whole' }, 100)).toEqual({
    status: 200,
    headers: { 'Accept-Ranges': 'bytes', 'Content-Length': '100' },
  });
  expect(rangeAnswer({ state: 'part', first: 40, last: 49 }, 100)).toEqual({
    status: 206,
    headers: { 'Accept-Ranges': 'bytes', 'Content-Length': '10', 'Content-Range': 'bytes 40-49/100' },
  });
  expect(rangeAnswer({ state: 'unsatisfiable' }, 100)).toEqual({
    status: 416,
    headers: { 'Accept-Ranges': 'bytes', 'Content-Length': '0', 'Content-Range': 'bytes */100' },
  });
});
