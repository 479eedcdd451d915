import { atom } from 'nanostores';
import { dayInGermany } from '#domain/calendar.ts';
import { placeOf, screenAt, screens, type Screen } from '#domain/draft.ts';
import type { CallErrorCode } from '#domain/error-codes.ts';
import { healthConsentVersion } from '#domain/health-consent.ts';
import type { Locale } from '#domain/locales.ts';
import { planOf } from '#domain/plan.ts';
import { questionOf, readForm, type AnswerFault } from '#domain/questions.ts';
import type { Told } from '#site/clients/health-consent.ts';
import type { StepHistory } from '#site/clients/step-history.ts';
import { createAnswers, type AnswersDeps } from '#site/stores/onboarding/answers.ts';
import type { Onboarding, OnboardingState, Shown } from '#site/stores/onboarding/state.ts';
import { createStoring, type StoringDeps } from '#site/stores/onboarding/storing.ts';
import type { Session } from '#site/stores/session.ts';

export interface OnboardingDeps
  extends AnswersDeps, Pick<StoringDeps, 'expectsSomebody' | 'keep' | 'online'> {
  session: Pick<Session, '$state' | 'load' | 'refresh' | 'onForget'>;
  history: StepHistory;
  withdraw: () => Promise<Told>;
  /** Opens the sign-in in this page. */
  signInHere: () => void;
  language: Locale;
  randomId: () => string;
}

export function createOnboarding(deps: OnboardingDeps): Onboarding {
  const { session, history, online, otherTabs } = deps;
  const today = () => dayInGermany(new Date(deps.now()));
  const answers = createAnswers(deps);
  const { $storing, offer, keep } = createStoring({ ...deps, answers, onRefusal });
  const $state = atom<OnboardingState>({ screen: 'welcome', offline: false, lasting: true });

  const circumstances = () => ({ offline: !online.is(), lasting: answers.lasting() });

  function show(shown: Shown) {
    $state.set({ ...shown, ...circumstances() });
    offer(shown.screen === 'summary' ? shown.answers : undefined);
  }

  function open(screen: Screen, fault?: AnswerFault) {
    const { form, pace } = answers.draft();
    if (screen === 'welcome' || screen === 'consent') show({ screen });
    else if (screen === 'summary') {
      const read = readForm(form, today());
      if (read.state === 'complete') {
        show({ screen, answers: read.answers, pace, plan: planOf(read.answers, pace, today()) });
      }
    } else {
      const read = readForm(form, today(), screen);
      const ready = read.state === 'complete' || read.fault !== 'answer_missing';
      show({ screen: 'question', question: screen, form, ready, ...(fault ? { fault } : {}) });
    }
  }

  function go(place: number, how: 'push' | 'replace' | 'stay', fault?: AnswerFault) {
    const screen = screenAt(place, answers.draft(), today());
    if (how !== 'stay') history[how](placeOf(screen));
    if (screen !== 'welcome') answers.change({ screen });
    open(screen, fault);
  }

  const place = () => placeOf(answers.draft().screen);
  /** The screen beside; a consent that is given is not asked for again. */
  const beside = (step: 1 | -1) => {
    const next = place() + step;
    return screens[next] === 'consent' && answers.draft().consent ? next + step : next;
  };

  /** Says whether the refusal is one that she can answer on another screen. */
  function onRefusal(code: CallErrorCode): boolean {
    const asked = questionOf(code);
    if (asked) go(placeOf(asked.question), 'push', asked.fault);
    if (code === 'health_consent_missing') {
      answers.dropConsent();
      go(placeOf('consent'), 'push');
      show({ screen: 'consent', notice: 'again' });
    }
    return asked !== undefined || code === 'health_consent_missing';
  }

  function takeFromAccount() {
    const known = session.$state.get();
    if ($state.get().screen !== 'welcome' || known.state !== 'user') return;
    if (answers.takeStored(known.user)) go(placeOf('summary'), 'replace');
  }

  function forget(notice?: 'withdrawn') {
    answers.forget();
    history.replace(0);
    show({ screen: 'welcome', ...(notice ? { notice } : {}) });
  }

  /** Another tab has answered, stored or forgotten. It hears nothing back, or there would be no end of it. */
  function reread() {
    const { screen } = $state.get();
    const own = answers.draft().screen;
    const wasShared = answers.draft().consent !== undefined && !answers.areStored();
    if (answers.takeUp()) {
      answers.at(own === 'welcome' ? own : screenAt(placeOf(own), answers.draft(), today()));
      if (screen === 'question' || screen === 'consent' || screen === 'summary') open(answers.draft().screen);
    } else if (wasShared && answers.lasting()) {
      forget();
      void session.refresh().then(takeFromAccount);
    }
  }

  return {
    $state,
    $storing,
    keep,
    wake: reread,
    start() {
      history.onMove((step) => {
        if (step === undefined) history.replace(place());
        else go(step, 'stay');
      });
      online.onChange(() => {
        $state.set({ ...$state.get(), ...circumstances() });
      });
      otherTabs.listen(reread);
      session.onForget(() => {
        forget();
      });
      session.$state.listen(takeFromAccount);
      if (answers.takeUp()) go(history.current() ?? place(), 'replace');
      else history.replace(0);
      if (deps.expectsSomebody()) session.load();
    },
    begin() {
      go(Math.max(1, place()), $state.get().screen === 'paused' ? 'stay' : 'push');
    },
    type(field, typed) {
      answers.change({ form: { ...answers.draft().form, [field]: typed } });
      open(answers.draft().screen);
    },
    next() {
      const { form, screen } = answers.draft();
      const state = $state.get();
      if (state.screen !== 'question') return;
      const read = readForm(form, today(), state.question);
      if (read.state === 'complete') go(beside(1), 'push');
      else if (read.question !== state.question) go(placeOf(read.question), 'push', read.fault);
      else if (read.fault === 'under_age') {
        answers.leaveDevice();
        show({ screen: 'too-young', form });
      } else open(screen, read.fault);
    },
    back() {
      if ($state.get().screen === 'too-young') open('birthday');
      else if (!history.back()) go(beside(-1), 'replace');
    },
    pause() {
      show({ screen: 'paused', onDevice: answers.draft().consent !== undefined });
    },
    agree() {
      const { language, randomId, now } = deps;
      const consent = { id: randomId(), version: healthConsentVersion, language, given: now() };
      answers.change({ consent });
      const complete = readForm(answers.draft().form, today()).state === 'complete';
      go(complete ? screens.length - 1 : placeOf('consent') + 1, 'push');
    },
    decline() {
      show({ screen: 'consent', notice: 'declined' });
    },
    setPace(pace) {
      answers.change({ pace });
      const state = $state.get();
      if (state.screen === 'summary') {
        $state.set({ ...state, pace, plan: planOf(state.answers, pace, today()) });
      }
    },
    keepHere() {
      keep();
      deps.signInHere();
    },
    settlePace() {
      const state = $state.get();
      if (state.screen === 'summary') offer(state.answers);
    },
    edit() {
      answers.change({ keep: true });
      go(1, 'push');
    },
    async withdraw() {
      const { state } = session.$state.get();
      const hasAccount = state === 'user' || state === 'unreachable' || deps.expectsSomebody();
      const told = hasAccount ? await deps.withdraw() : { state: 'ok' as const };
      const shown = $state.get();
      if (told.state === 'failed') {
        if (shown.screen === 'summary') $state.set({ ...shown, fault: told.code });
        return;
      }
      forget('withdrawn');
      otherTabs.say();
      if (hasAccount) await session.refresh();
    },
  };
}
