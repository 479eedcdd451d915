import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Text } from '#domain/text/fill.ts';
import { greetOnReturn } from '#site/browser/page-greeting.ts';
import type { SessionState } from '#site/browser/session.ts';
import { toasts } from '#site/browser/toasts.ts';
import { person } from '../../fixtures/person.ts';
import { browser, memberOf } from '../browser.ts';

const member = (displayName: string | null = 'Anna', created = '2026-10-01T08:00:00.000Z') =>
  memberOf({ created, personalInformation: { ...person().personalInformation, displayName } });
const loading: SessionState = { state: 'loading' };
const visitor: SessionState = { state: 'visitor' };
const unreachable: SessionState = { state: 'unreachable', code: 'unreachable' };

const texts = {
  new: { plain: 'new', named: 'new {{name}}' as never as Text<'name'> },
  back: { plain: 'back', named: 'back {{name}}' as never as Text<'name'> },
};

/** The greetings of a page, by the states of its session. */
function said(comesFromSignIn: boolean, states: readonly SessionState[], isHidden = false) {
  const { document, $session } = browser();
  document.hidden = isHidden;
  const words: string[] = [];
  vi.spyOn(toasts, 'show').mockImplementation((text) => void words.push(text));
  onTestFinished(() => void vi.restoreAllMocks());
  greetOnReturn({ $state: $session }, comesFromSignIn, texts);
  for (const state of states) $session.set(state);
  return { words, document };
}

describe('greeting after signing in', () => {
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
  ] as const)('is shown: %s', (_, comesFromSignIn, states, words) => {
    expect(said(comesFromSignIn, states).words).toEqual(words);
  });

  it('a background tab shows it once it is visible', () => {
    const { words, document } = said(true, [member()], true);
    expect(words).toEqual([]);
    document.hidden = false;
    document.dispatchEvent(new Event('visibilitychange'));
    expect(words).toEqual(['back Anna']);
  });
});
