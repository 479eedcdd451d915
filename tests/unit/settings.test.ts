import { expect, it } from 'vitest';
import { settingNames } from '../../functions/settings.ts';
import { neededSettings, settingProblems, settings } from '../../scripts/setup/settings.ts';

it('every setting of the Worker says where it comes from', () => {
  for (const name of settingNames) expect(settings[name].from, name).not.toBe('');
});

it('a secret that a deployment needs is one that the Worker knows', () => {
  for (const target of ['production', 'staging'] as const) {
    const needed = neededSettings(target, 'secret');
    expect(needed).toContain('STRIPE_SECRET_KEY');
    expect(settingNames).toEqual(expect.arrayContaining([...needed]));
  }
  expect(neededSettings('staging', 'secret')).toContain('STAGING_PASSWORD');
  expect(neededSettings('production', 'secret')).not.toContain('STAGING_PASSWORD');
});

const local = { ENVIRONMENT: 'local', FIREBASE_PROJECT_ID: 'demo-valea' };

it('names a bad setting of this machine with what mends it, and never its value', () => {
  expect(settingProblems(local)).toEqual([]);
  const problems = settingProblems({
    ...local,
    STRIPE_SECRET_KEY: 'nonsense',
    STRIPE_WEBHOOK_SECRET: 'whsec_a',
  });
  expect(problems).toEqual([
    {
      setting: 'STRIPE_SECRET_KEY',
      reason: 'is no secret key',
      mend: expect.stringMatching(
        /^correct STRIPE_SECRET_KEY in \.dev\.vars, or take it out \(from: Stripe/,
      ) as string,
    },
  ]);
  expect(JSON.stringify(problems)).not.toContain('nonsense');
});
