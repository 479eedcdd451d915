import { expect, it } from 'vitest';
import { dayOf, type PlannedMeal } from '#domain/meal-plan/day.ts';
import { planDays } from '#domain/meal-plan/kept-week.ts';
import { weekEntries } from '#domain/meal-plan/week-calendar.ts';
import { meals } from '#domain/recipes/meals.ts';
import { calendarFile } from '#domain/time/calendar-file.ts';
import { dish } from './dish.ts';

const soup = dish('soup', { minutes: 40 });
const falafel = dish('falafel', { minutes: 30, evening: 'Soak the chickpeas.' });

/** Soup every day, cooked on the even ones; falafel on the evening of day 2. */
const days = (changes: Partial<PlannedMeal> = {}) =>
  planDays.map((day) =>
    dayOf(
      day,
      meals.map((meal): PlannedMeal => {
        const planned = { meal, dish: soup, helpings: 1, kcal: 500 };
        if (day === 2 && meal === 'dinner') return { ...planned, dish: falafel, ...changes };
        return day % 2 === 1 ? { ...planned, leftFrom: planDays[day - 1] ?? 0 } : planned;
      }),
      [],
      undefined,
    ),
  );

function entriesOf({ before = [] as readonly string[], sequence = 0, week = days() } = {}) {
  const { entries, optional } = weekEntries({
    id: 'abc',
    host: 'valea.example',
    days: week,
    // The week began three days ago.
    today: { day: 3, date: '2026-11-25' },
    before,
    sequence,
    urlOf: (path = '/de/woche') => `https://valea.example${path}`,
    texts: {
      meal: ({ meal, dish: { title } }) => `${meal}: ${title}`,
      cook: ({ dish: { title } }) => `cook ${title}`,
      evening: (evening) => `tomorrow: ${evening}`,
      left: (day) => `left from ${String(day)}`,
    },
  });
  const at = (key: string) => entries.find(({ uid }) => uid === `abc-${key}@valea.example`);
  return { entries, optional, at };
}

it('week calendar: every meal at its time on the next such day, and cooking just before', () => {
  const { entries, at } = entriesOf();
  expect(new Set(entries.map(({ uid }) => uid)).size).toBe(entries.length);
  for (const day of planDays) {
    for (const meal of meals) {
      const eaten = at(`${String(day)}-${meal}`);
      const cooked = at(`${String(day)}-${meal}-cook`);
      // Today is the fourth day, so the third comes in six days.
      expect(eaten?.day).toBe(
        `2026-${['11-29', '11-30', '12-01', '11-25', '11-26', '11-27', '11-28'][day] ?? ''}`,
      );
      if (day % 2 === 1) expect([cooked, eaten?.notes]).toEqual([undefined, `left from ${String(day - 1)}`]);
      else expect([cooked?.day, cooked?.to]).toEqual([eaten?.day, eaten?.from]);
    }
  }
  const dinner = at('2-dinner-cook');
  expect((dinner?.to ?? 0) - (dinner?.from ?? 0)).toBe(falafel.minutes);
  expect(dinner?.url).toBe(`https://valea.example${falafel.path}`);
});

it('week calendar: soaking and thawing stand on the evening before, unless that has passed', () => {
  const evening = entriesOf().at('2-dinner-evening');
  expect(evening).toMatchObject({ day: '2026-11-30', summary: 'tomorrow: Soak the chickpeas.' });
  const today = days().map((day) =>
    day.day === 3
      ? { ...day, meals: [{ meal: 'dinner' as const, dish: falafel, helpings: 1, kcal: 500 }] }
      : day,
  );
  expect(entriesOf({ week: today }).at('3-dinner-evening')).toBeUndefined();
});

it('week calendar: a second file replaces the entries, and cancels what is no longer needed', () => {
  const first = entriesOf();
  const second = entriesOf({
    before: first.optional,
    sequence: 5,
    week: days({ dish: soup, leftFrom: 0 }),
  });
  expect(second.at('2-dinner')).toMatchObject({ sequence: 5, summary: 'dinner: soup' });
  const cancelled = second.entries.filter(({ isCancelled }) => isCancelled).map(({ uid }) => uid);
  expect(cancelled).toEqual(['abc-2-dinner-cook@valea.example', 'abc-2-dinner-evening@valea.example']);
  // They are gone for good.
  expect(second.optional).not.toContain('2-dinner-evening');
  const file = calendarFile(
    { host: 'valea.example', product: 'week', name: 'Week', entries: second.entries },
    new Date('2026-11-25T10:00:00Z'),
  );
  expect(file.match(/STATUS:CANCELLED/g)?.length).toBe(2);
  expect(file).toMatch(
    /SEQUENCE:5\r\nDTSTART:20261201T190000\r\nDTEND:20261201T193000\r\nSUMMARY:dinner: soup/,
  );
});
