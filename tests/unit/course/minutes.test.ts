import { describe, expect, it } from 'vitest';
import { attestedMinutes, minutesOf, minutesOfSound, minutesOfWords } from '#domain/course/minutes.ts';
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
