import { describe, expect, it } from 'vitest';
import type { CourseView, StationView } from '#site/api/courses.ts';
import { readCourseCalendar } from '#site/api/course-calendar.ts';
import { downloadWorkbook, readWorkbook, type WorkbookView } from '#site/api/workbook.ts';
import { createCourseFiles } from '#site/features/course/path/state.ts';
import { browser } from '../browser.ts';

const stations = (['done', 'done', 'open', 'locked'] as const).map((state, place): StationView => ({
  number: place + 1,
  state,
  slug: `modul-${place + 1}`,
  title: `Modul ${place + 1}`,
  seconds: 60,
  heard: 0,
  isHeard: false,
  answered: 0,
  questions: 5,
  openMinutes: 0,
}));

const course = (state: CourseView['state']): CourseView => ({
  course: 'zpp',
  orderId: 'order',
  state,
  unreadAnswers: 0,
  booked: '2026-01-01T10:00:00Z',
  ends: '2026-07-01T21:59:59Z',
  lastDay: '2026-07-01',
  stations,
});

const written: WorkbookView = { consent: '2026-01-02T10:00:00Z', entries: { schritt: 'ein Glas Wasser' } };

function world(state: CourseView['state'], workbooks: Readonly<Record<string, WorkbookView>> = {}) {
  const page = browser();
  page.answer(readCourseCalendar, () => ({ name: 'valea-kurs.ics', text: 'BEGIN:VCALENDAR' }));
  page.answer(readWorkbook, ({ module }) => workbooks[module] ?? { consent: null, entries: {} });
  page.answer(downloadWorkbook, ({ module }) => new Blob([module]));
  return { page, files: createCourseFiles(course(state)) };
}

describe('course files', () => {
  it('report what went wrong, and then hand out nothing', async () => {
    const { page, files } = world('running');
    page.goOffline();
    await files.calendar();
    expect(page.saved()).toEqual([]);
    expect(files.$doing.get()).toEqual({ state: 'failed', action: 'calendar', code: 'unreachable' });
  });

  it('ask for no workbook while the course runs', async () => {
    const { page, files } = world('running', { 'modul-1': written });
    await files.start();
    expect([page.asked, files.$workbooks.get()]).toEqual([[], []]);
  });

  it.each(['complete', 'ended', 'closed'] as const)(
    'include the kept workbooks once the course is %s, except for modules that never opened',
    async (state) => {
      const { page, files } = world(state, { 'modul-2': written, 'modul-3': { ...written, entries: {} } });
      await files.start();
      expect(page.asked).toEqual(
        ['modul-1', 'modul-2', 'modul-3'].map((module) => `GET /api/courses/zpp/modules/${module}/workbook`),
      );
      expect(files.$workbooks.get()).toEqual([2]);
      await files.workbook(2);
      expect(page.saved().map(({ name }) => name)).toEqual(['valea-arbeitsheft-2.pdf']);
      expect(await page.saved()[0]?.file.text()).toBe('modul-2');
    },
  );
});
