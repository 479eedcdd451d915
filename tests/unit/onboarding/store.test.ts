import { describe, expect, it } from 'vitest';
import { personalKey, signedInKey } from '#site/browser/device.ts';
import type { FormField } from '#domain/onboarding/questions.ts';
import { giveHealthConsent, withdrawHealthConsent } from '#site/api/health-consent.ts';
import { graphql } from '#site/api/graphql.ts';
import { bringAnswers } from '#site/browser/answers/bring-answers.ts';
import type { OnboardUserInput } from '#site/browser/generated/operations.ts';
import { createOnboarding, type Onboarding } from '#site/features/onboarding/state.ts';
import { person } from '../../fixtures/person.ts';
import { browser, memberOf, refuse } from '../browser.ts';

const draft = personalKey('onboarding');

/** The browser of a visitor or member, with an account that stores answers. */
function visit({ signedIn = false } = {}) {
  const page = browser({ known: signedIn ? memberOf() : { state: 'visitor' }, address: '/de/start' });
  const { localStorage, sessionStorage } = page;
  if (signedIn) localStorage.setItem(signedInKey, '1');
  page.answer(giveHealthConsent, () => undefined);
  page.answer(withdrawHealthConsent, () => {
    page.known = memberOf();
  });
  page.answer(graphql, ({ variables }) => {
    const { personalInformation, onboardingInformation } = variables?.['user'] as OnboardUserInput;
    page.known = memberOf({
      onboardingCompleted: true,
      onboardingInformation: { data: onboardingInformation.data },
      personalInformation: {
        ...person().personalInformation,
        ...personalInformation,
        displayName: personalInformation.displayName ?? null,
      },
    });
    return { data: {} };
  });
  return {
    page,
    /** Where the answers are stored. */
    places: () => [localStorage, sessionStorage].map(({ entries }) => entries.has(draft)),
    open: () => {
      const onboarding = createOnboarding('de');
      onboarding.start();
      return onboarding;
    },
  };
}

const typed: readonly [FormField, string][] = [
  ['physicalActivityLevel', '1.6'],
  ['height', '1,68 m'],
  ['weight', '78,5 kg'],
  ['desiredWeight', '68'],
];

function answerUpTo(onboarding: Onboarding, screens: number) {
  onboarding.begin();
  onboarding.type('displayName', 'Anna');
  onboarding.type('birthDay', '9');
  onboarding.type('birthMonth', '5');
  onboarding.type('birthYear', '1985');
  for (let screen = 0; screen < screens; screen += 1) onboarding.next();
}
function answerAll(onboarding: Onboarding) {
  answerUpTo(onboarding, 2);
  onboarding.agree();
  for (const [field, text] of typed) onboarding.type(field, text);
  for (let screen = 0; screen < 4; screen += 1) onboarding.next();
}
const screenOf = ({ $state }: Onboarding) => {
  const state = $state.get();
  return state.screen === 'question' ? state.question : state.screen;
};
const savingOf = ({ $saving }: Onboarding) => $saving.get().state;

/** A visit with all questions answered. */
function answered(options: Parameters<typeof visit>[0] = {}) {
  const visited = visit(options);
  const onboarding = visited.open();
  answerAll(onboarding);
  return { ...visited, onboarding };
}
function atMeasures() {
  const { onboarding } = answered();
  for (let step = 0; step < 3; step += 1) onboarding.back();
  expect(screenOf(onboarding)).toBe('height');
  return onboarding;
}

it.each([
  ['nothing', {}],
  ['no year', { birthDay: '9', birthMonth: '5' }],
  ['no day', { birthDay: ' ', birthYear: '1985' }],
])('onboarding: asks for a date of birth of which there is %s', (_, typedDate) => {
  const onboarding = visit().open();
  onboarding.begin();
  onboarding.next();
  for (const [field, text] of Object.entries(typedDate)) onboarding.type(field as FormField, text);
  onboarding.next();
  expect(onboarding.$state.get()).toMatchObject({
    question: 'name',
    problems: [{ question: 'birthday', problem: 'answer_missing' }],
  });
});

