import { atom, computed, type ReadableAtom } from 'nanostores';
import type { Day } from '#domain/calendar.ts';
import type { CallErrorCode } from '#domain/error-codes.ts';
import { myWayOf, withWeight, type MyWay } from '#domain/my-way.ts';
import type { AnswerProblem } from '#domain/questions.ts';
import type { MembersClient } from '#site/browser/members/members.ts';
import { retry, type RetryDeps } from '#site/browser/retry.ts';
import type { Member, Session } from '#site/browser/session.ts';

export type Entry =
  | { state: 'idle' | 'busy' }
  /** `isSame`: the weight has not changed, and the history has no second entry. */
  | { state: 'saved'; weight: number; isSame: boolean }
  | { state: 'refused'; problem: AnswerProblem }
  | { state: 'failed'; code: CallErrorCode };

/** `unreachable`: the data API does not answer, which is not the same as no answers. */
type ShownWay = MyWay | { kind: 'loading' } | { kind: 'unreachable'; code: CallErrorCode };

interface MyWayDeps extends RetryDeps {
  session: Pick<Session, '$state' | 'refresh' | 'onForget'>;
  members: Pick<MembersClient, 'onboardUser'>;
  $hasConsent: ReadableAtom<boolean>;
  otherTabs: { say: () => void; listen: (heard: () => void) => void };
  today: () => Day;
}

export interface MyWayStore {
  $way: ReadableAtom<ShownWay>;
  $entry: ReadableAtom<Entry>;
  start: () => void;
  enter: (typed: string) => Promise<void>;
  retry: () => Promise<void>;
}

/** Progress: stored answers, weights, and the curve from both. */
export function createMyWay(deps: MyWayDeps): MyWayStore {
  const { session, members, otherTabs, today } = deps;
  const $entry = atom<Entry>({ state: 'idle' });
  /** A refusal shows that the consent was withdrawn elsewhere. */
  const $isRefused = atom(false);
  let latest: Member | undefined;

  const $way = computed(
    [session.$state, deps.$hasConsent, $isRefused],
    (known, hasConsent, isRefused): ShownWay => {
      if (known.state === 'member') latest = known.member;
      if (latest) return myWayOf(latest, hasConsent && !isRefused, today());
      return known.state === 'unreachable' ? { kind: 'unreachable', code: known.code } : { kind: 'loading' };
    },
  );

  const fail = (code: CallErrorCode) => {
    $entry.set({ state: 'failed', code });
  };

  return {
    $way,
    $entry,
    start() {
      otherTabs.listen(() => void session.refresh());
      session.onForget(() => {
        latest = undefined;
      });
    },
    retry: () => session.refresh(),
    async enter(typed) {
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
      const stored = await retry<{ state: 'saved' }>(async () => {
        const answer = await members.onboardUser(member.id, answers);
        return answer.state === 'ok' ? { state: 'saved' } : { state: 'failed', code: answer.code };
      }, deps);
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
