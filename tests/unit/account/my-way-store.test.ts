import { atom } from 'nanostores';
import { expect, it } from 'vitest';
import type { OnboardingAnswers } from '#domain/onboarding.ts';
import { createMyWay } from '#site/features/account/my-way.store.ts';
import type { Member, SessionState } from '#site/browser/session.ts';
import { person } from '../../fixtures/person.ts';

const stored = (weight: number, desiredWeight = 65): Member => ({
  ...person({
    onboardingCompleted: true,
    onboardingInformation: { data: { pace: 0.7, consent: 'as it is' } },
    personalInformation: {
      ...person().personalInformation,
      ...{ biologicalGender: 'FEMALE', birthday: '1990-05-01', height: 170, physicalActivityLevel: 1.6 },
      ...{ weight, desiredWeight, weightHistory: [{ weight, weightChanged: '2026-11-01T10:00:00.000Z' }] },
    },
  }),
  hasAccess: false,
});

type Answered = Awaited<ReturnType<Parameters<typeof createMyWay>[0]['members']['onboardUser']>>;

function open(first: SessionState = { state: 'member', member: stored(80) }) {
  const $session = atom<SessionState>(first);
  const $hasConsent = atom(true);
  const sent: OnboardingAnswers[] = [];
  const told: string[] = [];
  let heard: () => void = () => undefined;
  const api = {
    now: first,
    answer: (): Answered => ({ state: 'ok', data: {} as never, problems: [] }),
  };
  const way = createMyWay({
    session: {
      $state: $session,
      refresh: () => {
        $session.set(api.now);
        return Promise.resolve();
      },
      onForget: () => undefined,
    },
    members: {
      onboardUser: (_, answers) => {
        sent.push(answers);
        const answer = api.answer();
        if (answer.state === 'ok')
          api.now = { state: 'member', member: stored(answers.weight, answers.desiredWeight) };
        return Promise.resolve(answer);
      },
    },
    $hasConsent,
    otherTabs: {
      say: () => void told.push('told'),
      listen: (hear) => {
        heard = hear;
      },
    },
    today: () => '2026-11-22',
    renew: () => Promise.resolve(),
    wait: () => Promise.resolve(),
    random: () => 0,
  });
  way.$way.subscribe(() => undefined);
  way.start();
  return {
    way,
    $session,
    $hasConsent,
    api,
    sent,
    told,
    hear: () => {
      heard();
    },
  };
}

it('a weight is stored with the answers as another tab has left them, and the other tabs hear of it', async () => {
  const { way, api, sent, told } = open();
  api.now = { state: 'member', member: stored(80, 60) };
  await way.enter('79');
  expect(sent).toMatchObject([
    { weight: 79, desiredWeight: 60, onboardingInformation: { pace: 0.7, consent: 'as it is' } },
  ]);
  expect(way.$entry.get()).toEqual({ state: 'saved', weight: 79, isSame: false });
  expect(way.$way.get()).toMatchObject({ kind: 'known', answers: { weight: 79, desiredWeight: 60 } });
  expect(told).toEqual(['told']);
});

it('weight: a double click sends it once, and an unchanged weight says so', async () => {
  const { way, sent } = open();
  await Promise.all([way.enter('79'), way.enter('79')]);
  expect(sent).toHaveLength(1);
  await way.enter('79');
  expect(way.$entry.get()).toEqual({ state: 'saved', weight: 79, isSame: true });
});

it('weight: invalid input is not sent', async () => {
  const { way, sent } = open();
  await way.enter('7');
  expect(way.$entry.get()).toEqual({ state: 'refused', problem: 'weight_implausible' });
  expect(sent).toEqual([]);
});

it('weight: a consent withdrawn elsewhere is not renewed, and nothing more is shown', async () => {
  const { way, api } = open();
  api.answer = () => ({ state: 'failed', code: 'health_consent_missing' });
  await way.enter('79');
  expect(way.$entry.get()).toEqual({ state: 'failed', code: 'health_consent_missing' });
  expect(way.$way.get()).toEqual({ kind: 'withdrawn' });
});

it('progress: withdrawing the consent hides it', () => {
  const { way, $hasConsent } = open();
  $hasConsent.set(false);
  expect(way.$way.get()).toEqual({ kind: 'withdrawn' });
});

it('a write that may pass in a moment is tried again; one that fails can be, and what was shown stays', async () => {
  const { way, api, sent } = open();
  let tries = 0;
  api.answer = () => {
    tries += 1;
    return tries < 2
      ? { state: 'failed', code: 'data_api_unavailable' }
      : { state: 'ok', data: {} as never, problems: [] };
  };
  await way.enter('79');
  expect(sent).toHaveLength(2);
  expect(way.$entry.get()).toMatchObject({ state: 'saved' });
  api.answer = () => ({ state: 'failed', code: 'data_api_unavailable' });
  await way.enter('78');
  expect(way.$entry.get()).toEqual({ state: 'failed', code: 'data_api_unavailable' });
  expect(way.$way.get()).toMatchObject({ kind: 'known', answers: { weight: 79 } });
});

it('an outage of the data API is not the same as no answers', async () => {
  const { way, api, $session } = open({ state: 'unreachable', code: 'data_api_unavailable' });
  expect(way.$way.get()).toEqual({ kind: 'unreachable', code: 'data_api_unavailable' });
  api.now = { state: 'member', member: stored(80) };
  await way.retry();
  expect(way.$way.get()).toMatchObject({ kind: 'known' });
  $session.set({ state: 'unreachable', code: 'data_api_unavailable' });
  expect(way.$way.get()).toMatchObject({ kind: 'known' });
});

it('progress: shows what another tab has stored', () => {
  const { way, api, hear } = open();
  api.now = { state: 'member', member: stored(77) };
  hear();
  expect(way.$way.get()).toMatchObject({ kind: 'known', answers: { weight: 77 } });
});
