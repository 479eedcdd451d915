import { describe, expect, it, vi } from 'vitest';
import type { ErrorCode } from '#domain/errors/error-codes.ts';
import { stableId } from '#site/browser/ids.ts';
import { person } from '../../fixtures/person.ts';
import { found, page, type UserAnswer } from './page.ts';

/** A new account's first token lacks its id. */
function newcomer(answers: Parameters<typeof page>[0]) {
  const opened = page(answers);
  opened.tokens.userId = undefined;
  const events = () => opened.log.filter((line) => line.startsWith('event'));
  const arrives = async (own = opened.session) => {
    await opened.signIn(own);
    await vi.waitFor(() => {
      expect(own.$state.get().state).toBe('member');
    });
    await opened.pass(250);
  };
  return { ...opened, events, arrives };
}
const registered = async () => `event CompleteRegistration ${await stableId('CompleteRegistration user-1')}`;

it('session: loading first, then a visitor, or the member whose id is in the token', async () => {
  const { state, nobody, log } = page();
  expect(state()).toEqual({ state: 'loading' });
  await nobody();
  expect([state(), log]).toEqual([{ state: 'visitor' }, ['hint: out']]);
  const first = page([found()]);
  await first.signIn();
  expect(first.state()).toEqual({ state: 'member', member: { ...person(), hasAccess: false } });
  expect(first.log).toEqual(['getUser user-1', 'hint: in']);
});

describe('session with a token', () => {
  it.each([
    [['VALEA_APP'], true],
    [['A_LEVEL_OF_THE_FUTURE'], false],
    [[], false],
  ])('access %j counts as access: %s', async (access, hasAccess) => {
    const { state, signIn } = page([found({ access })]);
    await signIn();
    expect(state()).toMatchObject({ state: 'member', member: { hasAccess } });
  });

  it('without an id: asks for `myself`, renews the token and reports the registration, once', async () => {
    const { session, accept, arrives, log, events, pass } = newcomer([found(), found()]);
    accept();
    await arrives();
    await session.refresh();
    await pass(250);
    expect(log.slice(0, 3)).toEqual(['getUser myself', 'token, fresh', 'hint: in']);
    expect(events()).toEqual([await registered()]);
  });

  it('does not report a registration again on the next page; waits for consent', async () => {
    const { accept, arrives, open, events } = newcomer([found(), found(), found()]);
    await arrives();
    expect(events()).toEqual([]);
    accept();
    await arrives(open());
    await arrives(open());
    expect(events()).toEqual([await registered()]);
  });

  it('with another user’s id: asks and renews in the same way', async () => {
    const { accept, arrives, log, tokens, events } = newcomer([found()]);
    accept();
    tokens.userId = 'an-id-of-before';
    await arrives();
    expect(log.slice(0, 2)).toEqual(['getUser an-id-of-before', 'token, fresh']);
    expect(events()).toEqual([await registered()]);
  });

  it('if none can be fetched: logs the error, and counts as signed out until one can', async () => {
    const { session, state, signIn, log, tokens } = page([found()]);
    tokens.broken = true;
    await signIn();
    expect(log).toEqual(['could not get firebase idToken']);
    expect(state()).toEqual({ state: 'visitor' });
    tokens.broken = false;
    await session.refresh();
    expect(state()).toMatchObject({ state: 'member' });
  });
});

describe('session, the data API', () => {
  it.each<[answer: UserAnswer, code: ErrorCode]>([
    ['data_api_unavailable', 'data_api_unavailable'],
    ['data_api_invalid', 'data_api_invalid'],
    ['internal', 'internal'],
    // Incomplete.
    [{ data: { getUser: null }, errors: [{ message: 'internal' }] }, 'data_api_invalid'],
  ])('answers %j: three tries with growing pauses, then a way to try again', async (answer, code) => {
    const { session, state, signIn, pass, log } = page([answer, answer, answer, found()]);
    const tries = () => log.filter((line) => line.startsWith('getUser')).length;
    await signIn();
    await pass(299);
    expect(tries()).toBe(1);
    await pass(1);
    expect([tries(), state()]).toEqual([2, { state: 'loading' }]);
    await pass(600);
    expect([tries(), state()]).toEqual([3, { state: 'unreachable', code }]);
    await session.refresh();
    expect(state()).toMatchObject({ state: 'member' });
  });

  it('is out of reach for a moment: the request is retried', async () => {
    const { state, signIn, pass, goOffline, goOnline } = page([found()]);
    goOffline();
    await signIn();
    goOnline();
    await pass(300);
    expect(state()).toMatchObject({ state: 'member' });
  });

  it('hangs: the skeleton ends within ten seconds', async () => {
    const { state, signIn, pass } = page();
    await signIn();
    await pass(8_900);
    expect(state()).toEqual({ state: 'loading' });
    await pass(200);
    expect(state()).toEqual({ state: 'unreachable', code: 'data_api_timeout' });
  });

  it('refuses a valid token: no sign-out; an invalid one is renewed before the next try', async () => {
    const { session, state, signIn, pass, log } = page(['data_api_refused', 'token_refused', found()]);
    await signIn();
    expect(state()).toEqual({ state: 'unreachable', code: 'data_api_refused' });
    expect(log).toEqual(['getUser user-1']);
    log.length = 0;
    void session.refresh();
    await pass(300);
    expect(state()).toMatchObject({ state: 'member' });
    expect(log).toEqual(['getUser user-1', 'token, fresh', 'getUser user-1', 'hint: in']);
  });

  it('refuses a renewed token as well: the session is ended', async () => {
    const { state, signIn, log, pass } = page(['token_refused', 'token_refused', 'token_refused']);
    await signIn();
    await pass(900);
    expect(state()).toEqual({ state: 'visitor' });
    expect(log).toContain('provider: signed out');
  });
});
