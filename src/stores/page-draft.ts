import { draftFrom } from '#domain/draft.ts';
import { inTab, onDevice, storedValue, type Place } from '#site/clients/browser-storage.ts';
import { createDraftStorage } from './draft-storage.ts';

const draftIn = (place: Place) => storedValue(place, 'onboarding', (value) => draftFrom(value, Date.now()));

/** The answers of this visitor, as far as they are stored. */
export const draftStorage = createDraftStorage(draftIn(inTab), draftIn(onDevice));
