import { expect, it } from 'vitest';
import { landings } from '#domain/funnel/generated/landings.ts';
import { headlineFor, isLanding } from '#domain/funnel/landing-names.ts';

it('landing pages: only listed ones are known', () => {
  expect(Object.keys(landings).every((name) => isLanding(name))).toBe(true);
  for (const name of ['', 'recipe-soup', 'toString', '__proto__', 7]) expect(isLanding(name)).toBe(false);
});

it('landing pages: the headline of the sign-in changes only for their own visitors', () => {
  for (const [name, { signIn }] of Object.entries(landings)) {
    expect(headlineFor(`social.${name}`, 'sign-in')).toBe(signIn);
    expect(headlineFor(`none.${name}`, 'plan')).toBe('plan');
  }
  for (const via of ['none', 'search', 'none.constructor', 'personal-plan', ''])
    expect(headlineFor(via, 'plan'), via).toBe('plan');
});
