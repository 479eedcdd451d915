import { expect, it } from 'vitest';
import { settingNames } from '../../functions/settings.ts';
import { localSettings, localSite } from '../../scripts/setup/local-settings.ts';
import { neededSettings } from '../../scripts/setup/settings.ts';

it('settings: every secret that a deployment needs is known to the Worker', () => {
  for (const target of ['production', 'staging'] as const) {
    const needed = neededSettings(target, 'secret');
    expect(needed).toContain('STRIPE_SECRET_KEY');
    expect(settingNames).toEqual(expect.arrayContaining([...needed]));
  }
  expect(neededSettings('staging', 'secret')).toContain('STAGING_PASSWORD');
  expect(neededSettings('production', 'secret')).not.toContain('STAGING_PASSWORD');
});

const inShell = (environment: Record<string, string>) =>
  localSettings(localSite(4290), { file: 'nowhere', environment });

it('settings: the shell takes precedence over `.dev.vars`, and reaches the Worker', () => {
  expect(inShell({})).toMatchObject({ problems: [], stripe: expect.anything() as unknown });
  const own = { STRIPE_SECRET_KEY: 'sk_test_own', STRIPE_WEBHOOK_SECRET: 'whsec_own' };
  const settings = inShell({ ...own, ENVIRONMENT: 'ci' });
  expect(settings.stripe).toBeUndefined();
  expect(settings.vars).toMatchObject({ ...own, ENVIRONMENT: 'local' });
});

it('settings: npm start names a wrong or missing one, its source and remedy, never its value', () => {
  const { problems } = inShell({ STRIPE_SECRET_KEY: 'nonsense' });
  expect(problems).toEqual([
    expect.stringMatching(
      /^STRIPE_SECRET_KEY is no secret key: correct STRIPE_SECRET_KEY in this shell’s environment, or take it out/,
    ),
    expect.stringMatching(/^STRIPE_WEBHOOK_SECRET is missing/),
  ]);
  expect(JSON.stringify(problems)).not.toContain('nonsense');
});
