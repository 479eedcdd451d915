import { atom, computed, type ReadableAtom } from 'nanostores';
import { dayInGermany } from '#domain/time/calendar.ts';
import { emptyDraft, screenAt } from '#domain/onboarding/draft.ts';
import {
  endOf,
  indexBeside,
  indexOf,
  stepWith,
  type Question,
  type QuestionScreen,
  type Screen,
} from '#domain/onboarding/flow.ts';
import { stepOfQuestion, type BrowserStep } from '#domain/funnel/steps.ts';
import { healthConsentVersion } from '#domain/consent/health-consent.ts';
import type { Locale } from '#domain/text/locales.ts';
import type { OnboardingAnswers } from '#domain/onboarding/onboarding.ts';
import { planOf, type Plan } from '#domain/onboarding/plan.ts';
import {
  questionOf,
  readForm,
  type Form,
  type FormField,
  type QuestionProblem,
} from '#domain/onboarding/questions.ts';
import { beginQuery } from '#i18n/landing-path.ts';
import { withdrawHealthConsent } from '#site/api/health-consent.ts';
import { count } from '#site/browser/count.ts';
import { environment } from '#site/browser/environment.ts';
import { randomId } from '#site/browser/ids.ts';
import { call } from '#site/browser/member-call.ts';
import { createOtherTabs } from '#site/browser/other-tabs.ts';
import { signInHere } from '#site/browser/page-sign-in.ts';
import { callOffReminder } from '#site/browser/quiz-reminder.ts';
import { expectsMember } from '#site/browser/signed-in-hint.ts';
import { stepHistory } from '#site/browser/step-history.ts';
import { painted } from '#site/ui/painted.ts';
import { createAnswers } from './answers.ts';
import { editHash } from './edit-hash.ts';
import { createSaving, type SavingStore } from './saving.ts';
import type { OnboardingCode } from './codes.ts';

/** The onboarding's screens, each with its data. */
export type Shown =
  | { screen: 'welcome'; note?: 'withdrawn' }
  /** `onDevice`: the answers outlive the tab, so visitors can be reminded of them by mail. */
  | { screen: 'paused'; onDevice: boolean; canRemind: boolean }
  | {
      screen: 'question';
      question: QuestionScreen;
      form: Form;
      ready: boolean;
      problems: readonly QuestionProblem[];
    }
  | { screen: 'consent'; note?: 'again' | 'declined' | 'clock' }
  | { screen: 'too-young'; form: Form }
  | { screen: 'summary'; answers: OnboardingAnswers; pace: number; plan: Plan; problem?: OnboardingCode };

/** As the built page shows it. */
export const firstQuestion = {
  screen: 'question',
  question: 'gender',
  form: emptyDraft(0).form,
  ready: true,
  problems: [],
} as const satisfies Shown;

export type OnboardingState = Shown & {
  offline: boolean;
  /** Whether the answers survive a reload. */
  lasting: boolean;
};

export interface Onboarding extends Pick<SavingStore, '$saving' | 'save'> {
  $state: ReadableAtom<OnboardingState>;
  /** Whether the first screen waits for the answers in the member's account. */
  $isOpening: ReadableAtom<boolean>;
  /** Whether the member already has the app: then it is not offered. */
  $hasApp: ReadableAtom<boolean>;
  /** Continues with existing answers: on the device, or in the member's account. Returns how to stop. */
  start: () => () => void;
  /** To the first question, or to the one where the visitor stopped. */
  begin: () => void;
  type: (field: FormField, typed: string) => void;
  next: () => void;
  back: () => void;
  pause: () => void;
  agree: () => void;
  decline: () => void;
  setPace: (pace: number) => void;
  /** The slider was released: the pace can be saved. */
  commitPace: () => void;
  /** Saves to an account that is signed in to within this page, because leaving it would lose the answers. */
  saveHere: () => void;
  edit: () => void;
  /** Withdraws the consent and deletes the answers, wherever they are. */
  withdraw: () => Promise<void>;
  /** The page returns from the back-forward cache: another tab may have changed the answers. */
  wake: () => void;
}

