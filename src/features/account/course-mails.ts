import { atom } from 'nanostores';
import type { CourseMailKind } from '#domain/course/reminders.ts';
import { readCourseMails, switchCourseMail, type CourseMailsView } from '#site/api/course-mails.ts';
import { createAction } from '#site/browser/action.ts';
import { call } from '#site/browser/member-call.ts';
import type { AccountCode } from './texts.ts';

type CourseMailsState =
  { step: 'loading' } | { step: 'unreachable'; code: AccountCode } | { step: 'shown'; view: CourseMailsView };

const read = call(readCourseMails);
const change = call(switchCourseMail);

/** One switch at a time. */
export function createCourseMails() {
  const $state = atom<CourseMailsState>({ step: 'loading' });
  const action = createAction<{ kind: CourseMailKind; on: boolean }, AccountCode>();
  return {
    $state,
    $doing: action.$doing,
    async load() {
      const answer = await read();
      $state.set(
        answer.state === 'ok'
          ? { step: 'shown', view: answer.data }
          : { step: 'unreachable', code: answer.code },
      );
    },
    change: (kind: CourseMailKind, on: boolean) =>
      action.run(
        { kind, on },
        () => change({ kind, on }),
        (view) => {
          $state.set({ step: 'shown', view });
        },
      ),
  };
}
