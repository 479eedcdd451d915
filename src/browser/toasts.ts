import { atom, type ReadableAtom } from 'nanostores';
import { facts } from '#domain/facts.ts';

interface Toast {
  id: number;
  text: string;
}

interface Timers {
  set: (run: () => void, milliseconds: number) => unknown;
  clear: (timer: unknown) => void;
}

interface Toasts {
  $toasts: ReadableAtom<readonly Toast[]>;
  show: (text: string) => void;
  dismiss: (id: number) => void;
  /** While the visitor is reading, toasts do not time out. */
  hold: () => void;
  /** Restarts each toast's full time. */
  release: () => void;
}

export function createToasts(clock: Timers): Toasts {
  const $toasts = atom<readonly Toast[]>([]);
  const timers = new Map<number, unknown>();
  let held = false;
  let lastId = 0;

  const stop = (id: number) => {
    clock.clear(timers.get(id));
    timers.delete(id);
  };
  const dismiss = (id: number) => {
    stop(id);
    $toasts.set($toasts.get().filter((toast) => toast.id !== id));
  };
  const start = (id: number) => {
    if (held) return;
    timers.set(
      id,
      clock.set(() => {
        dismiss(id);
      }, facts.timing.toastMs),
    );
  };

  return {
    $toasts,
    dismiss,
    show(text) {
      const same = $toasts.get().find((toast) => toast.text === text);
      if (same) dismiss(same.id);
      lastId += 1;
      $toasts.set([...$toasts.get(), { id: lastId, text }]);
      start(lastId);
    },
    hold() {
      held = true;
      for (const id of [...timers.keys()]) stop(id);
    },
    release() {
      held = false;
      for (const { id } of $toasts.get()) {
        stop(id);
        start(id);
      }
    },
  };
}

export const toasts = createToasts({
  set: (run, milliseconds) => setTimeout(run, milliseconds),
  clear: (timer) => {
    if (typeof timer === 'number') clearTimeout(timer);
  },
});
