import { session } from './page-session.ts';
import { signInHereIfStorageBlocked } from './page-sign-in.ts';
import type { MemberPageDeps } from './member-page.ts';

export const memberPageDeps = {
  session,
  online: () => navigator.onLine,
  signInHere: signInHereIfStorageBlocked,
  wait: (milliseconds: number) =>
    new Promise<void>((resolve) => {
      setTimeout(resolve, milliseconds);
    }),
  go: (path: string) => {
    location.replace(path);
  },
} satisfies Partial<MemberPageDeps<unknown>>;
