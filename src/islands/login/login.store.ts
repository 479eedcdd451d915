import { atom } from 'nanostores';
import type { IdentityCode } from '#domain/identity-codes.ts';
import type { Confirmation, Failure, Identity, Outcome } from '#site/clients/identity/identity.ts';
import type { SessionState } from '#site/stores/session.ts';
import { afterFailure, type Entry, type LoginState, type MailedForm } from './login-state.ts';
import { createTries, entryProblem } from './tries.ts';
import type { Login, LoginDeps } from './login-parts.ts';

/** How long until an e-mail may be asked for once more. */
const mailPauseMs = 30_000;

export function createLogin(deps: LoginDeps): Login {
  const { session, linkAddress, arrival } = deps;
  const $state = atom<LoginState>({ step: 'checking' });
  const tries = createTries(deps.now);
  /** Whoever opens a provider's window last is the one who counts. */
  let attempt = 0;
  /** She has been let in; the session is finding out who she is. */
  let entered = false;
  let sent: Entry = { email: '', password: '' };
  let stopLooking: () => void = () => undefined;

  const set = (state: LoginState) => {
    if (state.step !== 'mailed') stopLooking();
    $state.set(state);
  };
  const beginning = (): LoginState =>
    deps.reason === 'quiz' ? { step: 'form', form: 'link', busy: false } : { step: 'ways' };

  function fail(problem: IdentityCode) {
    if (problem === 'credentials_refused') tries.refused();
    set(afterFailure($state.get(), problem));
  }

  /** What a way in has come to. Whoever is in is seen by the session, which then leads on. */
  function settle(outcome: Outcome) {
    if (outcome.state === 'failed') fail(outcome.code);
    else entered = true;
  }

  function follow(state: SessionState) {
    const { step } = $state.get();
    switch (state.state) {
      case 'loading':
        return;
      case 'user':
        // A new password, and the other tab's word that an address is confirmed, come first.
        if ((step === 'new-password' && !entered) || step === 'confirmed') return;
        linkAddress.keep(undefined);
        set({ step: 'signed-in', to: deps.destination });
        deps.go(deps.destination);
        return;
      case 'unreachable':
        set({ step: 'unreachable', code: state.code });
        return;
      case 'nobody':
        if (entered) fail('sign_in_unavailable');
        else if (step === 'checking' && arrival.by === 'herself') set(beginning());
        else if (step === 'unreachable') set(beginning());
        entered = false;
    }
  }

  async function ask<Result>(act: (identity: Identity) => Promise<Result>): Promise<Result | Failure> {
    try {
      return await act(await deps.identity());
    } catch {
      // The way to the provider could not be fetched.
      return { state: 'failed', code: 'sign_in_unavailable' };
    }
  }

  function mailed(form: MailedForm, entry: Entry, confirmed?: () => Promise<Confirmation>) {
    sent = entry;
    set({ step: 'mailed', form, email: entry.email, again: 'later' });
    void deps.wait(mailPauseMs).then(() => {
      const state = $state.get();
      if (state.step === 'mailed' && state.again === 'later') $state.set({ ...state, again: 'possible' });
    });
    if (!confirmed) return;
    stopLooking();
    stopLooking = deps.whileSeen(() => {
      void confirmed().then((confirmation) => {
        if (confirmation.state === 'done') settle(confirmation);
      });
    });
  }

  async function send(form: MailedForm, entry: Entry) {
    const mail = { email: entry.email, returnTo: deps.returnTo };
    if (form === 'register') {
      const wanted = { ...mail, password: entry.password };
      const registration = await ask((identity) => identity.register(wanted));
      if (registration.state === 'mailed') mailed(form, entry, registration.confirmed);
      else settle(registration);
      return;
    }
    const outcome = await ask((identity) =>
      form === 'reset' ? identity.resetPassword(mail) : identity.sendSignInLink(mail),
    );
    if (outcome.state === 'failed') {
      fail(outcome.code);
      return;
    }
    if (form === 'link') linkAddress.keep(entry.email);
    mailed(form, entry);
  }

  async function enter(state: LoginState, entry: Entry) {
    const { email, password } = entry;
    if (state.step === 'address' && arrival.by === 'sign-in-link') {
      settle(await ask((identity) => identity.completeSignInLink(email, arrival.address)));
    } else if (state.step === 'new-password' && arrival.by === 'reset-code') {
      settle(await ask((identity) => identity.choosePassword(arrival.code, password)));
    } else if (state.step === 'form' && state.form === 'sign-in') {
      settle(await ask((identity) => identity.withEmail(email, password)));
    } else if (state.step === 'form' && state.form !== 'sign-in') {
      await send(state.form, entry);
    }
  }

  async function arrive() {
    if (arrival.by === 'reset-code') set({ step: 'new-password', busy: false });
    if (arrival.by === 'confirm-code') {
      const outcome = await ask((identity) => identity.confirmAddress(arrival.code));
      if (outcome.state === 'failed') fail(outcome.code);
      else if ($state.get().step === 'checking') set({ step: 'confirmed' });
    }
    if (arrival.by === 'sign-in-link') {
      const email = linkAddress.read();
      if (email === undefined) set({ step: 'address', busy: false });
      else settle(await ask((identity) => identity.completeSignInLink(email, arrival.address)));
    }
  }

  return {
    $state,
    start() {
      void arrive();
      session.load();
      session.$state.subscribe(follow);
    },
    approach() {
      void ask(async (identity) => {
        identity.approachProviders();
        return Promise.resolve();
      });
    },
    async withProvider(provider) {
      if (deps.inApp && provider === 'google') {
        set({ step: 'ways', problem: 'in_app_browser' });
        return;
      }
      attempt += 1;
      const mine = attempt;
      set({ step: 'ways', opening: provider, last: provider });
      const outcome = await ask((identity) => identity.withProvider(provider));
      if (outcome.state === 'done') settle(outcome);
      else if (mine === attempt && $state.get().step === 'ways') fail(outcome.code);
    },
    focused() {
      const state = $state.get();
      if (state.step === 'ways' && state.opening) set({ step: 'ways', last: state.opening });
    },
    byEmail() {
      const isNew = deps.reason === 'register' || deps.reason === 'onboarding';
      set({ step: 'form', form: isNew ? 'register' : 'sign-in', busy: false });
    },
    show(form) {
      set(form === 'ways' ? beginning() : { step: 'form', form, busy: false });
    },
    async submit(entry) {
      const state = $state.get();
      if (!('busy' in state) || state.busy) return;
      const trimmed = { ...entry, email: entry.email.trim() };
      const problem = entryProblem(state.step === 'form' ? state.form : state.step, trimmed);
      if (problem ?? !tries.mayTry()) {
        fail(problem ?? 'too_many_tries');
        return;
      }
      set({ ...state, busy: true });
      await enter(state, trimmed);
    },
    async sendAgain() {
      const state = $state.get();
      if (state.step !== 'mailed' || state.again !== 'possible') return;
      set({ ...state, again: 'busy' });
      await send(state.form, sent);
    },
    retry() {
      const state = $state.get();
      // A file that could not be fetched is not asked for again before the page is.
      const fileMissing = state.step === 'unreachable' && state.code === 'unreachable';
      if (!fileMissing || !deps.reload()) void session.refresh();
    },
    goOn: () => deps.go(deps.destination),
  };
}
