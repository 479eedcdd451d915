import { draftFrom } from '#domain/draft.ts';
import { swapsFrom } from '#domain/meal-plan/swap.ts';
import { inTab, onDevice, storedValue, type Place } from '#site/clients/browser-storage.ts';
import { createDraftStorage } from './draft-storage.ts';

const draftIn = (place: Place) => storedValue(place, 'onboarding', (value) => draftFrom(value, Date.now()));

/** The answers of this visitor, as far as they are stored. */
export const draftStorage = createDraftStorage(draftIn(inTab), draftIn(onDevice));

/** What she has changed about her meal plan. It outlives the answers' way into an account, and goes with the consent. */
export const keptSwaps = storedValue(onDevice, 'meals', swapsFrom);
