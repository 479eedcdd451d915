import { personalKey } from '#domain/device.ts';
import { draftFrom, type Draft } from '#domain/draft.ts';

export interface DraftBox {
  read: () => Draft | undefined;
  /** Says whether it will be there after a reload. */
  keep: (draft: Draft) => boolean;
  forget: () => void;
}

const name = personalKey('onboarding');

type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Storages may be blocked, and then even naming them throws. */
function attempt<Result>(run: () => Result): Result | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}

/**
 * Answers lie in the tab's own storage until she has consented, and in the device's from then on: a sign-in link
 * opens in a new tab. Where neither can be written to, they live in memory alone.
 */
export function createDraftBox(tab: () => Place, device: () => Place, now: () => number): DraftBox {
  const write = (place: () => Place, text: string) =>
    attempt(() => {
      place().setItem(name, text);
      return true;
    }) === true;
  const remove = (place: () => Place) =>
    attempt(() => {
      place().removeItem(name);
    });
  const readFrom = (place: () => Place) =>
    attempt(() => draftFrom(JSON.parse(place().getItem(name) ?? 'null'), now()));

  return {
    /** What changed last counts; a draft without consent in the device's storage is none of ours. */
    read() {
      const [inTab, onDevice] = [readFrom(tab), readFrom(device)];
      if (!onDevice?.consent) return inTab;
      return inTab && inTab.changed > onDevice.changed ? inTab : onDevice;
    },
    keep(draft) {
      const text = JSON.stringify(draft);
      if (draft.consent && write(device, text)) {
        remove(tab);
        return true;
      }
      if (!draft.consent) remove(device);
      return write(tab, text);
    },
    forget() {
      remove(tab);
      remove(device);
    },
  };
}
