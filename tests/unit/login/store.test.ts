import { describe, expect, it } from 'vitest';
import type {
  Failure,
  Identity,
  IdentityResult,
  Registration,
  SignInResult,
} from '#site/browser/identity/identity.ts';
import type { SessionState } from '#site/browser/session.ts';
import { keepSignedInHint } from '#site/browser/signed-in-hint.ts';
import { facts } from '#domain/company/facts.ts';
import type { LoginReason } from '#domain/identity/sign-in.ts';
import type { Arrival } from '#site/features/sign-in/login-state.ts';
import { createLogin } from '#site/features/sign-in/state.ts';
import { browser, memberOf } from '../browser.ts';

const done: IdentityResult = { state: 'done' };
const failed = (code: Failure['code']): IdentityResult => ({ state: 'failed', code });
const user = memberOf();
const longEnough = 'x'.repeat(facts.passwordLength);

/** A login page whose provider answers when and what the test decides. */
function page({
  arrival = { by: 'visit' },
  reason = 'sign-in',
  wasMember = true,
}: { arrival?: Arrival; reason?: LoginReason; wasMember?: boolean } = {}) {
  const calls: string[] = [];
  const answers: ((outcome: never) => void)[] = [];
  const ask = <Result = IdentityResult>(name: string) => {
    calls.push(name);
    return new Promise<Result>((resolve) => answers.push(resolve));
  };
  const identity: Identity = {
    watch: () => () => undefined,
    token: () => Promise.resolve(undefined),
    withEmail: (email, password) => ask<SignInResult>(`withEmail ${email} ${password}`),
    register: ({ email, atOnce }) => ask(`register ${email}${atOnce ? ' at once' : ''}`),
    resetPassword: ({ email }) => ask(`resetPassword ${email}`),
    choosePassword: (code) => ask(`choosePassword ${code}`),
    confirmAddress: (code) => ask(`confirmAddress ${code}`),
    sendSignInLink: ({ email, returnTo }) => ask(`sendSignInLink ${email} ${returnTo}`),
    completeSignInLink: (email, address) => ask(`completeSignInLink ${email} ${address}`),
    preloadProviders: () => calls.push('preload'),
    withProvider: (provider) => ask<SignInResult>(`withProvider ${provider}`),
    usedSecondFactor: () => Promise.resolve(false),
    addSecondFactor: () => Promise.resolve({ state: 'failed', code: 'offline' }),
    signOut: () => Promise.resolve(),
  };
  const shown = browser({ identity, known: { state: 'loading' } });
  keepSignedInHint(wasMember);
  const login = createLogin({
    reason,
    purpose: () => reason,
    visit: () => ({ arrival, destination: '/de/start', returnTo: 'https://site/de/anmelden' }),
    go: (path) => shown.went.push(path),
    reload: () => false,
  });
  login.start();
  return {
    ...shown,
    login,
    calls,
    gone: shown.went,
    kept: () => shown.localStorage.getItem('valea:link-address'),
    state: () => login.$state.get(),
    session: (state: SessionState) => {
      shown.$session.set(state);
    },
    answer: async (outcome: Registration, which?: number) => {
      await shown.pass();
      answers[which ?? answers.length - 1]?.(outcome as never);
      await shown.pass();
    },
    ask,
  };
}

/** The login page of a visitor who is not signed in. */
function visit(options: Parameters<typeof page>[0] = {}) {
  const opened = page(options);
  opened.session({ state: 'visitor' });
  return opened;
}

/** The same, at the form for address and password. */
function visitForm(options: Parameters<typeof page>[0] = {}) {
  const opened = visit(options);
  opened.login.byEmail();
  return opened;
}

it('login: once removed from the page, it neither polls nor follows the session', async () => {
  const { login, state, session, answer, calls, pass, ask } = page({ reason: 'register' });
  const polls = () => calls.filter((call) => call === 'confirmed').length;
  session({ state: 'visitor' });
  login.byEmail();
  void login.submit({ email: 'lena@example.com', password: longEnough });
  await answer({ state: 'mailed', confirmed: () => ask('confirmed') });
  await pass(4_000);
  expect([state().step, polls()]).toEqual(['mailed', 1]);
  login.stop();
  session(user);
  await pass(4_000);
  expect([state().step, polls()]).toEqual(['mailed', 1]);
});

