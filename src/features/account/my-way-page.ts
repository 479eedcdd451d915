import { computed } from 'nanostores';
import { dayInGermany } from '#domain/calendar.ts';
import { createOtherTabs } from '#site/browser/other-tabs.ts';
import { loadIdentity, members, session } from '#site/browser/page-session.ts';
import type { AccountStore } from './account.store.ts';
import { createMyWay } from './my-way.store.ts';

export const openMyWay = ({ $state }: Pick<AccountStore, '$state'>) =>
  createMyWay({
    session,
    members,
    $hasConsent: computed($state, (state) => state.step === 'shown' && state.view.healthConsent !== null),
    // The name that the questions use, too.
    otherTabs: createOtherTabs('onboarding'),
    today: () => dayInGermany(new Date()),
    renew: async () => (await loadIdentity()).token({ fresh: true }),
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    random: Math.random,
  });