/** There is nothing left to be reminded of. */
const endsQuiz = (shown: OnboardingState) =>
  shown.screen === 'summary' ||
  shown.screen === 'too-young' ||
  (shown.screen === 'welcome' && shown.note === 'withdrawn');

/**
 * Counts the onboarding's screens as steps of the funnel: only that one was reached, never an answer. A result shown
 * at once, from saved answers, was already counted on an earlier visit.
 */
export function createScreenCount(count: (step: BrowserStep) => void): (shown: Shown) => void {
  let hasAsked = false;
  return (shown) => {
    if (shown.screen === 'consent') count('consent');
    if (shown.screen === 'summary' && hasAsked) count('result');
    if (shown.screen !== 'question') return;
    hasAsked = true;
    const step = stepOfQuestion(shown.question);
    if (step) count(step);
  };
}

const withdrawConsent = call(withdrawHealthConsent);

/** Whether the visitor wants to change answers rather than see the result; true only once. */
function wantsEdit(): boolean {
  const wants = location.hash === editHash;
  if (wants) history.replaceState(history.state, '', location.pathname + location.search);
  return wants;
}

/** Whether the visitor comes for the first question, having read the introduction on the page before. */
const wantsToBegin = () => new URLSearchParams(location.search).has(beginQuery);

/** The onboarding: one question per screen, the consent before the health data, the summary, and saving it. */
export function createOnboarding(language: Locale): Onboarding {
  // A screen is shown before it is known whether a member is signed in.
  const session = { ...environment.session, load: () => void painted().then(environment.session.load) };
  const otherTabs = createOtherTabs('onboarding');
  const today = () => dayInGermany(new Date());
  const answers = createAnswers(otherTabs);
  const { $saving, offer, save, follow } = createSaving({ session, answers, onRefusal });
  const $state = atom<OnboardingState>({ screen: 'welcome', offline: false, lasting: true });

  /** Whether the first screen waits: a member's account may have the answers. */
  const $isOpening = atom(false);
  const $hasApp = computed(session.$state, (known) => known.state === 'member' && known.member.hasAccess);

  const circumstances = () => ({ offline: !navigator.onLine, lasting: answers.lasting() });

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
      const read = readForm(form, today(), stepWith(screen).asks.at(-1));
      const ready =
        read.state === 'complete' || read.problems.every(({ problem }) => problem !== 'answer_missing');
      show({ screen: 'question', question: screen, form, ready, problems });
    }
  }

  function go(index: number, how: 'push' | 'replace' | 'stay', problems?: readonly QuestionProblem[]) {
    const screen = screenAt(index, answers.draft(), today());
    if (how !== 'stay') stepHistory[how](indexOf(screen));
    if (screen !== 'welcome') answers.change({ screen });
    open(screen, problems);
  }

  const index = () => indexOf(answers.draft().screen);
  const beside = (direction: 1 | -1) =>
    indexBeside(answers.draft().screen, direction, answers.draft().consent !== undefined);

  /** Returns whether another screen handles the refusal. */
  function onRefusal(code: OnboardingCode): boolean {
    const asked = questionOf(code);
    if (asked) go(indexOf(stepWith(asked.question).screen), 'push', [asked]);
    const isUndated = code === 'confirmation_date_wrong';
    if (code === 'health_consent_missing' || isUndated) {
      answers.dropConsent();
      go(indexOf('consent'), 'push');
      show({ screen: 'consent', note: isUndated ? 'clock' : 'again' });
      return true;
    }
    return asked !== undefined;
  }

  function takeFromAccount() {
    const known = session.$state.get();
    if ($state.get().screen !== 'welcome' || known.state !== 'member') return;
    if (!answers.takeFromAccount(known.member)) return;
    go(indexOf('summary'), 'replace');
    if (wantsEdit()) edit();
  }

  /** Another tab, or the account's page, has stored something: the result is updated. */
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
    stepHistory.replace(0);
    show({ screen: 'welcome', ...(note ? { note } : {}) });
  }

  /** Another tab has changed, saved or removed the draft. Nothing is sent back, which would cause an endless loop. */
  function reread() {
    const { screen } = $state.get();
    const own = answers.draft().screen;
    const wasShared = answers.draft().consent !== undefined && !answers.areSaved();
    if (answers.takeFromDevice()) {
      answers.setScreen(own === 'welcome' ? own : screenAt(indexOf(own), answers.draft(), today()));
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
      const ending = new AbortController();
      const until = { signal: ending.signal };
      const follows = (stop: () => void) => {
        ending.signal.addEventListener('abort', stop);
      };
      follows($state.listen(createScreenCount((step) => void painted().then(() => count(step)))));
      follows(
        $state.listen((shown) => {
          if (endsQuiz(shown)) void callOffReminder();
        }),
      );
      follow(until);
      const move = (step: number | undefined) => {
        if (step === undefined) stepHistory.replace(index());
        else go(step, 'stay');
      };
      stepHistory.onMove(move, until);
      const showConnection = () => {
        $state.set({ ...$state.get(), ...circumstances() });
      };
      for (const type of ['online', 'offline']) addEventListener(type, showConnection, until);
      otherTabs.listen(reread, until);
      session.onForget(() => {
        forget();
      });
      follows(session.$state.listen(takeFromAccount));
      if (answers.takeFromDevice()) go(stepHistory.current() ?? index(), 'replace');
      else if (!expectsMember() && wantsToBegin()) go(1, 'replace');
      else stepHistory.replace(0);
      if (expectsMember()) {
        const look = () => {
          $isOpening.set($state.get().screen === 'welcome' && session.$state.get().state === 'loading');
        };
        follows($state.listen(look));
        follows(session.$state.listen(look));
        look();
        session.load();
      }
      return () => {
        ending.abort();
      };
    },
    begin() {
      go(Math.max(1, index()), $state.get().screen === 'paused' ? 'stay' : 'push');
    },
    type(field, typed) {
      answers.change({ form: { ...answers.draft().form, [field]: typed } });
      open(answers.draft().screen);
    },
    next() {
      const { form, screen } = answers.draft();
      const state = $state.get();
      if (state.screen !== 'question') return;
      const asked: readonly Question[] = stepWith(state.question).asks;
      const read = readForm(form, today(), asked.at(-1));
      if (read.state === 'complete') {
        go(beside(1), 'push');
        return;
      }
      const { question, problem } = read.problems[0];
      const end = endOf(question, problem);
      if (!asked.includes(question)) go(indexOf(stepWith(question).screen), 'push', read.problems);
      else if (end) {
        answers.removeFromDevice();
        show({ screen: end, form });
      } else open(screen, read.problems);
    },
    back() {
      if ($state.get().screen === 'too-young') open('name');
      else if (!stepHistory.back()) go(beside(-1), 'replace');
    },
    pause() {
      const onDevice = answers.draft().consent !== undefined && answers.lasting();
      show({ screen: 'paused', onDevice, canRemind: onDevice && !expectsMember() });
    },
    agree() {
      const consent = { id: randomId(), version: healthConsentVersion, language, given: Date.now() };
      answers.change({ consent });
      const complete = readForm(answers.draft().form, today()).state === 'complete';
      go(complete ? indexOf('summary') : indexOf('consent') + 1, 'push');
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
      signInHere.open();
    },
    commitPace() {
      const state = $state.get();
      if (state.screen === 'summary') offer(state.answers);
    },
    edit,
    async withdraw() {
      const { state } = session.$state.get();
      const hasAccount = state === 'member' || state === 'unreachable' || expectsMember();
      const answer = hasAccount ? await withdrawConsent() : { state: 'ok' as const };
      const shown = $state.get();
      if (answer.state === 'failed') {
        if (shown.screen === 'summary') $state.set({ ...shown, problem: answer.code });
        return;
      }
      forget('withdrawn');
      otherTabs.say();
      if (hasAccount) await session.refresh();
    },
  };
}
