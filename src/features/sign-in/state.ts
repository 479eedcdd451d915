import { isObject } from '#domain/text/json.ts';
import { atom } from 'nanostores';
import { stepOfSignIn } from '#domain/funnel/steps.ts';
import type { IdentityCode } from '#domain/errors/identity-codes.ts';
import { inAppBrowser } from '#domain/identity/in-app-browser.ts';
import { codeIn, type LoginReason } from '#domain/identity/sign-in.ts';
import type {
  CodeWanted,
  Confirmation,
  Failure,
  Identity,
  SignInResult,
} from '#site/browser/identity/identity.ts';
import { onDevice, storedValue } from '#site/browser/browser-storage.ts';
import { count } from '#site/browser/count.ts';
import { environment } from '#site/browser/environment.ts';
import { provider } from '#site/browser/identity/provider.ts';
import { latest } from '#site/browser/latest.ts';
import type { SessionState } from '#site/browser/session.ts';
import { expectsMember } from '#site/browser/signed-in-hint.ts';
import { wait } from '#site/browser/wait.ts';
import { createTries, entryProblems, type Entry } from './entry.ts';
import { afterFailure, type Arrival, type Login, type LoginState, type MailedForm } from './login-state.ts';

/** Where a sign-in comes from and leads to. */
export interface Visit {
  arrival: Arrival;
  /** Where the member goes afterwards, and the URL of this page that mailed links lead back to. */
  destination: string;
  returnTo: string;
}

/** Where and why the sign-in is opened. */
interface LoginOptions {
  reason: LoginReason;
  /** Its purpose, whichever headline a landing page has chosen. */
  purpose: () => LoginReason;
  visit: () => Visit;
  go: (path: string) => void;
  /** Reloads the page if that helps and loses nothing; returns whether it does. */
  reload: () => boolean;
}

/** A sign-in link is valid for hours; an unopened one is forgotten after that. */
const linkLifeMs = 6 * 3_600_000;

/** The address that a sign-in link was sent to: the link opens in a new tab, which must not ask for it again. */
const sentLink = storedValue(onDevice, 'link-address', (value) => {
  if (!isObject(value)) return undefined;
  const { email, sent } = value;
  const isValid = typeof sent === 'number' && Date.now() - sent < linkLifeMs;
  return isValid && typeof email === 'string' ? { email, sent } : undefined;
});

const pollMs = 4_000;

/** Polls while the page is visible, and at once when it becomes visible again. */
function whileVisible(look: () => void): () => void {
  const poll = () => {
    if (!document.hidden) look();
  };
  const timer = setInterval(poll, pollMs);
  document.addEventListener('visibilitychange', poll);
  addEventListener('focus', poll);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', poll);
    removeEventListener('focus', poll);
  };
}

/** The wait before another e-mail can be requested. */
const mailPauseMs = 30_000;

