import type { Account } from '#site/browser/identity/identity.ts';
import type { MembersAnswer, Person } from '#site/browser/members/members.ts';
import { storedValue, type ListedPlace, type Place } from '#site/browser/browser-storage.ts';
import { createSession, type SessionIdentity } from '#site/browser/session.ts';
import { person } from '../../fixtures/person.ts';

export type UserAnswer = MembersAnswer<{ getUser: Person }>;

export const found = (more: Partial<Person> = {}): UserAnswer => ({
  state: 'ok',
  data: { getUser: person(more) },
  problems: [],
});
const lena: Account = { uid: 'lena', email: 'lena@example.com' };

/** A device's storage, shared by its pages. */
export function memory(): ListedPlace {
  const entries = new Map<string, string>();
  return () => ({
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
    key: (index) => [...entries.keys()][index] ?? null,
    length: entries.size,
  });
}

/** A page with fake timers. */
export function page(
  answers: (UserAnswer | Promise<UserAnswer>)[] = [],
  { userId = 'user-1', storage = memory() }: { userId?: string | undefined; storage?: Place } = {},
) {
  const consent = { given: true };
  const log: string[] = [];
  const timers: { at: number; run: () => void }[] = [];
  let time = 0;
  let tellIdentity: (account: Account | undefined) => void = () => undefined;
  let tellOtherTab: () => void = () => undefined;
  const tokens: { broken: boolean; userId: string | undefined } = { broken: false, userId };

  const identity: SessionIdentity = {
    watch(changed) {
      tellIdentity = changed;
      return () => undefined;
    },
    token({ fresh } = { fresh: false }) {
      log.push(fresh ? 'token, fresh' : 'token');
      return tokens.broken
        ? Promise.reject(new Error('network'))
        : Promise.resolve({ text: 'a.b.c', userId: tokens.userId });
    },
    signOut() {
      log.push('provider: signed out');
      tellIdentity(undefined);
      return Promise.resolve();
    },
  };
  const settings = { identity: () => Promise.resolve(identity), leaves: false };
  const session = createSession({
    identity: () => settings.identity(),
    members: {
      getUser(id) {
        log.push(`getUser ${id ?? 'myself'}`);
        const answer = answers.shift();
        return answer ? Promise.resolve(answer) : new Promise<never>(() => undefined);
      },
    },
    bring: () => Promise.resolve(false),
    report({ name }, id) {
      if (consent.given) log.push(`event ${name} ${id}`);
      return consent.given;
    },
    reported: storedValue(storage, 'reported', (id) => (typeof id === 'string' ? id : undefined)),
    stableId: (text) => Promise.resolve(`<${text}>`),
    hint: (signedIn) => log.push(signedIn ? 'hint: in' : 'hint: out'),
    forget: () => {
      log.push('device: forgotten');
      return Promise.resolve();
    },
    leaves: () => settings.leaves,
    onSignedOutElsewhere: (heard) => {
      tellOtherTab = heard;
    },
    onUse: () => undefined,
    log: (words) => log.push(words),
    wait: (milliseconds) =>
      new Promise((resolve) => {
        timers.push({ at: time + milliseconds, run: resolve });
      }),
    random: () => 0.5,
  });

  const settled = () => new Promise((resolve) => setTimeout(resolve));
  async function pass(milliseconds: number) {
    const end = time + milliseconds;
    for (;;) {
      await settled();
      const [next] = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
      if (!next) break;
      time = next.at;
      timers.splice(timers.indexOf(next), 1);
      next.run();
    }
    time = end;
    await settled();
  }

  return {
    session,
    log,
    tokens,
    consent,
    settings,
    pass,
    state: () => session.$state.get(),
    signIn: async (account: Account | undefined = lena) => {
      session.load();
      await settled();
      tellIdentity(account);
      await settled();
    },
    nobody: async () => {
      session.load();
      await settled();
      tellIdentity(undefined);
    },
    otherTabSignsOut: () => {
      tellOtherTab();
    },
  };
}
