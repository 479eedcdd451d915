import { dayInGermany } from '#domain/time/calendar.ts';
import { readForm } from '#domain/onboarding/questions.ts';
import type { Person } from '../members/members.ts';
import { createOtherTabs } from '../other-tabs.ts';
import { draftStorage } from './draft-storage.ts';
import { saveAnswers } from './save-answers.ts';

/**
 * Saves finished answers on this device to the member's account, by their consent. Existing answers are replaced only
 * if the visitor asked for it. Resolves to whether the account has changed.
 */
export async function bringAnswers({ id, onboardingCompleted }: Person): Promise<boolean> {
  const draft = draftStorage.read();
  if (!draft?.consent || (onboardingCompleted && !draft.keep)) return false;
  const read = readForm(draft.form, dayInGermany(new Date()));
  if (read.state !== 'complete') return false;
  const { consent, ...unconsented } = draft;
  const saved = await saveAnswers(id, { answers: read.answers, pace: draft.pace, consent });
  if (saved.state === 'saved') {
    draftStorage.remove();
    createOtherTabs('onboarding').say();
  }
  // The consent is no longer valid: the questions ask again.
  else if (saved.code === 'health_consent_missing' || saved.code === 'confirmation_date_wrong') {
    draftStorage.write(unconsented);
  }
  return saved.state === 'saved';
}
