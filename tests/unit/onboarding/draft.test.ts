import { describe, expect, it } from 'vitest';
import { draftFrom, emptyDraft } from '#domain/onboarding/draft.ts';
import { screens } from '#domain/onboarding/flow.ts';
import { healthConsentVersion } from '#domain/consent/health-consent.ts';
import { storedForm } from '#domain/onboarding/stored-answers.ts';
import { draftStorage } from '#site/browser/answers/draft-storage.ts';
import { browser } from '../browser.ts';

const now = Date.UTC(2026, 10, 21);
const consent = { id: 'a'.repeat(32), version: healthConsentVersion, language: 'de', given: now } as const;
const draft = { ...emptyDraft(now), screen: 'height' as const, consent };
const day = 86_400_000;

it('onboarding: screens come in this order, with the consent before the first health question', () => {
  expect(screens.join(' ')).toBe('welcome gender name consent activity height nutrition portions summary');
});

describe('onboarding, a stored draft', () => {
  it('reads back as it was stored', () => {
    expect(draftFrom(JSON.parse(JSON.stringify(draft)), now)).toEqual(draft);
  });

  it.each([
    ['nothing', null],
    ['text', 'draft'],
    ['a list', [draft]],
    ['an unknown screen', { ...draft, screen: 'elsewhere' }],
    ['no time', { ...draft, changed: 'now' }],
    ['a time to come', { ...draft, changed: now + day }],
    ['31 days old', { ...draft, changed: now - 31 * day }],
  ])('is ignored: %s', (_, value) => {
    expect(draftFrom(value, now)).toBeUndefined();
  });

  it('loses unknown fields, a consent to another text, and a pace out of bounds', () => {
    const odd = {
      ...draft,
      form: { height: '168', weight: 78, other: 'x', displayName: 'x'.repeat(200) },
      consent: { ...consent, version: 0 },
      pace: 5,
      keep: 'yes',
    };
    expect(draftFrom(odd, now)).toEqual({
      ...emptyDraft(now),
      screen: 'height',
      form: { ...emptyDraft(now).form, height: '168', displayName: 'x'.repeat(80) },
    });
  });
});

it('onboarding: the draft is in the tab until the consent, then on the device, and finally nowhere', () => {
  const page = browser({ now: new Date(now).toISOString() });
  const tab = page.sessionStorage.entries;
  const device = page.localStorage.entries;
  draftStorage.write(emptyDraft(now));
  expect([tab.size, device.size]).toEqual([1, 0]);
  draftStorage.write(draft);
  expect([tab.size, device.size, draftStorage.read()]).toEqual([0, 1, draft]);
  draftStorage.remove();
  expect([tab.size, device.size, draftStorage.read()]).toEqual([0, 0, undefined]);
  // A draft on the device without consent is ignored.
  device.set('valea:onboarding', JSON.stringify(emptyDraft(now)));
  expect(draftStorage.read()).toBeUndefined();
});

it('onboarding: an account without answers prefills nothing, an incomplete one is completed with defaults', () => {
  const person = {
    onboardingCompleted: true,
    onboardingInformation: { data: { meals: { nutritionConcept: 'VEGAN', portionsAdults: 2 }, pace: 9 } },
    personalInformation: {
      biologicalGender: 'FEMALE',
      birthday: '1985-05-09',
      desiredWeight: 68,
      displayName: null,
      height: 168,
      physicalActivityLevel: 1.6,
      weight: 78,
    },
  };
  expect(storedForm({ ...person, onboardingCompleted: false })).toBeUndefined();
  expect(storedForm(person)).toEqual({
    form: {
      displayName: '',
      biologicalGender: 'FEMALE',
      birthDay: '9',
      birthMonth: '5',
      birthYear: '1985',
      physicalActivityLevel: '1.6',
      height: '168',
      weight: '78',
      desiredWeight: '68',
      nutritionConcept: 'VEGAN',
      portionsAdults: '2',
      portionsChildren: '0',
    },
    pace: 0.7,
    consent: undefined,
  });
});
