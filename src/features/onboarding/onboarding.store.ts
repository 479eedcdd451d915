import { atom, computed } from 'nanostores';
import { dayInGermany } from '#domain/calendar.ts';
import { placeOf, screenAt, screens, type Screen } from '#domain/draft.ts';
import type { CallErrorCode } from '#domain/error-codes.ts';
import { healthConsentVersion } from '#domain/health-consent.ts';
import type { Locale } from '#domain/locales.ts';
import { planOf } from '#domain/plan.ts';
import { askedWith, questionOf, readForm, type QuestionProblem } from '#domain/questions.ts';
import type { withdrawHealthConsent } from '#site/api/health-consent.ts';
import type { CallOf } from '#site/browser/call.ts';
import type { StepHistory } from '#site/browser/step-history.ts';
import type { Session } from '#site/browser/session.ts';
import { createAnswers, type AnswersDeps } from './answers.store.ts';
import type { Onboarding, OnboardingState, Shown } from './onboarding-state.ts';
import { createSaving, type SavingDeps } from './saving.store.ts';

interface OnboardingDeps extends AnswersDeps, Pick<SavingDeps, 'expectsMember' | 'saveAnswers' | 'online'> {
  session: Pick<Session, '$state' | 'load' | 'refresh' | 'onForget'>;
  history: StepHistory;
  withdrawConsent: CallOf<typeof withdrawHealthConsent>;
  /** Opens the sign-in within this page. */
  signInHere: () => void;
  language: Locale;
  /** Whether she comes to change her answers, not to see the result; said once. */
  wantsEdit: () => boolean;
  /** Whether she comes for the first question: what this is has been said on the page before. */
  wantsToBegin: () => boolean;
  randomId: () => string;
}

