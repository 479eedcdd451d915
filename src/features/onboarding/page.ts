import type { Locale } from '#domain/locales.ts';
import { withdrawHealthConsent } from '#site/api/health-consent.ts';
import { count } from '#site/browser/count.ts';
import { randomId } from '#site/browser/ids.ts';
import { callOffReminder } from '#site/browser/quiz-reminder.ts';
import { createOtherTabs } from '#site/browser/other-tabs.ts';
import { expectsMember } from '#site/browser/signed-in-hint.ts';
import { stepHistory } from '#site/browser/step-history.ts';
import { draftStorage } from '#site/browser/answers/page-draft.ts';
import { saveAnswers } from '#site/browser/answers/save-answers.ts';
import { environment, saving } from '#site/browser/environment.ts';
import { call } from '#site/browser/member-call.ts';
import { signInHere } from '#site/browser/page-sign-in.ts';
import { painted } from '#site/ui/painted.ts';
import { createScreenCount } from './count-screens.ts';
import { createOnboarding } from './onboarding.store.ts';
import type { Onboarding, OnboardingState } from './onboarding-state.ts';
import { beginQuery } from '#i18n/landing-path.ts';
import { editHash } from './edit-hash.ts';

/** Nothing is left to be reminded of. */
const endsQuiz = (shown: OnboardingState) =>
  shown.screen === 'summary' ||
  shown.screen === 'too-young' ||
  (shown.screen === 'welcome' && shown.note === 'withdrawn');

/** The onboarding of this visitor, on this page. */
export function openOnboarding(language: Locale): Onboarding {
  const onboarding = createOnboarding({
    // A screen is shown before it is found out who sees it.
    session: { ...environment.session, load: () => void painted().then(environment.session.load) },
    expectsMember,
    saveAnswers: (userId, finished) => saveAnswers(userId, finished, saving),
    withdrawConsent: call(withdrawHealthConsent),
    signInHere: signInHere.open,
    draftStorage,
    history: stepHistory,
    otherTabs: createOtherTabs('onboarding'),
    online: {
      is: () => navigator.onLine,
      onChange: (changed) => {
        for (const type of ['online', 'offline']) addEventListener(type, changed);
      },
    },
    wantsEdit: () => {
      const wants = location.hash === editHash;
      if (wants) history.replaceState(history.state, '', location.pathname + location.search);
      return wants;
    },
    wantsToBegin: () => new URLSearchParams(location.search).has(beginQuery),
    language,
    now: Date.now,
    randomId,
  });
  onboarding.$state.listen(createScreenCount((step) => void painted().then(() => count(step))));
  onboarding.$state.listen((shown) => {
    if (endsQuiz(shown)) void callOffReminder();
  });
  return onboarding;
}
