import type { Draft } from '#domain/draft.ts';
import type { StoredValue } from '../browser-storage.ts';

export interface DraftStorage {
  read: () => Draft | undefined;
  /** Whether it survives a reload. */
  write: (draft: Draft) => boolean;
  remove: () => void;
}

/**
 * Drafts are stored in the tab until the consent to health data, then on the device, because a sign-in link opens in a
 * new tab.
 */
export const createDraftStorage = (
  inTab: StoredValue<Draft>,
  onDevice: StoredValue<Draft>,
): DraftStorage => ({
  /** The newest draft wins. One on the device without consent was not stored by us. */
  read() {
    const [tabs, devices] = [inTab.read(), onDevice.read()];
    if (!devices?.consent) return tabs;
    return tabs && tabs.changed > devices.changed ? tabs : devices;
  },
  write(draft) {
    if (draft.consent && onDevice.write(draft)) {
      inTab.remove();
      return true;
    }
    if (!draft.consent) onDevice.remove();
    return inTab.write(draft);
  },
  remove() {
    inTab.remove();
    onDevice.remove();
  },
});
