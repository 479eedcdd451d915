import { expect, it } from 'vitest';
import { landings } from '#domain/generated/landings.ts';
import { headlineFor, isLanding } from '#domain/landing.ts';

it('landing page: only those on the list', () => {
  expect(Object.keys(landings).every(isLanding)).toBe(true);
  for (const name of ['', 'recipe-soup', 'toString', '__proto__', 7]) expect(isLanding(name)).toBe(false);
});

it('a landing page chooses the headline of the sign-in only for its own visitors', () => {
  expect(headlineFor('social.prevention-course', 'sign-in')).toBe('course');
  expect(headlineFor('none.personal-plan', 'plan')).toBe('plan');
  expect(headlineFor('none.personal-plan', 'sign-in')).toBe('onboarding');
  for (const via of ['none', 'search', 'none.constructor', 'personal-plan', ''])
    expect(headlineFor(via, 'plan'), via).toBe('plan');
});
