import { draftFrom } from '#domain/draft.ts';
import { allergensFrom } from '#domain/recipes/allergens.ts';
import { inTab, onDevice, storedValue, type Place } from '../browser-storage.ts';
import { createDraftStorage, type DraftStorage } from './draft-storage.ts';

const draftIn = (place: Place) => storedValue(place, 'onboarding', (value) => draftFrom(value, Date.now()));
const drafts = createDraftStorage(draftIn(inTab), draftIn(onDevice));

/** Without the consent to health data there is none: what would lie there is held in the memory of the page alone. */
const tabOnceAgreed: Place = () => {
  if (!drafts.read()?.consent) throw new Error('There is no consent to health data.');
  return sessionStorage;
};

/**
 * Allergens left out of the meals (an intolerance is health data, art. 9 GDPR). The tab keeps them once the visitor has
 * agreed to that, so that result and week show the same; nothing else ever does.
 */
export const leftOut = storedValue(tabOnceAgreed, 'left-out', allergensFrom);

/** The answers of this visitor, as far as they are stored. What is stored by their consent goes with it. */
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
