import { loginPath } from '#i18n/login-path.ts';
import { pathOf } from '#i18n/routes.ts';
import { readCourseCalendar } from '#site/api/course-calendar.ts';
import { readCourses } from '#site/api/courses.ts';
import { downloadWorkbook, readWorkbook } from '#site/api/workbook.ts';
import { saveFile } from '#site/browser/save-file.ts';
import { createMemberPage } from '#site/browser/member-page.ts';
import { keepCourses, readKeptCourses } from '../offline/kept-modules.ts';
import { listeningReports } from '../page-listening-reports.ts';
import { call } from '#site/browser/member-call.ts';
import { createCourseFiles } from './course-files.store.ts';

const readAll = call(readCourses);

export function openMyCourse() {
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
  });
  // Modules may have opened, or been completed, when she returns.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void page.refresh();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void page.refresh();
  });
  return page;
}

export const openCourseFiles = () =>
  createCourseFiles({
    api: {
      calendar: call(readCourseCalendar),
      workbook: call(readWorkbook),
      download: call(downloadWorkbook),
    },
    save: saveFile,
  });
