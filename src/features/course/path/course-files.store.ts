import { atom, type ReadableAtom } from 'nanostores';
import type { CallErrorCode } from '#domain/error-codes.ts';
import type { readCourseCalendar } from '#site/api/course-calendar.ts';
import type { CourseView } from '#site/api/courses.ts';
import type { downloadWorkbook, readWorkbook } from '#site/api/workbook.ts';
import type { Answer, CallOf } from '#site/browser/call.ts';

/** The calendar file, or a module's workbook. */
type CourseFile = 'calendar' | { workbook: number };

type Doing =
  | { state: 'nothing' }
  | { state: 'busy' | 'done'; file: CourseFile }
  | { state: 'failed'; file: CourseFile; code: CallErrorCode };

interface CourseFilesState {
  /** Modules with a workbook in the account. */
  workbooks: readonly number[];
  doing: Doing;
}

interface Deps {
  api: {
    calendar: CallOf<typeof readCourseCalendar>;
    workbook: CallOf<typeof readWorkbook>;
    download: CallOf<typeof downloadWorkbook>;
  };
  save: (name: string, file: Blob) => void;
}

export interface CourseFilesStore {
  $state: ReadableAtom<CourseFilesState>;
  /** Looks for workbooks, once the course is complete or over. */
  start: (course: CourseView) => Promise<void>;
  calendar: (course: CourseView) => Promise<void>;
  workbook: (course: CourseView, number: number) => Promise<void>;
}

/** Downloads: the calendar file during the course, the workbooks as PDF afterwards. */
export function createCourseFiles({ api, save }: Deps): CourseFilesStore {
  const $state = atom<CourseFilesState>({ workbooks: [], doing: { state: 'nothing' } });
  const show = (doing: Doing) => {
    $state.set({ ...$state.get(), doing });
  };

  async function fetchFile<Data>(file: CourseFile, ask: () => Promise<Answer<Data>>) {
    if ($state.get().doing.state === 'busy') return undefined;
    show({ state: 'busy', file });
    const answer = await ask();
    show(answer.state === 'ok' ? { state: 'done', file } : { state: 'failed', file, code: answer.code });
    return answer.state === 'ok' ? answer.data : undefined;
  }

  return {
    $state,

    async start({ course, state, stations }) {
      if (state === 'running') return;
      const opened = stations.filter((station) => station.state === 'done' || station.state === 'open');
      const answers = await Promise.all(
        opened.map(async ({ number, slug }) => ({
          number,
          answer: await api.workbook({ course, module: slug }),
        })),
      );
      const workbooks = answers.flatMap(({ number, answer }) =>
        answer.state === 'ok' && answer.data.consent !== null && Object.keys(answer.data.entries).length > 0
          ? [number]
          : [],
      );
      $state.set({ ...$state.get(), workbooks });
    },

    async calendar({ course }) {
      const file = await fetchFile('calendar', () => api.calendar({ course }));
      if (file) save(file.name, new Blob([file.text], { type: 'text/calendar' }));
    },

    async workbook({ course, stations }, number) {
      const module = stations.find((station) => station.number === number)?.slug;
      if (module === undefined) return;
      const file = await fetchFile({ workbook: number }, () => api.download({ course, module }));
      if (file) save(`valea-arbeitsheft-${number}.pdf`, file);
    },
  };
}
