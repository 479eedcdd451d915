import { describe, expect, it } from 'vitest';
import {
  attestedMinutes,
  confirmableFrom,
  minutesOf,
  minutesOfSound,
  minutesOfWords,
  openMinutesOf,
} from '#domain/course/minutes.ts';
import { modulesOf } from '#domain/course/modules.ts';
import { certified } from '#domain/course/generated/certified.ts';
import { courseKeys } from '#domain/shop/catalogue.ts';

const module = { spokenMinutes: 9, questions: 5, exercises: [15, 10, 15] };

describe('module minutes', () => {
  it('are the recording, a minute for each question, and confirmed exercises', () => {
    expect(minutesOf(module)).toBe(54);
    expect(minutesOf(module, [0, 2])).toBe(44);
    expect(minutesOf(module, [])).toBe(14);
  });

  it('count only whole minutes of a recording, or of its script read aloud', () => {
    expect([minutesOfSound(659), minutesOfSound(660)]).toEqual([10, 11]);
    expect([minutesOfWords(1_349), minutesOfWords(1_350)]).toEqual([8, 9]);
  });
});

describe('attested minutes', () => {
  const attested = (...confirmed: number[][]) => attestedMinutes([module, module], confirmed, 45);

  it('leave out unconfirmed exercises, and never exceed what a unit is certified for', () => {
    expect(attested([0, 1, 2], [0, 1, 2])).toBe(90);
    expect(attested([0, 1, 2], [0])).toBe(45 + 29);
    expect(attested()).toBe(28);
  });

  it.each(courseKeys)('of %s reach the certified number when everything was done', (course) => {
    const modules = modulesOf(course);
    const all = modules.map(({ exercises }) => [...exercises.keys()]);
    const { minutesPerUnit } = certified[course];
    expect(attestedMinutes(modules, all, minutesPerUnit)).toBe(modules.length * minutesPerUnit);
  });
});

describe('open exercises', () => {
  it('would add their minutes, as far as the unit is not full yet', () => {
    const open = (...confirmed: number[]) => openMinutesOf(module, confirmed, 45);
    expect([open(), open(0, 2), open(0, 1, 2)]).toEqual([31, 1, 0]);
  });
});

describe('an exercise can be confirmed', () => {
  const opened = new Date('2026-11-23T10:00:00Z');
  const from = (exercise: number, ...confirmed: number[]) =>
    confirmableFrom(opened, module.exercises, confirmed, exercise).toISOString().slice(11, 16);

  it('once its module has been open for as long as it takes', () => {
    expect([from(0), from(1)]).toEqual(['10:15', '10:10']);
  });

  it('together with others only after the time that all of them take', () => {
    expect([from(1, 0), from(2, 0, 1), from(0, 0, 1)]).toEqual(['10:25', '10:40', '10:25']);
  });
});
