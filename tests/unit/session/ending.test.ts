import { describe, expect, it } from 'vitest';
import type { SessionState } from '#site/browser/session.ts';
import { provider } from '#site/browser/identity/provider.ts';
import { found, page, type UserAnswer } from './page.ts';

const hang = () => {
  provider.load = () => new Promise(() => undefined);
};
const fail = () => {
  provider.load = () => Promise.reject(new Error('chunk gone'));
};

it('session: a provider that cannot be loaded is reported and can be retried; one that hangs ends the skeleton as well', async () => {
  const { session, state, pass } = page([found()]);
  const { load } = provider;
  fail();
  session.load();
  await pass(0);
  expect(state()).toEqual({ state: 'unreachable', code: 'unreachable' });
  provider.load = load;
  await session.refresh();
  expect(state()).toEqual({ state: 'loading' });
  const hanging = page();
  hang();
  hanging.session.load();
  await pass(9_600);
  expect(hanging.state()).toEqual({ state: 'unreachable', code: 'data_api_timeout' });
});

describe('signing out', () => {
  it('empties the page at once, then the provider and the device', async () => {
    const { session, state, signIn, log } = page([found()]);
    await signIn();
    log.length = 0;
    session.onForget(() => log.push('draft: forgotten'));
    const done = session.signOut();
    expect([state(), log[0]]).toEqual([{ state: 'visitor' }, 'draft: forgotten']);
    await done;
    expect(log).toEqual(['draft: forgotten', 'provider: signed out', 'hint: out', 'hint: out']);
  });

  it.each(['here', 'in another tab'])(
    '%s reports throughout that a personal page is being left',
    async (where) => {
      const { session, signIn, document, otherTabSignsOut, pass } = page([found()]);
      await signIn();
      document.body.dataset['home'] = '/de/';
      const states: SessionState[] = [];
      session.$state.listen((state) => states.push(state));
      if (where === 'here') await session.signOut();
      else otherTabSignsOut();
      await pass(0);
      expect(states.length).toBeGreaterThan(0);
      for (const state of states) expect(state).toEqual({ state: 'visitor', isLeaving: true });
    },
  );

  it('reports it while the account is still loading, too, and discards the token', async () => {
    const { session, signIn, document, tokens, pass } = page();
    document.body.dataset['home'] = '/de/';
    session.load();
    const done = session.signOut();
    const visitors: SessionState[] = [];
    session.$state.listen((state) => {
      if (state.state === 'visitor') visitors.push(state);
    });
    tokens.broken = true;
    await signIn();
    await Promise.all([done, pass(0)]);
    expect(visitors.length).toBeGreaterThan(0);
    for (const state of visitors) expect(state).toEqual({ state: 'visitor', isLeaving: true });
  });

  it('does not need the provider without a session, nor wait for ever for one that hangs', async () => {
    const { session, document, went, log } = page();
    document.body.dataset['home'] = '/de/';
    fail();
    await session.signOut();
    expect([log, went]).toEqual([['hint: out'], ['/de/']]);
    const hanging = page();
    hang();
    hanging.session.load();
    void hanging.session.signOut();
    await hanging.pass(3_000);
    expect(hanging.log).toEqual(['hint: out']);
  });

  it('in another tab empties this one too', async () => {
    const { session, state, signIn, otherTabSignsOut, pass, log } = page([found()]);
    await signIn();
    log.length = 0;
    session.onForget(() => log.push('draft: forgotten'));
    otherTabSignsOut();
    expect([state(), log]).toEqual([{ state: 'visitor' }, ['draft: forgotten']]);
    await pass(0);
    expect(log).toEqual(['draft: forgotten', 'provider: signed out', 'hint: out']);
  });

  it('wins over a response that comes later', async () => {
    const { promise: slow, resolve: answer } = Promise.withResolvers<UserAnswer>();
    const { session, state, signIn, pass } = page([slow]);
    await signIn();
    await session.signOut();
    answer(found());
    await pass(0);
    expect(state()).toEqual({ state: 'visitor' });
  });
});

it('an expired session keeps what was typed', async () => {
  const { session, state, signIn, nobody, log } = page([found()]);
  await signIn();
  session.onForget(() => log.push('draft: forgotten'));
  await nobody();
  expect(state()).toEqual({ state: 'visitor' });
  expect(log).not.toContain('draft: forgotten');
});
