import { wait } from './wait.ts';

/** Skeletons end after ten seconds, painting included. A single call must fail before that. */
const skeletonMs = 9_500;
export const callLimitMs = 9_000;

/** Ends a skeleton that is still shown when nothing has come. What comes late may still replace the end. */
export function endSkeleton(isShown: () => boolean, end: () => void): void {
  void wait(skeletonMs).then(() => {
    if (isShown()) end();
  });
}
