import { atom } from 'nanostores';
import { expect, it } from 'vitest';
import type { ErrorCode } from '#domain/errors/error-codes.ts';
import { graphql } from '#site/api/graphql.ts';
import type { SessionState } from '#site/browser/session.ts';
import { createMyWay } from '#site/features/account/my-way.ts';
import type { AccountState } from '#site/features/account/state.ts';
import { browser, refuse } from '../browser.ts';
import { answered, at } from './member.ts';

const stored = (weight: number, desired?: number): SessionState => ({
  state: 'member',
  member: { ...answered([at(weight, '2026-11-01')], desired), hasAccess: false },
});

/** What the questionnaire's mutation sends. */
interface Sent {
  personalInformation: { weight: number; desiredWeight: number };
}

function open(known: SessionState = stored(80)) {
  const page = browser({ known });
  page.$session.set(known);
  const accountWith = (healthConsent: string | null) =>
    ({ step: 'shown', view: { healthConsent } }) as AccountState;
  const $account = atom<AccountState>(accountWith('2026-11-01T10:00:00.000Z'));
  const sent: Sent[] = [];
  const refusals: ErrorCode[] = [];
  page.answer(graphql, ({ variables }) => {
    const user = variables?.['user'] as Sent;
    sent.push(user);
    const code = refusals.shift();
    if (code) return refuse(code);
    const { weight, desiredWeight } = user.personalInformation;
    page.known = stored(weight, desiredWeight);
    return { data: {} };
  });
  const way = createMyWay({ $state: $account });
  way.$way.subscribe(() => undefined);
  way.start();
  /** Enters a weight; pauses between tries end at once. */
  const enter = async (typed: string) => {
    const entering = way.enter(typed);
    await page.pass(5_000);
    await entering;
  };
  return {
    page,
    way,
    enter,
    sent,
    refusals,
    withdraw: () => {
      $account.set(accountWith(null));
    },
  };
}

it('my way: a weight is stored with the answers last saved in any tab, and shown in the other tabs', async () => {
  const { page, way, enter, sent } = open();
  const messages: string[] = [];
  new BroadcastChannel('onboarding').addEventListener('message', () => void messages.push('onboarding'));
  page.known = stored(80, 60);
  await enter('79');
  expect(sent).toMatchObject([
    {
      personalInformation: { weight: 79, desiredWeight: 60 },
      onboardingInformation: { data: { pace: 0.7, consent: 'as it is' } },
    },
  ]);
  expect(way.$entry.get()).toEqual({ state: 'saved', weight: 79, isSame: false });
  expect(way.$way.get()).toMatchObject({ kind: 'known', answers: { weight: 79, desiredWeight: 60 } });
  expect(messages).toEqual(['onboarding']);
  page.known = stored(77);
  new BroadcastChannel('onboarding').postMessage('onboarding');
  expect(way.$way.get()).toMatchObject({ kind: 'known', answers: { weight: 77 } });
});

it('my way: a double click sends a weight once, an unchanged weight is reported, invalid input is not sent', async () => {
  const { way, enter, sent } = open();
  await Promise.all([enter('79'), enter('79')]);
  await enter('7');
  expect(way.$entry.get()).toEqual({ state: 'refused', problem: 'weight_implausible' });
  expect(sent).toHaveLength(1);
  await enter('79');
  expect(way.$entry.get()).toEqual({ state: 'saved', weight: 79, isSame: true });
});

it('my way: a consent withdrawn here or elsewhere is not renewed, and nothing more is shown', async () => {
  const { way, enter, refusals } = open();
  refusals.push('health_consent_missing');
  await enter('79');
  expect(way.$entry.get()).toEqual({ state: 'failed', code: 'health_consent_missing' });
  expect(way.$way.get()).toEqual({ kind: 'withdrawn' });
  const here = open();
  here.withdraw();
  expect(here.way.$way.get()).toEqual({ kind: 'withdrawn' });
});

it('my way: a temporary failure to save is retried; after a final one the member can retry, and the page stays as it was', async () => {
  const { way, enter, sent, refusals } = open();
  refusals.push('data_api_unavailable');
  await enter('79');
  expect(sent).toHaveLength(2);
  expect(way.$entry.get()).toMatchObject({ state: 'saved' });
  refusals.push('data_api_unavailable', 'data_api_unavailable', 'data_api_unavailable');
  await enter('78');
  expect(way.$entry.get()).toEqual({ state: 'failed', code: 'data_api_unavailable' });
  expect(way.$way.get()).toMatchObject({ kind: 'known', answers: { weight: 79 } });
});

it('my way: an outage of the data API is not shown as missing answers', async () => {
  const { page, way } = open({ state: 'unreachable', code: 'data_api_unavailable' });
  expect(way.$way.get()).toEqual({ kind: 'unreachable', code: 'data_api_unavailable' });
  page.known = stored(80);
  await way.retry();
  expect(way.$way.get()).toMatchObject({ kind: 'known' });
  page.$session.set({ state: 'unreachable', code: 'data_api_unavailable' });
  expect(way.$way.get()).toMatchObject({ kind: 'known' });
});
