import { expect, it } from 'vitest';
import { localSettings, localSite } from '../../scripts/setup/local-settings.ts';

it('a setting of the shell counts before `.dev.vars`, and reaches the Worker', () => {
  const settings = (environment: Record<string, string>) =>
    localSettings(localSite(4290), { file: 'nowhere', environment });
  expect(settings({}).stripe).toBeDefined();
  const told = settings({
    STRIPE_SECRET_KEY: 'sk_test_own',
    STRIPE_WEBHOOK_SECRET: 'whsec_own',
    ENVIRONMENT: 'ci',
  });
  expect(told.stripe).toBeUndefined();
  expect(told.vars).toMatchObject({
    STRIPE_SECRET_KEY: 'sk_test_own',
    STRIPE_WEBHOOK_SECRET: 'whsec_own',
    ENVIRONMENT: 'local',
  });
});

it('a setting that is wrong is named with where it comes from', () => {
  expect(
    localSettings(localSite(4290), { file: 'nowhere', environment: { STRIPE_SECRET_KEY: 'nonsense' } })
      .problems,
  ).toEqual([
    expect.stringMatching(
      /^STRIPE_SECRET_KEY is no secret key: correct STRIPE_SECRET_KEY in this shell’s environment, or take it out/,
    ),
    expect.stringMatching(/^STRIPE_WEBHOOK_SECRET is missing/),
  ]);
});
