import { draftFrom } from '#domain/draft.ts';
import { allergensFrom } from '#domain/recipes/allergens.ts';
import { inTab, onDevice, storedValue, type Place } from '../browser-storage.ts';
import { createDraftStorage, type DraftStorage } from './draft-storage.ts';

const draftIn = (place: Place) => storedValue(place, 'onboarding', (value) => draftFrom(value, Date.now()));
const drafts = createDraftStorage(draftIn(inTab), draftIn(onDevice));

/** Without consent to health data nothing is stored: it stays in the page's memory. */
const tabOnceAgreed: Place = () => {
  if (!drafts.read()?.consent) throw new Error('There is no consent to health data.');
  return sessionStorage;
};

/**
 * Allergens to leave out (an intolerance is health data, art. 9 GDPR). Kept in the tab after consent, so that result
 * and week agree; never anywhere else.
 */
export const leftOut = storedValue(tabOnceAgreed, 'left-out', allergensFrom);

/** Stored answers. Whatever is stored by consent goes with it. */
export const draftStorage: DraftStorage = {
  ...drafts,
  write(draft) {
    if (!draft.consent) leftOut.remove();
    return drafts.write(draft);
  },
  remove() {
    leftOut.remove();
    drafts.remove();
  },
};
