import { computed } from 'nanostores';
import { dayInGermany } from '#domain/calendar.ts';
import { createOtherTabs } from '#site/browser/other-tabs.ts';
import { environment } from '#site/browser/environment.ts';
import { members, renewToken } from '#site/browser/member-call.ts';
import type { AccountStore } from './account.store.ts';
import { createMyWay } from './my-way.store.ts';

export const openMyWay = ({ $state }: Pick<AccountStore, '$state'>) =>
  createMyWay({
    session: environment.session,
    members,
    $hasConsent: computed($state, (state) => state.step === 'shown' && state.view.healthConsent !== null),
    // The name that the questions use, too.
    otherTabs: createOtherTabs('onboarding'),
    today: () => dayInGermany(new Date()),
    renew: renewToken,
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    random: Math.random,
  });