/** The onboarding: one question a screen, the consent before the health data, the summary, and saving it. */
export function createOnboarding(deps: OnboardingDeps): Onboarding {
  const { session, history, online, otherTabs } = deps;
  const today = () => dayInGermany(new Date(deps.now()));
  const answers = createAnswers(deps);
  const { $saving, offer, save, follow } = createSaving({ ...deps, answers, onRefusal });
  const $state = atom<OnboardingState>({ screen: 'welcome', offline: false, lasting: true });

  /** Whether the first screen waits: a member's account may have the answers. */
  const $isOpening = atom(false);
  const $hasApp = computed(session.$state, (known) => known.state === 'member' && known.member.hasAccess);

  const circumstances = () => ({ offline: !online.is(), lasting: answers.lasting() });

  function show(shown: Shown) {
    $state.set({ ...shown, ...circumstances() });
    offer(shown.screen === 'summary' ? shown.answers : undefined);
  }

  function open(screen: Screen, problems: readonly QuestionProblem[] = []) {
    const { form, pace } = answers.draft();
    if (screen === 'welcome' || screen === 'consent') show({ screen });
    else if (screen === 'summary') {
      const read = readForm(form, today());
      if (read.state === 'complete') {
        show({ screen, answers: read.answers, pace, plan: planOf(read.answers, pace, today()) });
      }
    } else {
      const asked = askedWith(screen);
      const read = readForm(form, today(), asked.at(-1));
      const ready =
        read.state === 'complete' || read.problems.every(({ problem }) => problem !== 'answer_missing');
      show({ screen: 'question', question: screen, form, ready, problems });
    }
  }

  function go(place: number, how: 'push' | 'replace' | 'stay', problems?: readonly QuestionProblem[]) {
    const screen = screenAt(place, answers.draft(), today());
    if (how !== 'stay') history[how](placeOf(screen));
    if (screen !== 'welcome') answers.change({ screen });
    open(screen, problems);
  }

  const place = () => placeOf(answers.draft().screen);
  /** The next or previous screen, without the consent where it has been given. */
  const beside = (step: 1 | -1) => {
    const next = place() + step;
    return screens[next] === 'consent' && answers.draft().consent ? next + step : next;
  };

  /** Says whether another screen deals with the refusal. */
  function onRefusal(code: CallErrorCode): boolean {
    const asked = questionOf(code);
    if (asked) go(placeOf(asked.question), 'push', [asked]);
    const isUndated = code === 'confirmation_date_wrong';
    if (code === 'health_consent_missing' || isUndated) {
      answers.dropConsent();
      go(placeOf('consent'), 'push');
      show({ screen: 'consent', note: isUndated ? 'clock' : 'again' });
      return true;
    }
    return asked !== undefined;
  }

  function takeFromAccount() {
    const known = session.$state.get();
    if ($state.get().screen !== 'welcome' || known.state !== 'member') return;
    if (!answers.takeFromAccount(known.member)) return;
    go(placeOf('summary'), 'replace');
    if (deps.wantsEdit()) edit();
  }

  /** Another tab, or the account's page, has stored something: the result on the screen follows. */
  function takeChanged() {
    const known = session.$state.get();
    if ($state.get().screen !== 'summary' || !answers.areSaved() || known.state !== 'member') return;
    if (answers.takeFromAccount(known.member)) open('summary');
  }

  function edit() {
    answers.change({ keep: true });
    go(1, 'push');
  }

  function forget(note?: 'withdrawn') {
    answers.forget();
    history.replace(0);
    show({ screen: 'welcome', ...(note ? { note } : {}) });
  }

  /** Another tab has changed, saved or removed the draft. It is told nothing back, which would never end. */
  function reread() {
    const { screen } = $state.get();
    const own = answers.draft().screen;
    const wasShared = answers.draft().consent !== undefined && !answers.areSaved();
    if (answers.takeFromDevice()) {
      answers.setScreen(own === 'welcome' ? own : screenAt(placeOf(own), answers.draft(), today()));
      if (screen === 'question' || screen === 'consent' || screen === 'summary') open(answers.draft().screen);
    } else if (wasShared && answers.lasting()) {
      forget();
      void session.refresh().then(takeFromAccount);
    } else if (screen === 'summary' && answers.areSaved()) void session.refresh().then(takeChanged);
  }

  return {
    $state,
    $isOpening,
    $hasApp,
    $saving,
    save,
    wake: reread,
    start() {
      follow();
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
      if (answers.takeFromDevice()) go(history.current() ?? place(), 'replace');
      else if (!deps.expectsMember() && deps.wantsToBegin()) go(1, 'replace');
      else history.replace(0);
      if (!deps.expectsMember()) return;
      const look = () => {
        $isOpening.set($state.get().screen === 'welcome' && session.$state.get().state === 'loading');
      };
      $state.listen(look);
      session.$state.listen(look);
      look();
      session.load();
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
      const asked = askedWith(state.question);
      const read = readForm(form, today(), asked.at(-1));
      if (read.state === 'complete') {
        go(beside(1), 'push');
        return;
      }
      const { question, problem } = read.problems[0];
      if (!asked.includes(question)) go(placeOf(question), 'push', read.problems);
      else if (problem === 'under_age') {
        answers.removeFromDevice();
        show({ screen: 'too-young', form });
      } else open(screen, read.problems);
    },
    back() {
      if ($state.get().screen === 'too-young') open('birthday');
      else if (!history.back()) go(beside(-1), 'replace');
    },
    pause() {
      const onDevice = answers.draft().consent !== undefined && answers.lasting();
      show({ screen: 'paused', onDevice, canRemind: onDevice && !deps.expectsMember() });
    },
    agree() {
      const { language, randomId, now } = deps;
      const consent = { id: randomId(), version: healthConsentVersion, language, given: now() };
      answers.change({ consent });
      const complete = readForm(answers.draft().form, today()).state === 'complete';
      go(complete ? screens.length - 1 : placeOf('consent') + 1, 'push');
    },
    decline() {
      show({ screen: 'consent', note: 'declined' });
    },
    setPace(pace) {
      answers.change({ pace });
      const state = $state.get();
      if (state.screen === 'summary') {
        $state.set({ ...state, pace, plan: planOf(state.answers, pace, today()) });
      }
    },
    saveHere() {
      save();
      deps.signInHere();
    },
    commitPace() {
      const state = $state.get();
      if (state.screen === 'summary') offer(state.answers);
    },
    edit,
    async withdraw() {
      const { state } = session.$state.get();
      const hasAccount = state === 'member' || state === 'unreachable' || deps.expectsMember();
      const told = hasAccount ? await deps.withdrawConsent() : { state: 'ok' as const };
      const shown = $state.get();
      if (told.state === 'failed') {
        if (shown.screen === 'summary') $state.set({ ...shown, problem: told.code });
        return;
      }
      forget('withdrawn');
      otherTabs.say();
      if (hasAccount) await session.refresh();
    },
  };
}
