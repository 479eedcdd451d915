import { expect, it } from 'vitest';
import { outlookOf } from '#domain/course/outlook.ts';

const ends = new Date('2027-05-22T22:00:00Z');
const day = (text: string) => new Date(`${text}T12:00:00Z`);

it.each([
  ['fits where there is room', '2027-03-01', '2027-02-01', 'fits'],
  ['is tight where the last days are needed', '2027-05-15', '2027-02-01', 'tight'],
  ['is late where a module a week would still do', '2027-07-01', '2027-03-01', 'late'],
  ['is short where the last module cannot open in time', '2027-07-01', '2027-06-01', 'short'],
])('course outlook: %s', (_, forecast, lastOpens, kind) => {
  const outlook = outlookOf({ forecast: day(forecast), ends, lastOpens: day(lastOpens) });
  expect(outlook.kind).toBe(kind);
});

it('course outlook: names the day that can still be met, not one that is too late', () => {
  const late = outlookOf({ forecast: day('2027-07-01'), ends, lastOpens: day('2027-03-01') });
  expect(late).toEqual({ kind: 'late', done: day('2027-03-01') });
});
