import { expect, it } from 'vitest';
import { landings } from '#domain/generated/landings.ts';
import { headlineFor, isLanding } from '#domain/landing.ts';

it('landing page: only those on the list', () => {
  expect(Object.keys(landings).every((name) => isLanding(name))).toBe(true);
  for (const name of ['', 'recipe-soup', 'toString', '__proto__', 7]) expect(isLanding(name)).toBe(false);
});

it('a landing page chooses the headline of the sign-in only for its own visitors', () => {
  for (const [name, { signIn }] of Object.entries(landings)) {
    expect(headlineFor(`social.${name}`, 'sign-in')).toBe(signIn);
    expect(headlineFor(`none.${name}`, 'plan')).toBe('plan');
  }
  for (const via of ['none', 'search', 'none.constructor', 'personal-plan', ''])
    expect(headlineFor(via, 'plan'), via).toBe('plan');
});
