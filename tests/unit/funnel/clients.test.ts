import { expect, it, vi } from 'vitest';
import { createCount } from '#site/browser/count.ts';
import { createScreenCount, type Shown } from '#site/features/onboarding/state.ts';
import { createMisses } from '#site/features/questions/page-search-misses.ts';
import { emptyForm } from '#domain/onboarding/questions.ts';
import { planOf } from '#domain/onboarding/plan.ts';
import { onboardingDefaults } from '#domain/onboarding/onboarding.ts';
import { browser } from '../browser.ts';

it('counting: a step counts once per page view, with the language and source of the visit', () => {
  const { document, beacons } = browser();
  document.body.dataset['via'] = 'cpc.personal-plan';
  const count = createCount();
  for (const step of ['question-1', 'result', 'question-1'] as const) count(step);
  const counted = ['question-1', 'result'].map((step) => `/api/count/de/${step}/cpc.personal-plan`);
  expect(beacons).toEqual(counted);
});

it('counting: results of an earlier visit and visitors who cannot continue are left out', () => {
  const answers = {
    ...onboardingDefaults,
    displayName: '',
    physicalActivityLevel: 1.4,
    height: 170,
    weight: 70,
    desiredWeight: 65,
  };
  const countedOf = (...shown: Shown[]) => {
    const steps: string[] = [];
    shown.forEach(createScreenCount((step) => steps.push(step)));
    return steps;
  };
  const plan = planOf(answers, 0.5, '2026-11-22');
  expect(countedOf({ screen: 'welcome' }, { screen: 'summary', answers, pace: 0.5, plan })).toEqual([]);
  const paused = { screen: 'paused', onDevice: false, canRemind: false } as const;
  expect(countedOf({ screen: 'too-young', form: emptyForm }, paused)).toEqual([]);
});

it('failed searches: a few words are sent, folded, each once, and nothing that may be an address', async () => {
  browser();
  const send = vi.spyOn(navigator, 'sendBeacon');
  const misses = createMisses();
  misses(['Überweisung', 'PayPal', '0170', 'a@b.de', 'ab']);
  misses(['paypal']);
  misses(['eins', 'zwei', 'drei', 'vier']);
  misses([]);
  const sent = send.mock.calls.map(async ([path, body]) => [path, await (body as Blob).text()]);
  expect(await Promise.all(sent)).toEqual([
    ['/api/search-misses', '{"language":"de","words":["uberweisung","paypal"]}'],
    ['/api/search-misses', '{"language":"de","words":["eins","zwei","drei"]}'],
  ]);
});