it('login: waits for a session only after an earlier sign-in, then offers the methods; members are redirected', () => {
  const returning = page();
  expect(returning.state()).toEqual({ step: 'checking' });
  returning.session({ state: 'visitor' });
  const others = page({ wasMember: false });
  for (const { state, session, gone } of [returning, others]) {
    expect(state()).toEqual({ step: 'ways' });
    session(user);
    expect([state(), gone]).toEqual([{ step: 'signed-in', to: '/de/start' }, ['/de/start']]);
  }
});

it('login: during an order it offers registration first, and goes on before the address is confirmed', async () => {
  const { login, state, answer, calls } = visitForm({ reason: 'plan' });
  expect(state()).toEqual({ step: 'form', form: 'register', busy: false });
  void login.submit({ email: 'lena@example.com', password: longEnough });
  await answer(done);
  expect(calls).toContain('register lena@example.com at once');
});

it('login: after the quiz it asks only for an address, and remembers it for the link', async () => {
  const { login, state, answer, calls, kept } = visit({ reason: 'quiz' });
  expect(state()).toEqual({ step: 'form', form: 'link', busy: false });
  void login.submit({ email: ' lena@example.com ', password: '' });
  await answer(done);
  expect(calls).toContain('sendSignInLink lena@example.com https://site/de/anmelden');
  expect(state()).toEqual({ step: 'mailed', form: 'link', email: 'lena@example.com', again: 'later' });
  expect(kept()).toContain('lena@example.com');
});

describe('login, a provider’s window', () => {
  it('says nothing if a newer one replaced it or the visitor has moved on', async () => {
    const { login, state, answer } = visit();
    void login.withProvider('apple');
    await answer(done, -1);
    void login.withProvider('google');
    await answer(failed('popup_superseded'), 0);
    expect(state()).toEqual({ step: 'ways', opening: 'google', last: 'google' });
    login.byEmail();
    await answer(failed('popup_closed'), 1);
    expect(state()).toEqual({ step: 'form', form: 'sign-in', busy: false });
  });

  it('the form is usable once the page has the focus again, and the result is shown when it comes', async () => {
    const { login, state, answer } = visit();
    void login.withProvider('apple');
    login.focused();
    expect(state()).toEqual({ step: 'ways', last: 'apple' });
    await answer(failed('popup_closed'));
    expect(state()).toEqual({ step: 'ways', last: 'apple', problem: 'popup_closed' });
    login.focused();
    expect(state()).toMatchObject({ problem: 'popup_closed' });
  });

  it('Google’s is not opened inside another app', async () => {
    const { login, state, session, calls } = page();
    Object.assign(navigator, { userAgent: 'Mozilla/5.0 (iPhone) Instagram 300.0' });
    session({ state: 'visitor' });
    await login.withProvider('google');
    expect(state()).toEqual({ step: 'ways', problem: 'in_app_browser' });
    expect(calls).toEqual([]);
  });
});

it('login: Enter and a click together send once, and a refusal keeps the form', async () => {
  const { login, state, answer, calls } = visitForm();
  const entry = { email: 'lena@example.com', password: 'x' };
  void login.submit(entry);
  void login.submit(entry);
  await answer(failed('credentials_refused'));
  expect(calls.filter((call) => call.startsWith('withEmail'))).toHaveLength(1);
  expect(state()).toEqual({ step: 'form', form: 'sign-in', busy: false, problem: 'credentials_refused' });
});

it('login: shows all problems of an entry at once, and none of them once another is sent', async () => {
  const { login, state, answer, calls } = visitForm();
  await login.submit({ email: 'lena@example', password: '' });
  const fields = { email: 'email_malformed', password: 'password_missing' };
  expect(state()).toEqual({ step: 'form', form: 'sign-in', busy: false, fields });
  expect(calls.filter((call) => call.startsWith('withEmail'))).toEqual([]);
  void login.submit({ email: 'lena@example.com', password: 'x' });
  expect(state()).toEqual({ step: 'form', form: 'sign-in', busy: true });
  await answer(failed('credentials_refused'));
  expect(state()).toEqual({ step: 'form', form: 'sign-in', busy: false, problem: 'credentials_refused' });
});

