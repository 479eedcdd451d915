import { toLocale } from '#domain/locales.ts';
import { createDraftBox } from '#site/clients/draft-box.ts';
import { expectsSomebody } from '#site/clients/expects-somebody.ts';
import { createHealthConsentClient } from '#site/clients/health-consent.ts';
import { createOtherTabs } from '#site/clients/other-tabs.ts';
import { randomId } from '#site/clients/random-id.ts';
import { createStepHistory } from '#site/clients/step-history.ts';
import { keepAnswers } from '#site/stores/onboarding/keep-answers.ts';
import { loadIdentity, members, session } from '#site/stores/page-session.ts';
import { signInHere } from '#site/stores/page-sign-in.ts';
import { createOnboarding } from './onboarding.store.ts';

const token = async (fresh = false) => (await (await loadIdentity()).token({ fresh }))?.text;
const consents = createHealthConsentClient({ token });
const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** The onboarding of this visitor, on this page. */
export const onboarding = createOnboarding({
  session,
  expectsSomebody,
  keep: (userId, consent, answers) =>
    keepAnswers(userId, consent, answers, {
      members,
      consents,
      renew: () => token(true),
      wait,
      random: Math.random,
    }),
  withdraw: consents.withdraw,
  signInHere: signInHere.open,
  box: createDraftBox(
    () => sessionStorage,
    () => localStorage,
    Date.now,
  ),
  history: createStepHistory(window),
  otherTabs: createOtherTabs('onboarding'),
  online: {
    is: () => navigator.onLine,
    onChange: (changed) => {
      for (const type of ['online', 'offline']) addEventListener(type, changed);
    },
  },
  language: toLocale(document.documentElement.lang),
  now: Date.now,
  randomId,
});
