import { atom } from 'nanostores';
import { describe, expect, it } from 'vitest';
import { greetOnReturn } from '#site/browser/greeting.ts';
import type { SessionState } from '#site/browser/session.ts';
import { person } from '../../fixtures/person.ts';

const now = Date.parse('2026-11-22T10:00:00Z');
const member = (displayName: string | null = 'Anna', created = '2026-10-01T08:00:00.000Z'): SessionState => {
  const known = person({ created });
  const personalInformation = { ...known.personalInformation, displayName };
  return { state: 'member', member: { ...known, personalInformation, hasAccess: false } };
};
const loading: SessionState = { state: 'loading' };
const visitor: SessionState = { state: 'visitor' };
const unreachable: SessionState = { state: 'unreachable', code: 'unreachable' };

/** The greetings of a page, by the states of its session. */
function said(comesFromSignIn: boolean, states: readonly SessionState[], isHidden = false) {
  const $state = atom<SessionState>(loading);
  const words: string[] = [];
  let show: () => void = () => undefined;
  greetOnReturn({
    session: { $state },
    comesFromSignIn,
    now: () => now,
    whenSeen: (then) => {
      if (isHidden) show = then;
      else then();
    },
    say: (greeting, name) => words.push(`${greeting} ${name}`.trim()),
  });
  for (const state of states) $state.set(state);
  return {
    words,
    show: () => {
      show();
    },
  };
}

describe('after signing in', () => {
  it.each([
    ['on the login page', true, [member()], ['back Anna']],
    ['within the page', false, [visitor, member()], ['back Anna']],
    ['in another tab', false, [visitor, loading, member()], ['back Anna']],
    ['without a name', true, [member(null)], ['back']],
    ['as somebody new', true, [member('Anna', '2026-11-22T09:58:00.000Z')], ['new Anna']],
    ['once, though the account is read again', true, [member(), member(), loading, member()], ['back Anna']],
    ['again after a sign-out', false, [visitor, member(), visitor, member()], ['back Anna', 'back Anna']],
    ['after an outage on the way', true, [unreachable, member()], ['back Anna']],
    ['not where she was signed in before', false, [member(), member()], []],
    ['not where nobody is signed in', true, [visitor], []],
  ] as const)('she is greeted: %s', (_, comesFromSignIn, states, words) => {
    expect(said(comesFromSignIn, states).words).toEqual(words);
  });

  it('a tab in the background greets when it is looked at', () => {
    const { words, show } = said(true, [member()], true);
    expect(words).toEqual([]);
    show();
    expect(words).toEqual(['back Anna']);
  });
});
