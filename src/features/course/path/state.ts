import { atom } from 'nanostores';
import { loginPath } from '#i18n/login-path.ts';
import { pathOf } from '#i18n/routes.ts';
import { readCourseCalendar } from '#site/api/course-calendar.ts';
import { readCourses, type CourseView } from '#site/api/courses.ts';
import { downloadWorkbook, readWorkbook } from '#site/api/workbook.ts';
import { createAction } from '#site/browser/action.ts';
import { call } from '#site/browser/member-call.ts';
import { createMemberPage } from '#site/browser/member-page.ts';
import { saveFile } from '#site/browser/save-file.ts';
import { onReturn } from '#site/browser/wake.ts';
import { keepCourses, readKeptCourses } from '../offline/kept-modules.ts';
import { listeningReports } from '../listening-reports.ts';
import type { MyCourseCode } from './texts.ts';

const readAll = call(readCourses);
const findCalendar = call(readCourseCalendar);
const findWorkbook = call(readWorkbook);
const download = call(downloadWorkbook);

export function createMyCourse() {
  const page = createMemberPage({
    async ask() {
      // Reports what was heard offline before showing the path.
      await listeningReports.reportAll();
      const answer = await readAll();
      if (answer.state === 'ok') void keepCourses(answer.data).catch(() => undefined);
      return answer;
    },
    async kept() {
      const view = await readKeptCourses().catch(() => undefined);
      return readCourses.isAnswer(view) ? view : undefined;
    },
    loginPath: loginPath('de', { next: pathOf('myCourse', 'de') }),
    signsInHere: true,
  });
  return {
    ...page,
    start() {
      page.start();
      // Modules may have opened, or been completed, when the participant returns.
      onReturn(() => void page.refresh());
    },
  };
}

/** Downloads: the calendar file during the course, the workbooks as PDF afterwards. */
export function createCourseFiles({ course, state, stations }: CourseView) {
  /** Modules with a workbook in the account. */
  const $workbooks = atom<readonly number[]>([]);
  /** The calendar file, or a module's workbook. */
  const action = createAction<'calendar' | number, MyCourseCode>();
  return {
    $workbooks,
    $doing: action.$doing,
    /** Looks for workbooks, once the course is complete or over. */
    async start() {
      if (state === 'running') return;
      const opened = stations.filter((station) => station.state === 'done' || station.state === 'open');
      const workbooks = await Promise.all(
        opened.map(async ({ number, slug }) => {
          const answer = await findWorkbook({ course, module: slug });
          if (answer.state === 'failed' || answer.data.consent === null) return [];
          return Object.keys(answer.data.entries).length > 0 ? [number] : [];
        }),
      );
      $workbooks.set(workbooks.flat());
    },
    calendar: () =>
      action.run(
        'calendar',
        () => findCalendar({ course }),
        ({ name, text }) => {
          saveFile(name, new Blob([text], { type: 'text/calendar' }));
        },
      ),
    async workbook(number: number) {
      const module = stations.find((station) => station.number === number)?.slug;
      if (module === undefined) return;
      await action.run(
        number,
        () => download({ course, module }),
        (file) => {
          saveFile(`valea-arbeitsheft-${number}.pdf`, file);
        },
      );
    },
  };
}
