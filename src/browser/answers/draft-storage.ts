import { draftFrom, type Draft } from '#domain/onboarding/draft.ts';
import { allergensFrom } from '#domain/recipes/allergens.ts';
import { inTab, onDevice, storedValue, type StorageArea } from '../browser-storage.ts';

const draftIn = (area: StorageArea) =>
  storedValue(area, 'onboarding', (value) => draftFrom(value, Date.now()));
const tabs = draftIn(inTab);
const devices = draftIn(onDevice);

/** The newest draft wins. One on the device without consent was not stored by us. */
function read(): Draft | undefined {
  const here = tabs.read();
  const shared = devices.read();
  if (!shared?.consent) return here;
  return here && here.changed > shared.changed ? here : shared;
}

/** Without consent to health data nothing is stored: it stays in the page's memory. */
const tabOnceAgreed: StorageArea = () => {
  if (!read()?.consent) throw new Error('There is no consent to health data.');
  return sessionStorage;
};

/**
 * Excluded allergens (an intolerance is health data, art. 9 GDPR). Kept in the tab after consent, so that result and
 * week agree; never anywhere else.
 */
export const leftOut = storedValue(tabOnceAgreed, 'left-out', allergensFrom);

/**
 * Drafts are stored in the tab until the consent to health data, then on the device, because a sign-in link opens in
 * a new tab. When the consent ends, so does the storage.
 */
export const draftStorage = {
  read,
  /** Whether it survives a reload. */
  write(draft: Draft): boolean {
    if (!draft.consent) leftOut.remove();
    if (draft.consent && devices.write(draft)) {
      tabs.remove();
      return true;
    }
    if (!draft.consent) devices.remove();
    return tabs.write(draft);
  },
  remove() {
    leftOut.remove();
    tabs.remove();
    devices.remove();
  },
};