it('login: after five refusals the provider is not asked for a while', async () => {
  const { login, state, answer, calls } = visitForm();
  for (let tries = 0; tries < 7; tries += 1) {
    void login.submit({ email: 'lena@example.com', password: `guess ${tries}` });
    await answer(failed('credentials_refused'));
  }
  expect(calls.filter((call) => call.startsWith('withEmail'))).toHaveLength(5);
  expect(state()).toMatchObject({ problem: 'too_many_tries' });
});

describe('login, second factor', () => {
  /** A sign-in with the right password; the test answers the codes. */
  async function wanted() {
    const opened = visitForm();
    void opened.login.submit({ email: 'lena@example.com', password: 'x' });
    await opened.answer({ state: 'code_wanted', confirm: (code) => opened.ask(`confirm ${code}`) });
    return opened;
  }

  it('the code is asked for, again if wrong, before the sign-in continues', async () => {
    const { login, state, session, answer, calls, gone } = await wanted();
    expect(state()).toEqual({ step: 'code', busy: false });
    await login.submitCode('12345');
    expect(state()).toMatchObject({ problem: 'code_malformed' });
    void login.submitCode('123 456');
    void login.submitCode('123456');
    await answer(failed('code_refused'));
    expect(state()).toEqual({ step: 'code', busy: false, problem: 'code_refused' });
    void login.submitCode('654321');
    await answer(done);
    session(user);
    expect(calls.filter((call) => call.startsWith('confirm'))).toEqual(['confirm 123456', 'confirm 654321']);
    expect(gone).toEqual(['/de/start']);
  });

  it('is asked for after a provider’s window too, unless the visitor has moved on', async () => {
    const { login, state, session, answer } = page();
    const code: SignInResult = { state: 'code_wanted', confirm: () => Promise.resolve(done) };
    session({ state: 'visitor' });
    void login.withProvider('google');
    login.focused();
    await answer(code);
    expect(state()).toEqual({ step: 'code', busy: false });
    login.show('ways');
    void login.withProvider('google');
    login.byEmail();
    await answer(code);
    expect(state()).toMatchObject({ step: 'form' });
  });

  it('after five wrong codes the provider is not asked for a while', async () => {
    const { login, state, answer, calls } = await wanted();
    for (let tries = 0; tries < 7; tries += 1) {
      void login.submitCode(`00000${tries}`);
      await answer(failed('code_refused'));
    }
    expect(calls.filter((call) => call.startsWith('confirm'))).toHaveLength(5);
    expect(state()).toMatchObject({ step: 'code', problem: 'too_many_tries' });
  });

  it('the code can be sent again after being offline; an expired sign-in starts over; a response after going back changes nothing', async () => {
    const { login, state, answer } = await wanted();
    void login.submitCode('123456');
    await answer(failed('offline'));
    expect(state()).toEqual({ step: 'code', busy: false, problem: 'offline' });
    void login.submitCode('123456');
    await answer(failed('code_expired'));
    expect(state()).toEqual({ step: 'ways', problem: 'code_expired' });
    const back = await wanted();
    void back.login.submitCode('123456');
    back.login.show('ways');
    await back.answer(failed('code_refused'));
    expect(back.state()).toEqual({ step: 'ways' });
  });
});

it('a sign-out right after the code is reported, and the form enabled', async () => {
  const { login, state, session, answer } = visitForm();
  void login.submit({ email: 'lena@example.com', password: 'x' });
  await answer(done);
  session({ state: 'loading' });
  session({ state: 'visitor' });
  expect(state()).toEqual({ step: 'form', form: 'sign-in', busy: false, problem: 'sign_in_unavailable' });
});

it('login: a mailed link that fails offline leads to the methods; a new password is asked for before there is a session', async () => {
  const { state, answer } = visit({ arrival: { by: 'confirm-code', code: 'c' } });
  await answer(failed('offline'));
  expect(state()).toEqual({ step: 'ways', problem: 'offline' });
  const reset = page({ arrival: { by: 'reset-code', code: 'c' } });
  reset.session(user);
  expect([reset.state(), reset.gone]).toEqual([{ step: 'new-password', busy: false }, []]);
});
