import { atom } from 'nanostores';

interface Toast {
  id: number;
  text: string;
}

const shownMs = 5_000;

export function createToasts() {
  const $toasts = atom<readonly Toast[]>([]);
  const timers = new Map<number, ReturnType<typeof setTimeout>>();
  let isHeld = false;
  let lastId = 0;

  const stop = (id: number) => {
    clearTimeout(timers.get(id));
    timers.delete(id);
  };
  const dismiss = (id: number) => {
    stop(id);
    $toasts.set($toasts.get().filter((toast) => toast.id !== id));
  };
  const start = (id: number) => {
    if (isHeld) return;
    timers.set(
      id,
      setTimeout(() => {
        dismiss(id);
      }, shownMs),
    );
  };

  return {
    $toasts,
    dismiss,
    show(text: string) {
      const same = $toasts.get().find((toast) => toast.text === text);
      if (same) dismiss(same.id);
      lastId += 1;
      $toasts.set([...$toasts.get(), { id: lastId, text }]);
      start(lastId);
    },
    /** While the visitor is reading, toasts do not time out. */
    hold: () => {
      isHeld = true;
      for (const id of [...timers.keys()]) stop(id);
    },
    /** Restarts each toast's full time. */
    release: () => {
      isHeld = false;
      for (const { id } of $toasts.get()) {
        stop(id);
        start(id);
      }
    },
  };
}

export const toasts = createToasts();
