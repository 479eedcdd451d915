import { createToasts } from './toasts.ts';

/** The messages of this page: elements and islands show theirs through it. */
export const toasts = createToasts({
  set: (run, milliseconds) => window.setTimeout(run, milliseconds),
  clear: (timer) => {
    if (typeof timer === 'number') window.clearTimeout(timer);
  },
});
