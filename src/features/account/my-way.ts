import { atom, computed } from 'nanostores';
import { dayInGermany } from '#domain/time/calendar.ts';
import { myWayOf, withWeight, type MyWay } from '#domain/account/my-way.ts';
import type { AnswerProblem } from '#domain/onboarding/questions.ts';
import { environment } from '#site/browser/environment.ts';
import { members } from '#site/browser/member-call.ts';
import { createOtherTabs } from '#site/browser/other-tabs.ts';
import { retry } from '#site/browser/retry.ts';
import type { Member } from '#site/browser/session.ts';
import type { AccountStore } from './state.ts';
import type { AccountCode } from './texts.ts';

export type Entry =
  | { state: 'idle' | 'busy' }
  /** `isSame`: the weight has not changed, and the history has no second entry. */
  | { state: 'saved'; weight: number; isSame: boolean }
  | { state: 'refused'; problem: AnswerProblem }
  | { state: 'failed'; code: AccountCode };

/** `unreachable`: the data API does not answer, which is not the same as no answers. */
type ShownWay = MyWay | { kind: 'loading' } | { kind: 'unreachable'; code: AccountCode };

const today = () => dayInGermany(new Date());

/** Progress: stored answers, weights, and the curve from both. */
export function createMyWay({ $state }: Pick<AccountStore, '$state'>) {
  const { session } = environment;
  // The name that the questions use, too.
  const otherTabs = createOtherTabs('onboarding');
  const $hasConsent = computed(
    $state,
    (state) => state.step === 'shown' && state.view.healthConsent !== null,
  );
  const $entry = atom<Entry>({ state: 'idle' });
  /** A refusal shows that the consent was withdrawn elsewhere. */
  const $isRefused = atom(false);
  let latest: Member | undefined;

  const $way = computed(
    [session.$state, $hasConsent, $isRefused],
    (known, hasConsent, isRefused): ShownWay => {
      if (known.state === 'member') latest = known.member;
      if (latest) return myWayOf(latest, hasConsent && !isRefused, today());
      return known.state === 'unreachable' ? { kind: 'unreachable', code: known.code } : { kind: 'loading' };
    },
  );

  const fail = (code: AccountCode) => {
    $entry.set({ state: 'failed', code });
  };

  return {
    $way,
    $entry,
    start: () => {
      otherTabs.listen(() => void session.refresh());
      session.onForget(() => {
        latest = undefined;
      });
    },
    retry: () => session.refresh(),
    enter: async (typed: string) => {
      if ($entry.get().state === 'busy' || !latest) return;
      const checked = withWeight(latest, typed, today());
      if (checked && 'problem' in checked) {
        $entry.set({ state: 'refused', problem: checked.problem });
        return;
      }
      $entry.set({ state: 'busy' });
      // Another tab or the app may have changed the answers, which are sent with every weight.
      await session.refresh();
      const known = session.$state.get();
      if (known.state !== 'member') {
        fail(known.state === 'unreachable' ? known.code : 'unauthenticated');
        return;
      }
      const { member } = known;
      const entered = withWeight(member, typed, today());
      if (!entered || 'problem' in entered) {
        fail('health_consent_missing');
        return;
      }
      const { answers } = entered;
      const isSame = member.personalInformation.weight === answers.weight;
      const stored = await retry<{ state: 'saved' }, AccountCode>(async () => {
        const answer = await members.onboardUser(member.id, answers);
        return answer.state === 'ok' ? { state: 'saved' } : { state: 'failed', code: answer.code };
      });
      if (stored.state === 'failed') {
        if (stored.code === 'health_consent_missing') $isRefused.set(true);
        fail(stored.code);
        return;
      }
      await session.refresh();
      otherTabs.say();
      $entry.set({ state: 'saved', weight: answers.weight, isSame });
    },
  };
}

export type MyWayStore = ReturnType<typeof createMyWay>;
