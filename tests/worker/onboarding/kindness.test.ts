import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { publishedKey } from '../outside/call.ts';
import { answerAll, createDevice, screenOf } from './visitor.ts';

let sign: (uid: string) => Promise<string>;
let visitor: ReturnType<typeof createDevice>;
beforeAll(async () => {
  ({ token: sign } = await publishedKey());
});
beforeEach(() => {
  visitor = createDevice(sign);
});

describe('onboarding limits', () => {
  it('under 18 it stops, stores nothing, and the date can be corrected', () => {
    const tab = visitor.openTab();
    tab.onboarding.begin();
    tab.onboarding.next();
    tab.onboarding.next();
    tab.onboarding.type('birthYear', String(new Date().getFullYear() - 10));
    tab.onboarding.next();
    expect([screenOf(tab), tab.tab.entries.size, visitor.device.entries.size]).toEqual(['too-young', 0, 0]);
    tab.onboarding.back();
    tab.onboarding.type('birthYear', '1990');
    tab.onboarding.next();
    expect(screenOf(tab)).toBe('consent');
  });

  it.each([
    ['desiredWeight', '52', 'desired_weight_too_low'],
    ['desiredWeight', '52,2', 'desired_weight_too_low'],
    ['desiredWeight', '20', 'desired_weight_implausible'],
    ['desiredWeight', 'wenig', 'not_a_number'],
    ['desiredWeight', '', 'answer_missing'],
  ] as const)('%s %j: %s, and the question stays', (field, text, problem) => {
    const tab = visitor.openTab();
    answerAll(tab);
    for (let step = 0; step < 3; step += 1) tab.onboarding.back();
    expect(screenOf(tab)).toBe('desired');
    tab.onboarding.type(field, text);
    tab.onboarding.next();
    expect(tab.onboarding.$state.get()).toMatchObject({ question: 'desired', problem });
  });

  it('a healthy weight stays healthy when rounded', () => {
    // At 168 cm the healthy range begins at 52.214 kg.
    const tab = visitor.openTab();
    answerAll(tab);
    for (let step = 0; step < 3; step += 1) tab.onboarding.back();
    tab.onboarding.type('desiredWeight', '52,3');
    for (let step = 0; step < 3; step += 1) tab.onboarding.next();
    expect(tab.onboarding.$state.get()).toMatchObject({ screen: 'summary', answers: { desiredWeight: 53 } });
  });

  it('correcting the height asks for the desired weight again', () => {
    const tab = visitor.openTab();
    answerAll(tab);
    for (let step = 0; step < 5; step += 1) tab.onboarding.back();
    expect(screenOf(tab)).toBe('height');
    tab.onboarding.type('height', '198');
    for (let step = 0; step < 2; step += 1) tab.onboarding.next();
    expect(screenOf(tab)).toBe('desired');
    tab.onboarding.next();
    expect(tab.onboarding.$state.get()).toMatchObject({
      question: 'desired',
      problem: 'desired_weight_too_low',
    });
  });
});
