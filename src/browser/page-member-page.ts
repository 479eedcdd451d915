import { session } from './page-session.ts';
import { signInWhereNothingLasts } from './page-sign-in.ts';
import type { MemberPageDeps } from './member-page.ts';

/** What every page of a member's own takes from the browser. */
export const browserOfMember = {
  session,
  online: () => navigator.onLine,
  signInHere: signInWhereNothingLasts,
  wait: (milliseconds: number) =>
    new Promise<void>((resolve) => {
      setTimeout(resolve, milliseconds);
    }),
  go: (path: string) => {
    location.replace(path);
  },
} satisfies Partial<MemberPageDeps<unknown>>;
