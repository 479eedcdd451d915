import { describe, expect, it } from 'vitest';
import type { Answer } from '#site/clients/api.ts';
import type { Account, Identity } from '#site/clients/identity/identity.ts';
import type { Person } from '#site/clients/members/members.ts';
import { createSession } from '#site/stores/session.ts';

type UserAnswer = Answer<{ getUser: Person }>;

const person = (more: Partial<Person> = {}): Person => ({
  access: [],
  created: '2026-11-21T08:00:00.000Z',
  email: 'lena@example.com',
  firebaseUid: 'lena',
  id: 'user-1',
  onboardingCompleted: false,
  onboardingInformation: { data: null },
  personalInformation: {
    age: null,
    baseMetabolism: null,
    biologicalGender: null,
    birthday: null,
    desiredWeight: null,
    displayName: null,
    height: null,
    physicalActivityLevel: null,
    weight: null,
    weightHistory: [],
  },
  stripeCustomerId: null,
  ...more,
});
const found = (more: Partial<Person> = {}): UserAnswer => ({
  state: 'ok',
  data: { getUser: person(more) },
  notices: [],
});
const lena: Account = { uid: 'lena', email: 'lena@example.com' };

/** One page, whose clock stands still unless the test moves it. */
function page(answers: UserAnswer[] = [], { userId = 'user-1' as string | undefined } = {}) {
  const log: string[] = [];
  const timers: { at: number; run: () => void }[] = [];
  let time = 0;
  let tellIdentity: (account: Account | undefined) => void = () => undefined;
  let tellOtherTab = () => undefined as void;
  const tokens = { broken: false, userId };

  const identity: Identity = {
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
  const settings = { identity: () => Promise.resolve(identity) };
  const session = createSession({
    identity: () => settings.identity(),
    members: {
      getUser(id) {
        log.push(`getUser ${id ?? 'myself'}`);
        const answer = answers.shift();
        return answer ? Promise.resolve(answer) : new Promise<never>(() => undefined);
      },
    },
    report: ({ name }, id) => log.push(`event ${name} ${id}`),
    lastingId: (text) => Promise.resolve(`<${text}>`),
    hint: (signedIn) => log.push(signedIn ? 'hint: in' : 'hint: out'),
    forget: () => {
      log.push('device: forgotten');
      return Promise.resolve();
    },
    onSignedOutElsewhere: (heard) => {
      tellOtherTab = heard;
    },
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
    settings,
    pass,
    state: () => session.$state.get(),
    async signIn(account: Account | undefined = lena) {
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

it('is loading until it is known who is there, and then nobody', async () => {
  const { state, nobody, log } = page();
  expect(state()).toEqual({ state: 'loading' });
  await nobody();
  expect([state(), log]).toEqual([{ state: 'nobody' }, ['hint: out']]);
});

describe('with a token', () => {
  it('fetches the user by the id in it', async () => {
    const { state, signIn, log } = page([found()]);
    await signIn();
    expect(state()).toEqual({ state: 'user', user: { ...person(), hasAccess: false } });
    expect(log).toEqual(['token', 'getUser user-1', 'hint: in']);
  });

  it.each([
    [['VALEA_APP'], true],
    [['A_LEVEL_OF_THE_FUTURE'], false],
    [[], false],
  ])('access %j counts as access: %s', async (access, hasAccess) => {
    const { state, signIn } = page([found({ access })]);
    await signIn();
    expect(state()).toMatchObject({ state: 'user', user: { hasAccess } });
  });

  it('without an id asks for `myself`, then renews the token and reports the registration, once', async () => {
    const { session, signIn, log, tokens } = page([found(), found(), found()]);
    tokens.userId = undefined;
    await signIn();
    await session.refresh();
    const event = 'event CompleteRegistration <CompleteRegistration user-1>';
    expect(log.filter((line) => line.startsWith('event'))).toEqual([event]);
    expect(log.slice(0, 5)).toEqual(['token', 'getUser myself', event, 'token, fresh', 'hint: in']);
  });

  it('whose id is another than the user’s does the same', async () => {
    const { signIn, log, tokens } = page([found()]);
    tokens.userId = 'an-id-of-before';
    await signIn();
    expect(log).toContain('getUser an-id-of-before');
    expect(log).toContain('event CompleteRegistration <CompleteRegistration user-1>');
    expect(log).toContain('token, fresh');
  });

  it('that cannot be had is logged with the given words, and she counts as nobody', async () => {
    const { state, signIn, log, tokens } = page();
    tokens.broken = true;
    await signIn();
    expect(log).toEqual(['token', 'could not get firebase idToken']);
    expect(state()).toEqual({ state: 'nobody' });
  });

  it('that can be had again later brings her back', async () => {
    const { session, state, signIn, tokens } = page([found()]);
    tokens.broken = true;
    await signIn();
    tokens.broken = false;
    await session.refresh();
    expect(state()).toMatchObject({ state: 'user' });
  });
});

describe('fault 48: the data API', () => {
  it.each(['data_api_unavailable', 'data_api_invalid', 'unreachable', 'internal'] as const)(
    'answers %s: three tries with growing pauses, then a way to try again',
    async (code) => {
      const failed = { state: 'failed', code } as const;
      const { session, state, signIn, pass, log } = page([failed, failed, failed, found()]);
      await signIn();
      await pass(299);
      expect(log.filter((line) => line.startsWith('getUser'))).toHaveLength(1);
      await pass(1);
      expect(log.filter((line) => line.startsWith('getUser'))).toHaveLength(2);
      expect(state()).toEqual({ state: 'loading' });
      await pass(600);
      expect(log.filter((line) => line.startsWith('getUser'))).toHaveLength(3);
      expect(state()).toEqual({ state: 'unreachable', code });
      await session.refresh();
      expect(state()).toMatchObject({ state: 'user' });
    },
  );

  it('hangs: the skeleton ends within ten seconds, and what comes later still counts', async () => {
    const { state, signIn, pass } = page();
    await signIn();
    await pass(9_400);
    expect(state()).toEqual({ state: 'loading' });
    await pass(200);
    expect(state()).toEqual({ state: 'unreachable', code: 'data_api_timeout' });
  });

  it('refuses a good token: no sign-out, and a bad one is renewed before the next try', async () => {
    const refused = { state: 'failed', code: 'data_api_refused' } as const;
    const { state, signIn, log } = page([refused]);
    await signIn();
    expect(state()).toEqual({ state: 'unreachable', code: 'data_api_refused' });
    expect(log).toEqual(['token', 'getUser user-1']);

    const other = page([{ state: 'failed', code: 'token_refused' }, found()]);
    await other.signIn();
    await other.pass(300);
    expect(other.state()).toMatchObject({ state: 'user' });
    expect(other.log).toEqual(['token', 'getUser user-1', 'token, fresh', 'getUser user-1', 'hint: in']);
  });

  it('leaves something out: an answer that is not whole is none', async () => {
    const half: UserAnswer = JSON.parse('{"state":"ok","data":{"getUser":null},"notices":["internal"]}');
    const { state, signIn, pass } = page([half, half, half]);
    await signIn();
    await pass(900);
    expect(state()).toEqual({ state: 'unreachable', code: 'data_api_invalid' });
  });
});

describe('the way to the provider', () => {
  it('that cannot be fetched is a state, and trying again fetches it anew', async () => {
    const { session, state, settings, pass } = page([found()]);
    const { identity } = settings;
    settings.identity = () => Promise.reject(new Error('chunk gone'));
    session.load();
    await pass(0);
    expect(state()).toEqual({ state: 'unreachable', code: 'unreachable' });
    settings.identity = identity;
    await session.refresh();
    expect(state()).toEqual({ state: 'loading' });
  });

  it('that hangs ends the skeleton as well', async () => {
    const { session, state, settings, pass } = page();
    settings.identity = () => new Promise(() => undefined);
    session.load();
    await pass(9_600);
    expect(state()).toEqual({ state: 'unreachable', code: 'data_api_timeout' });
  });
});

describe('signing out', () => {
  it('empties the page at once, then the provider and the device', async () => {
    const { session, state, signIn, log } = page([found()]);
    await signIn();
    log.length = 0;
    session.onForget(() => log.push('draft: forgotten'));
    const done = session.signOut();
    expect([state(), log[0]]).toEqual([{ state: 'nobody' }, 'draft: forgotten']);
    await done;
    expect(log).toEqual(['draft: forgotten', 'provider: signed out', 'hint: out', 'device: forgotten']);
  });

  it('forgets the device although nothing of the provider’s can be loaded, or hangs', async () => {
    const { session, settings, log, pass } = page();
    settings.identity = () => Promise.reject(new Error('offline'));
    await session.signOut();
    expect(log).toEqual(['device: forgotten']);

    settings.identity = () => new Promise(() => undefined);
    void session.signOut();
    await pass(3_000);
    expect(log).toEqual(['device: forgotten', 'device: forgotten']);
  });

  it('in another tab empties this one too', async () => {
    const { session, state, signIn, otherTabSignsOut, log } = page([found()]);
    await signIn();
    log.length = 0;
    session.onForget(() => log.push('draft: forgotten'));
    otherTabSignsOut();
    expect([state(), log]).toEqual([{ state: 'nobody' }, ['draft: forgotten']]);
  });

  it('wins over an answer that comes after it', async () => {
    let answer: (value: UserAnswer) => void = () => undefined;
    const slow = new Promise<UserAnswer>((resolve) => {
      answer = resolve;
    });
    const { session, state, signIn, pass } = page([slow as never]);
    await signIn();
    await session.signOut();
    answer(found());
    await pass(0);
    expect(state()).toEqual({ state: 'nobody' });
  });
});

it('a session that merely ends keeps what was typed', async () => {
  const { session, state, signIn, nobody, log } = page([found()]);
  await signIn();
  session.onForget(() => log.push('draft: forgotten'));
  await nobody();
  expect(state()).toEqual({ state: 'nobody' });
  expect(log).not.toContain('draft: forgotten');
});
