import { describe, expect, it, vi } from 'vitest';
import { createCount } from '#site/browser/count.ts';
import { createScreenCount, type Shown } from '#site/features/onboarding/state.ts';
import { createMisses } from '#site/features/questions/page-search-misses.ts';
import { emptyForm, questionScreens } from '#domain/questions.ts';
import { planOf } from '#domain/plan.ts';
import { onboardingDefaults } from '#domain/onboarding.ts';
import { browser } from '../browser.ts';

it('a step is counted once a page visit, with the language and where the visit comes from', () => {
  const { document, beacons } = browser();
  document.body.dataset['via'] = 'cpc.personal-plan';
  const count = createCount();
  for (const step of ['question-1', 'question-2', 'question-1', 'result', 'question-2'] as const) count(step);
  expect(beacons).toEqual([
    '/api/count/de/question-1/cpc.personal-plan',
    '/api/count/de/question-2/cpc.personal-plan',
    '/api/count/de/result/cpc.personal-plan',
  ]);
});

describe('the screens of the onboarding', () => {
  const answers = {
    ...onboardingDefaults,
    displayName: '',
    physicalActivityLevel: 1.4,
    height: 170,
    weight: 70,
    desiredWeight: 65,
  };
  const summary: Shown = { screen: 'summary', answers, pace: 0.5, plan: planOf(answers, 0.5, '2026-11-22') };
  const question = (index: number): Shown => ({
    screen: 'question',
    question: questionScreens[index]?.[0] ?? 'name',
    form: emptyForm,
    ready: true,
    problems: [],
  });
  const countedOf = (...shown: Shown[]) => {
    const steps: string[] = [];
    const count = createScreenCount((step) => steps.push(step));
    for (const one of shown) count(one);
    return steps;
  };

  it('are numbered steps that do not reveal what they ask', () => {
    const all = [...questionScreens.keys()].map(question);
    expect(
      countedOf({ screen: 'welcome' }, ...all.slice(0, 3), { screen: 'consent' }, ...all.slice(3), summary),
    ).toEqual([
      'question-1',
      'question-2',
      'question-3',
      'consent',
      'question-4',
      'question-5',
      'question-6',
      'question-7',
      'result',
    ]);
  });

  it('do not count a result from an earlier visit, or a visitor who cannot continue', () => {
    expect(countedOf({ screen: 'welcome' }, summary)).toEqual([]);
    expect(
      countedOf(
        { screen: 'too-young', form: emptyForm },
        { screen: 'paused', onDevice: false, canRemind: false },
      ),
    ).toEqual([]);
  });
});

it('words that were not found are sent folded, a few of them, each once, and nothing that may be an address', async () => {
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