/** Signing in, registering and mailed links, up to a member's session. */
export function createLogin({ reason, purpose, visit, go, reload }: LoginOptions): Login {
  const { session } = environment;
  /** During an order: a new account may order before its address is confirmed. */
  const isOrdering = () => purpose() === 'plan' || purpose() === 'course';
  const beginning = (): LoginState =>
    reason === 'quiz' ? { step: 'form', form: 'link', busy: false } : { step: 'ways' };
  const $state = atom<LoginState>(beginning());
  const tries = createTries(Date.now);
  /** Only the provider's window that was opened last counts. */
  const attempts = latest();
  /** The provider has accepted the sign-in; the session is reading the account. */
  let entered = false;
  let confirmCode: CodeWanted['confirm'] | undefined;
  let sent: Entry = { email: '', password: '' };
  let stopPolling: () => void = () => undefined;
  let stopFollowing: () => void = () => undefined;

  const set = (state: LoginState) => {
    if (state.step !== 'mailed') stopPolling();
    $state.set(state);
  };

  function fail(problem: IdentityCode) {
    if (problem === 'credentials_refused' || problem === 'code_refused') tries.refused();
    set(afterFailure($state.get(), problem));
  }

  /** The provider's answer. After a success the session finds the member, and `follow` continues. */
  function take(result: SignInResult) {
    if (result.state === 'failed') fail(result.code);
    else if (result.state === 'done') entered = true;
    else {
      confirmCode = result.confirm;
      set({ step: 'code', busy: false });
    }
  }

  function follow(state: SessionState) {
    const { step } = $state.get();
    switch (state.state) {
      case 'loading':
        return;
      case 'member':
        // Setting a new password, and the note that an address is confirmed, come first.
        if ((step === 'new-password' && !entered) || step === 'confirmed') return;
        sentLink.remove();
        set({ step: 'signed-in', to: visit().destination });
        go(visit().destination);
        return;
      case 'unreachable':
        set({ step: 'unreachable', code: state.code });
        return;
      case 'visitor':
        if (entered) fail('sign_in_unavailable');
        else if (step === 'checking' && visit().arrival.by === 'visit') set(beginning());
        else if (step === 'unreachable') set(beginning());
        entered = false;
    }
  }

  async function ask<Result>(act: (identity: Identity) => Promise<Result>): Promise<Result | Failure> {
    try {
      return await act(await provider.load());
    } catch {
      // The provider's SDK could not be loaded.
      return { state: 'failed', code: 'sign_in_unavailable' };
    }
  }

  function mailed(form: MailedForm, entry: Entry, confirmed?: () => Promise<Confirmation>) {
    sent = entry;
    set({ step: 'mailed', form, email: entry.email, again: 'later' });
    void wait(mailPauseMs).then(() => {
      const state = $state.get();
      if (state.step === 'mailed' && state.again === 'later') $state.set({ ...state, again: 'possible' });
    });
    if (!confirmed) return;
    stopPolling();
    stopPolling = whileVisible(() => {
      void confirmed().then((confirmation) => {
        if (confirmation.state === 'done') take(confirmation);
      });
    });
  }

  async function send(form: MailedForm, entry: Entry) {
    const mail = { email: entry.email, returnTo: visit().returnTo };
    if (form === 'register') {
      const wanted = { ...mail, password: entry.password, atOnce: isOrdering() };
      const registration = await ask((identity) => identity.register(wanted));
      if (registration.state === 'mailed') mailed(form, entry, registration.confirmed);
      else take(registration);
      return;
    }
    const result = await ask((identity) =>
      form === 'reset' ? identity.resetPassword(mail) : identity.sendSignInLink(mail),
    );
    if (result.state === 'failed') {
      fail(result.code);
      return;
    }
    if (form === 'link') sentLink.write({ email: entry.email, sent: Date.now() });
    mailed(form, entry);
  }

  async function enter(state: LoginState, entry: Entry) {
    const { email, password } = entry;
    const { arrival } = visit();
    if (state.step === 'address' && arrival.by === 'sign-in-link') {
      take(await ask((identity) => identity.completeSignInLink(email, arrival.address)));
    } else if (state.step === 'new-password' && arrival.by === 'reset-code') {
      take(await ask((identity) => identity.choosePassword(arrival.code, password)));
    } else if (state.step === 'form' && state.form === 'sign-in') {
      take(await ask((identity) => identity.withEmail(email, password)));
    } else if (state.step === 'form' && state.form !== 'sign-in') {
      await send(state.form, entry);
    }
  }

  async function arrive() {
    const { arrival } = visit();
    if (arrival.by !== 'visit' || expectsMember()) set({ step: 'checking' });
    if (arrival.by === 'reset-code') set({ step: 'new-password', busy: false });
    if (arrival.by === 'confirm-code') {
      const result = await ask((identity) => identity.confirmAddress(arrival.code));
      if (result.state === 'failed') fail(result.code);
      else if ($state.get().step === 'checking') set({ step: 'confirmed' });
    }
    if (arrival.by === 'sign-in-link') {
      const email = sentLink.read()?.email;
      if (email === undefined) set({ step: 'address', busy: false });
      else take(await ask((identity) => identity.completeSignInLink(email, arrival.address)));
    }
  }

  return {
    $state,
    start() {
      void arrive();
      session.load();
      const unfollow = session.$state.subscribe(follow);
      const uncount = $state.listen(({ step }) => {
        const counted = stepOfSignIn(purpose());
        if (counted && (step === 'ways' || step === 'form')) count(counted);
      });
      stopFollowing = () => {
        unfollow();
        uncount();
      };
    },
    stop() {
      stopPolling();
      stopFollowing();
    },
    preload() {
      void ask(async (identity) => {
        identity.preloadProviders();
        return Promise.resolve();
      });
    },
    async withProvider(name) {
      if (name === 'google' && inAppBrowser(navigator.userAgent) !== undefined) {
        set({ step: 'ways', problem: 'in_app_browser' });
        return;
      }
      const isLatest = attempts.begin();
      set({ step: 'ways', opening: name, last: name });
      const result = await ask((identity) => identity.withProvider(name));
      if (result.state === 'done' || (isLatest() && $state.get().step === 'ways')) take(result);
    },
    focused() {
      const state = $state.get();
      if (state.step === 'ways' && state.opening) set({ step: 'ways', last: state.opening });
    },
    byEmail() {
      const isNew = isOrdering() || reason === 'register' || reason === 'onboarding';
      set({ step: 'form', form: isNew ? 'register' : 'sign-in', busy: false });
    },
    show(form) {
      set(form === 'ways' ? beginning() : { step: 'form', form, busy: false });
    },
    async submit(entry) {
      const state = $state.get();
      if (!('busy' in state) || state.busy || state.step === 'code') return;
      const trimmed = { ...entry, email: entry.email.trim() };
      // What an earlier attempt has shown ends with this one.
      const asked = { ...state };
      delete asked.problem;
      delete asked.fields;
      const fields = entryProblems(asked.step === 'form' ? asked.form : asked.step, trimmed);
      if (fields) {
        set({ ...asked, fields });
        return;
      }
      if (!tries.mayTry()) {
        fail('too_many_tries');
        return;
      }
      set({ ...asked, busy: true });
      await enter(asked, trimmed);
    },
    async submitCode(typed) {
      const state = $state.get();
      if (state.step !== 'code' || state.busy || !confirmCode) return;
      const confirm = confirmCode;
      const code = codeIn(typed);
      if (code === undefined || !tries.mayTry()) {
        fail(code === undefined ? 'code_malformed' : 'too_many_tries');
        return;
      }
      set({ step: 'code', busy: true });
      const result = await ask(() => confirm(code));
      if (result.state === 'done' || $state.get().step === 'code') take(result);
    },
    async sendAgain() {
      const state = $state.get();
      if (state.step !== 'mailed' || state.again !== 'possible') return;
      set({ ...state, again: 'busy' });
      await send(state.form, sent);
    },
    retry() {
      const state = $state.get();
      // Browsers do not fetch a failed module again before a reload: https://github.com/whatwg/html/issues/6768
      const fileMissing = state.step === 'unreachable' && state.code === 'unreachable';
      if (!fileMissing || !reload()) void session.refresh();
    },
    returnTo: () => visit().returnTo,
    goOn: () => go(visit().destination),
  };
}