describe('onboarding, answers and an account', () => {
  it('are stored for a member without any, and deleted with the withdrawn consent', async () => {
    const { page, places, onboarding } = answered({ signedIn: true });
    await page.pass(100);
    expect([savingOf(onboarding), places()]).toEqual(['stored', [false, false]]);
    expect(page.$session.get()).toMatchObject({ member: { personalInformation: { weight: 78 } } });
    await onboarding.withdraw();
    expect(onboarding.$state.get()).toMatchObject({ screen: 'welcome', note: 'withdrawn' });
    expect(places()).toEqual([false, false]);
    expect(page.known).toMatchObject({ member: { onboardingCompleted: false } });
  });

  it('replace those of the account only on request, not by signing in', async () => {
    const { page, places, onboarding } = answered();
    expect([savingOf(onboarding), places()]).toEqual(['offered', [true, false]]);
    page.$session.set(memberOf({ onboardingCompleted: true }));
    expect(onboarding.$saving.get()).toEqual({ state: 'offered', signedIn: true });
    await expect(bringAnswers(person({ onboardingCompleted: true }))).resolves.toBe(false);
    onboarding.save();
    await page.pass();
    expect(savingOf(onboarding)).toBe('stored');
  });

  it('are saved after signing in on any page, unless the consent was withdrawn since', async () => {
    const { page, places } = answered();
    page.answer(giveHealthConsent, () => refuse('health_consent_missing'));
    await expect(bringAnswers(person())).resolves.toBe(false);
    // The questions ask for it again.
    expect(places()).toEqual([false, true]);
    const hers = answered();
    await expect(bringAnswers(person())).resolves.toBe(true);
    expect([hers.places(), hers.page.known]).toMatchObject([
      [false, false],
      { member: { onboardingCompleted: true } },
    ]);
  });
});

describe('onboarding, a refusal of the Worker', () => {
  it.each([
    ['health_consent_missing', 'again'],
    ['confirmation_date_wrong', 'clock'],
  ] as const)('%s: the consent is asked for again, and the answers stay', async (code, note) => {
    const { page, places, open } = visit({ signedIn: true });
    page.answer(giveHealthConsent, () => refuse(code));
    const onboarding = open();
    answerAll(onboarding);
    await page.pass(100);
    expect(onboarding.$state.get()).toMatchObject({ screen: 'consent', note });
    expect(places()).toEqual([false, true]);
    page.answer(giveHealthConsent, () => undefined);
    onboarding.agree();
    await page.pass();
    expect(savingOf(onboarding)).toBe('stored');
  });

  it('is retried three times; then the answers stay, to be saved on request', async () => {
    const { page, places, open } = visit({ signedIn: true });
    let asked = 0;
    page.answer(giveHealthConsent, () => {
      asked += 1;
      return refuse('internal');
    });
    const onboarding = open();
    answerAll(onboarding);
    await page.pass(5_000);
    expect([asked, savingOf(onboarding), screenOf(onboarding), places()]).toEqual([
      3,
      'failed',
      'summary',
      [true, false],
    ]);
    page.answer(giveHealthConsent, () => undefined);
    onboarding.save();
    await page.pass();
    expect(savingOf(onboarding)).toBe('stored');
  });
});

describe('onboarding, no answer is lost', () => {
  it('two tabs: what one stores, the other shows', async () => {
    const { page, open } = visit({ signedIn: true });
    const here = open();
    answerUpTo(here, 2);
    here.agree();
    const there = open();
    expect(screenOf(there)).toBe('activity');
    for (const [field, text] of typed) {
      await page.pass(1);
      here.type(field, text);
    }
    expect(there.$state.get()).toMatchObject({ form: { weight: '78,5 kg' } });
    for (let screen = 0; screen < 4; screen += 1) here.next();
    await page.pass(100);
    expect([savingOf(here), screenOf(there), savingOf(there)]).toEqual(['stored', 'summary', 'stored']);
  });

  it.each(['isBlocked', 'isFull'] as const)(
    'the storage %s: it works from memory and says so',
    async (fault) => {
      const { page, open } = visit();
      page.localStorage[fault] = true;
      page.sessionStorage[fault] = true;
      const onboarding = open();
      answerAll(onboarding);
      expect(onboarding.$state.get().lasting).toBe(false);
      page.$session.set(memberOf());
      await page.pass();
      expect(savingOf(onboarding)).toBe('stored');
    },
  );

  it('the storage is cleared midway: the draft is written again', () => {
    const { page, places, onboarding } = answered();
    page.localStorage.entries.clear();
    onboarding.back();
    expect(places()).toEqual([true, false]);
  });
});

describe('onboarding, measurements', () => {
  it.each([
    ['desiredWeight', '52', 'desired_weight_too_low'],
    ['desiredWeight', '52,2', 'desired_weight_too_low'],
    ['desiredWeight', '20', 'desired_weight_implausible'],
    ['desiredWeight', 'wenig', 'not_a_number'],
    ['desiredWeight', '', 'answer_missing'],
    // The desired weight from before is now too low.
    ['height', '198', 'desired_weight_too_low'],
  ] as const)('%s %j gives %s, and the question stays', (field, text, problem) => {
    const onboarding = atMeasures();
    onboarding.type(field, text);
    onboarding.next();
    expect(onboarding.$state.get()).toMatchObject({
      question: 'height',
      problems: [{ question: 'desired', problem }],
    });
  });

  it('a healthy weight stays healthy when rounded', () => {
    // At 168 cm the healthy range begins at 52.214 kg.
    const onboarding = atMeasures();
    onboarding.type('desiredWeight', '52,3');
    for (let step = 0; step < 3; step += 1) onboarding.next();
    expect(onboarding.$state.get()).toMatchObject({ screen: 'summary', answers: { desiredWeight: 53 } });
  });
});
