import { atom } from 'nanostores';
import { expect } from 'vitest';
import { giveHealthConsent, withdrawHealthConsent } from '../../../src/api/health-consent.ts';
import { createCall } from '../../../src/browser/call.ts';
import { storedValue, type Place } from '../../../src/browser/browser-storage.ts';
import { createMembersClient } from '../../../src/browser/members/members.ts';
import { app } from '../../../functions/app.ts';
import { draftFrom } from '../../../src/domain/draft.ts';
import { bringAnswers } from '../../../src/browser/answers/bring-answers.ts';
import { createDraftStorage } from '../../../src/browser/answers/draft-storage.ts';
import { saveAnswers } from '../../../src/browser/answers/save-answers.ts';
import { createOnboarding } from '../../../src/features/onboarding/onboarding.store.ts';
import type { Person } from '../../../src/browser/members/members.ts';
import type { Session, SessionState } from '../../../src/browser/session.ts';
import type { FormField } from '../../../src/domain/questions.ts';
import { hex } from '../outside/conversions.ts';
import { freshWorker, site } from '../outside/call.ts';

/** A storage that can be blocked, filled up and inspected. */
export function createPlace() {
  const entries = new Map<string, string>();
  let fault: 'none' | 'blocked' | 'full' = 'none';
  const refuse = (when: typeof fault) => {
    if (fault === when || fault === 'blocked') throw new DOMException('No.', 'QuotaExceededError');
  };
  return {
    entries,
    become: (to: typeof fault) => {
      fault = to;
    },
    storage: () => {
      refuse('blocked');
      return {
        getItem: (key: string) => entries.get(key) ?? null,
        setItem: (key: string, value: string) => {
          refuse('full');
          entries.set(key, value);
        },
        removeItem: (key: string) => {
          entries.delete(key);
        },
      };
    },
  };
}

const draftIn = (place: Place) => storedValue(place, 'onboarding', (value) => draftFrom(value, Date.now()));

/** A device with its storage, tabs and a possible sign-in. */
export function createDevice(sign: (uid: string) => Promise<string>, worker = freshWorker()) {
  const device = createPlace();
  const tabs = new Set<() => void>();
  const sessions = new Set<() => Promise<void>>();
  // Avoids the rate limit per address.
  const address = [10, ...crypto.getRandomValues(new Uint8Array(3))].join('.');
  let uid: string | undefined;
  let answerInstead: ((url: string) => Response | undefined) | undefined;

  async function send(url: string, init: RequestInit) {
    const instead = answerInstead?.(url);
    if (instead) return instead;
    const headers = new Headers(init.headers);
    headers.set('Origin', site);
    headers.set('CF-Connecting-IP', address);
    return app.fetch(new Request(site + url, { ...init, headers }), worker);
  }
  const token = async () => (uid === undefined ? undefined : sign(uid));
  const call = createCall({ token, fetch: send });
  const members = createMembersClient(call);
  const saving = { members, giveConsent: call(giveHealthConsent) };

  /** Who is signed in, for one page. */
  function openSession(bring: (person: Person) => Promise<boolean> = () => Promise.resolve(false)): Session {
    const $state = atom<SessionState>({ state: 'loading' });
    async function refresh() {
      const read = async () => {
        const answer = await members.getUser();
        if (answer.state === 'failed') throw new Error(answer.code);
        return answer.data.getUser;
      };
      if (uid === undefined) {
        $state.set({ state: 'visitor' });
        return;
      }
      let person = await read();
      if (await bring(person)) person = await read();
      $state.set({ state: 'member', member: { ...person, hasAccess: false } });
    }
    sessions.add(refresh);
    const load = () => void refresh();
    return { $state, load, refresh, signOut: () => Promise.resolve(), onForget: () => undefined };
  }

  const say = (except?: () => void) => {
    for (const tab of tabs) if (tab !== except) tab();
  };

  /** A page other than the questions. */
  function openPage() {
    const draftStorage = createDraftStorage(draftIn(createPlace().storage), draftIn(device.storage));
    const session = openSession((person) =>
      bringAnswers(person, { draftStorage, otherTabs: { say }, now: Date.now, ...saving }),
    );
    session.load();
    return session;
  }

  function openTab(tab = createPlace()) {
    const steps: number[] = [];
    let moved: (step: number | undefined) => void = () => undefined;
    const listeners = new Set<() => void>();
    const notify = () => {
      for (const one of listeners) one();
    };
    tabs.add(notify);
    const session = openSession();
    const onboarding = createOnboarding({
      session,
      wantsEdit: () => false,
      wantsToBegin: () => false,
      expectsMember: () => uid !== undefined,
      saveAnswers: (userId, finished) => saveAnswers(userId, finished, saving),
      withdrawConsent: call(withdrawHealthConsent),
      signInHere: () => undefined,
      draftStorage: createDraftStorage(draftIn(tab.storage), draftIn(device.storage)),
      history: {
        current: () => steps.at(-1),
        push: (step) => steps.push(step),
        replace: (step) => steps.splice(-1, 1, step),
        back() {
          steps.pop();
          moved(steps.at(-1));
          return true;
        },
        onMove: (listener) => {
          moved = listener;
        },
      },
      otherTabs: {
        say: () => {
          say(notify);
        },
        listen: (listener) => listeners.add(listener),
      },
      online: { is: () => true, onChange: () => undefined },
      language: 'de',
      now: Date.now,
      randomId: hex,
    });
    onboarding.start();
    return { tab, session, onboarding };
  }

  return {
    device,
    openTab,
    openPage,
    signIn: (who: string) => {
      uid = who;
      for (const refresh of sessions) void refresh();
    },
    answerInstead: (answer: typeof answerInstead) => {
      answerInstead = answer;
    },
  };
}

export type Tab = ReturnType<ReturnType<typeof createDevice>['openTab']>;

const typed: readonly [FormField, string][] = [
  ['physicalActivityLevel', '1.6'],
  ['height', '1,68 m'],
  ['weight', '78,5 kg'],
  ['desiredWeight', '68'],
];

export function answerAll({ onboarding }: Tab) {
  onboarding.begin();
  onboarding.type('displayName', 'Anna');
  for (let screen = 0; screen < 3; screen += 1) onboarding.next();
  onboarding.agree();
  for (const [field, text] of typed) {
    onboarding.type(field, text);
    onboarding.next();
  }
  onboarding.next();
  onboarding.next();
}

export const screenOf = ({ onboarding }: Tab) => {
  const state = onboarding.$state.get();
  return state.screen === 'question' ? state.question : state.screen;
};
export const becomes = (tab: Tab, state: string) =>
  expect.poll(() => tab.onboarding.$saving.get().state).toBe(state);
export const weightOf = async (tab: Tab) => {
  await tab.session.refresh();
  const known = tab.session.$state.get();
  return known.state === 'member' ? known.member.personalInformation.weight : known.state;
};
