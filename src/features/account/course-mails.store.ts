import { atom, type ReadableAtom } from 'nanostores';
import type { CallErrorCode } from '#domain/error-codes.ts';
import type { CourseMailKind } from '#domain/course/reminders.ts';
import type { CourseMailsView, readCourseMails, switchCourseMail } from '#site/api/course-mails.ts';
import type { CallOf } from '#site/browser/call.ts';

export type CourseMailsState =
  | { step: 'loading' }
  | { step: 'unreachable'; code: CallErrorCode }
  | {
      step: 'shown';
      view: CourseMailsView;
      busy: CourseMailKind | undefined;
      said: { on: boolean } | { code: CallErrorCode } | undefined;
    };

export interface CourseMailsStore {
  $state: ReadableAtom<CourseMailsState>;
  load: () => Promise<void>;
  change: (kind: CourseMailKind, on: boolean) => Promise<void>;
}

interface CourseMailsDeps {
  read: CallOf<typeof readCourseMails>;
  change: CallOf<typeof switchCourseMail>;
}

/** One switch at a time. */
export function createCourseMails(api: CourseMailsDeps): CourseMailsStore {
  const $state = atom<CourseMailsState>({ step: 'loading' });
  return {
    $state,
    async load() {
      const answer = await api.read();
      $state.set(
        answer.state === 'ok'
          ? { step: 'shown', view: answer.data, busy: undefined, said: undefined }
          : { step: 'unreachable', code: answer.code },
      );
    },
    async change(kind, on) {
      const state = $state.get();
      if (state.step !== 'shown' || state.busy !== undefined) return;
      $state.set({ ...state, busy: kind, said: undefined });
      const answer = await api.change({ kind, on });
      $state.set(
        answer.state === 'ok'
          ? { step: 'shown', view: answer.data, busy: undefined, said: { on } }
          : { ...state, busy: undefined, said: { code: answer.code } },
      );
    },
  };
}
