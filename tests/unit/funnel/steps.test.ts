import { describe, expect, it } from 'vitest';
import { screens } from '#domain/onboarding/flow.ts';
import { funnels, isBrowserStep, isStep, stepOfSignIn } from '#domain/funnel/steps.ts';
import { entries } from '#domain/funnel/entries.ts';
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
    const unknown = { campaign: 'none', landing: '', entry: '', experiment: '' };
    expect(readVia(`facebook.${landing}`)).toEqual({ ...unknown, campaign: 'social', landing });
    expect(readVia(`none.${landing}`)).toEqual({ ...unknown, landing });
    expect(readVia('cpc.nowhere')).toEqual({ ...unknown, campaign: 'search' });
    expect(readVia('none..recipe')).toEqual({ ...unknown, entry: 'recipe' });
    expect(readVia(`email.${landing}.landing.nothing.more`)).toEqual({
      ...unknown,
      campaign: 'newsletter',
      landing,
      entry: 'landing',
    });
    for (const via of [
      undefined,
      '',
      '.',
      '...',
      'x',
      'constructor.toString.valueOf',
      '__proto__',
      'Google',
      'a.b.c.d',
    ])
      expect(readVia(via)).toEqual(unknown);
  });

  it('is kept as classes, and reads back the same', () => {
    for (const campaign of campaigns) {
      for (const page of ['', landing]) {
        for (const entry of ['', ...entries]) {
          const via = readVia([campaign, page, entry].join('.'));
          expect(readVia(viaText(via))).toEqual(via);
        }
      }
    }
    expect(viaText(readVia('none'))).toBeUndefined();
    expect(viaText(readVia('none..recipe'))).toBe('none..recipe');
  });
});
