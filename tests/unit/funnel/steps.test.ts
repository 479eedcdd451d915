import { describe, expect, it } from 'vitest';
import { screens } from '#domain/onboarding/flow.ts';
import { funnels, isBrowserStep, isStep, stepOfSignIn } from '#domain/funnel/steps.ts';
import { campaigns, readVia, viaText } from '#domain/funnel/via.ts';
import { loginReasons } from '#domain/identity/sign-in.ts';
import { landings } from '#domain/funnel/generated/landings.ts';

const [landing = ''] = Object.keys(landings);

describe('funnel steps', () => {
  it('one for every screen of the onboarding, in order', () => {
    const asked = funnels.app.slice(funnels.app.indexOf('start'), funnels.app.indexOf('result') + 1);
    expect(asked).toHaveLength(screens.length);
    expect(asked.indexOf('consent')).toBe(screens.indexOf('consent'));
  });

  it('those of a payment are counted by the Worker alone', () => {
    const ofWorker = [...funnels.app, ...funnels.course].filter((step) => !isBrowserStep(step));
    expect(ofWorker).toEqual(['payment', 'paid', 'course-payment', 'course-paid']);
  });

  it('those of a sign-in depend on its reason', () => {
    expect(Object.fromEntries(loginReasons.map((reason) => [reason, stepOfSignIn(reason)]))).toEqual({
      'sign-in': undefined,
      register: 'sign-in',
      onboarding: 'sign-in',
      course: 'course-sign-in',
      plan: 'sign-in',
      quiz: 'sign-in',
    });
  });

  it('no other name is a step', () => {
    const others = ['', 'weight', 'Landing', 'landing ', '__proto__', 'toString', undefined, 7];
    expect(others.filter(isStep)).toEqual([]);
  });
});

describe('source of a visit', () => {
  it('any address is reduced to known classes', () => {
    expect(readVia(`facebook.${landing}`)).toEqual({ campaign: 'social', landing });
    expect(readVia(`none.${landing}`)).toEqual({ campaign: 'none', landing });
    expect(readVia('cpc.nowhere')).toEqual({ campaign: 'search', landing: '' });
    for (const via of [undefined, '', '.', 'x', 'constructor.toString', '__proto__', 'Google', 'a.b.c'])
      expect(readVia(via)).toEqual({ campaign: 'none', landing: '' });
  });

  it('is kept as classes, and reads back the same', () => {
    for (const campaign of campaigns) {
      for (const page of ['', landing] as const) {
        const via = readVia(`${campaign}${page && `.${page}`}`);
        expect(readVia(viaText(via))).toEqual(via);
      }
    }
    expect(viaText(readVia('none'))).toBeUndefined();
  });
});
