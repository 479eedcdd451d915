import { describe, expect, it } from 'vitest';
import { person } from '../../fixtures/person.ts';
import { found, memory, page, type UserAnswer } from './page.ts';

it('session: loading, then a visitor', async () => {
  const { state, nobody, log } = page();
  expect(state()).toEqual({ state: 'loading' });
  await nobody();
  expect([state(), log]).toEqual([{ state: 'visitor' }, ['hint: out']]);
});

describe('with a token', () => {
  it('fetches the user by the id in it', async () => {
    const { state, signIn, log } = page([found()]);
    await signIn();
    expect(state()).toEqual({ state: 'member', member: { ...person(), hasAccess: false } });
    expect(log).toEqual(['token', 'getUser user-1', 'hint: in']);
  });

  it.each([
    [['VALEA_APP'], true],
    [['A_LEVEL_OF_THE_FUTURE'], false],
    [[], false],
  ])('access %j counts as access: %s', async (access, hasAccess) => {
    const { state, signIn } = page([found({ access })]);
    await signIn();
    expect(state()).toMatchObject({ state: 'member', member: { hasAccess } });
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

  it('of a person whose registration was told does not tell it again on the next page; without consent it waits', async () => {
    const event = 'event CompleteRegistration <CompleteRegistration user-1>';
    const storage = memory();
    const pages = [false, true, true].map((given) => {
      const one = page([found()], { storage });
      one.tokens.userId = undefined;
      one.consent.given = given;
      return one;
    });
    for (const { signIn } of pages) await signIn();
    expect(pages.map(({ log }) => log.includes(event))).toEqual([false, true, false]);
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
    expect(state()).toEqual({ state: 'visitor' });
  });

  it('that can be had again later brings her back', async () => {
    const { session, state, signIn, tokens } = page([found()]);
    tokens.broken = true;
    await signIn();
    tokens.broken = false;
    await session.refresh();
    expect(state()).toMatchObject({ state: 'member' });
  });
});

describe('the data API', () => {
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
      expect(state()).toMatchObject({ state: 'member' });
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
    expect(other.state()).toMatchObject({ state: 'member' });
    expect(other.log).toEqual(['token', 'getUser user-1', 'token, fresh', 'getUser user-1', 'hint: in']);
  });

  it('refuses a renewed token as well: the sign-in leads nowhere any more, and is ended', async () => {
    const refused = { state: 'failed', code: 'token_refused' } as const;
    const { state, signIn, log, pass } = page([refused, refused, refused]);
    await signIn();
    await pass(900);
    expect(state()).toEqual({ state: 'visitor' });
    expect(log).toContain('provider: signed out');
  });

  it('leaves something out: an answer that is not whole is none', async () => {
    const half: UserAnswer = JSON.parse(
      '{"state":"ok","data":{"getUser":null},"notices":["internal"]}',
    ) as UserAnswer;
    const { state, signIn, pass } = page([half, half, half]);
    await signIn();
    await pass(900);
    expect(state()).toEqual({ state: 'unreachable', code: 'data_api_invalid' });
  });
});
