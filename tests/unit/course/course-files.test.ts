import { describe, expect, it } from 'vitest';
import type { CourseView, StationView } from '#site/api/courses.ts';
import type { WorkbookView } from '#site/api/workbook.ts';
import { createCourseFiles } from '#site/features/course/path/course-files.store.ts';

const station = (number: number, state: StationView['state']): StationView => ({
  ...{ number, state, slug: `modul-${number}`, title: `Modul ${number}` },
  ...{ seconds: 60, heard: 0, isHeard: false, answered: 0, questions: 5 },
});

const course = (state: CourseView['state']): CourseView => ({
  ...{ course: 'zpp', orderId: 'order', state, unreadAnswers: 0 },
  ...{ booked: '2026-01-01T10:00:00Z', ends: '2026-07-01T21:59:59Z', lastDay: '2026-07-01' },
  stations: [station(1, 'done'), station(2, 'done'), station(3, 'open'), station(4, 'locked')],
});

const written: WorkbookView = { consent: '2026-01-02T10:00:00Z', entries: { schritt: 'ein Glas Wasser' } };

function world(workbooks: Readonly<Record<string, WorkbookView>> = {}) {
  const asked: string[] = [];
  const saved: { name: string; file: Blob }[] = [];
  let isDown = false;
  const files = createCourseFiles({
    api: {
      calendar: () => {
        asked.push('calendar');
        return Promise.resolve(
          isDown
            ? { state: 'failed', code: 'unreachable' }
            : { state: 'ok', data: { name: 'valea-kurs.ics', text: 'BEGIN:VCALENDAR' } },
        );
      },
      workbook: ({ module }) => {
        asked.push(module);
        return Promise.resolve({ state: 'ok', data: workbooks[module] ?? { consent: null, entries: {} } });
      },
      download: ({ module }) => Promise.resolve({ state: 'ok', data: new Blob([module]) }),
    },
    save: (name, file) => {
      saved.push({ name, file });
    },
  });
  return {
    ...{ asked, saved, files },
    breakDown: () => {
      isDown = true;
    },
  };
}

describe('the files of a course', () => {
  it('are its dates, for a calendar', async () => {
    const { files, saved } = world();
    await files.calendar(course('running'));
    expect(saved.map(({ name, file }) => [name, file.type])).toEqual([['valea-kurs.ics', 'text/calendar']]);
    expect(await saved[0]?.file.text()).toBe('BEGIN:VCALENDAR');
    expect(files.$state.get().doing).toEqual({ state: 'done', file: 'calendar' });
  });

  it('say what went wrong, and hand out nothing then', async () => {
    const { files, saved, breakDown } = world();
    breakDown();
    await files.calendar(course('running'));
    expect(saved).toEqual([]);
    expect(files.$state.get().doing).toEqual({ state: 'failed', file: 'calendar', code: 'unreachable' });
  });

  it('ask for no workbook as long as the course runs', async () => {
    const { files, asked } = world({ 'modul-1': written });
    await files.start(course('running'));
    expect(asked).toEqual([]);
    expect(files.$state.get().workbooks).toEqual([]);
  });

  it('are the workbooks that are kept, once it is complete, ended or closed; of no module that never opened', async () => {
    for (const state of ['complete', 'ended', 'closed'] as const) {
      const { files, asked, saved } = world({ 'modul-2': written, 'modul-3': { ...written, entries: {} } });
      await files.start(course(state));
      expect(asked).toEqual(['modul-1', 'modul-2', 'modul-3']);
      expect(files.$state.get().workbooks).toEqual([2]);
      await files.workbook(course(state), 2);
      expect(saved.map(({ name }) => name)).toEqual(['valea-arbeitsheft-2.pdf']);
      expect(await saved[0]?.file.text()).toBe('modul-2');
    }
  });
});
