import { expect, it } from 'vitest';
import type { IdentityCode } from '#domain/errors/identity-codes.ts';
import type { FactorKey } from '#site/browser/identity/identity.ts';
import { createSecondFactor } from '#site/features/staff/second-factor-state.ts';

const shown = { key: 'ABCD', link: 'otpauth://totp/Valea' };

/** An account without a second factor. `answers`: the provider's responses to the codes, in order. */
async function enrolling(...answers: (IdentityCode | 'done')[]) {
  const asked: string[] = [];
  const confirm: FactorKey['confirm'] = (code) => {
    asked.push(code);
    const given = answers.shift();
    return Promise.resolve(
      given === undefined || given === 'done' ? { state: 'done' } : { state: 'failed', code: given },
    );
  };
  const factor = createSecondFactor(() =>
    Promise.resolve({
      usedSecondFactor: () => Promise.resolve(false),
      addSecondFactor: () => Promise.resolve({ state: 'key', ...shown, confirm }),
    }),
  );
  await factor.load();
  await factor.begin();
  return { factor, asked, state: () => factor.$state.get() };
}

it('second factor: the key stays on screen until a code from the app is right', async () => {
  const { factor, asked, state } = await enrolling('code_refused', 'done');
  expect(state()).toEqual({ step: 'key', ...shown, busy: false });
  await factor.confirm('12');
  expect(state()).toMatchObject({ step: 'key', problem: 'code_malformed' });
  await factor.confirm('111 111');
  expect(state()).toEqual({ step: 'key', ...shown, busy: false, problem: 'code_refused' });
  await factor.confirm('222222');
  expect(state()).toEqual({ step: 'on' });
  expect(asked).toEqual(['111111', '222222']);
});

it.each(['code_expired', 'sign_in_again'] as const)('second factor: %s starts again', async (problem) => {
  const { factor, state } = await enrolling(problem);
  await factor.confirm('111111');
  expect(state()).toEqual({ step: 'off', busy: false, problem });
});

it('second factor: an old sign-in is reported before a key is shown', async () => {
  const factor = createSecondFactor(() =>
    Promise.resolve({
      usedSecondFactor: () => Promise.resolve(false),
      addSecondFactor: () => Promise.resolve({ state: 'failed', code: 'sign_in_again' }),
    }),
  );
  await factor.load();
  await factor.begin();
  expect(factor.$state.get()).toEqual({ step: 'off', busy: false, problem: 'sign_in_again' });
});

it('second factor: shows that it is on after a sign-in with it; reports an unreachable provider', async () => {
  let isReachable = true;
  const factor = createSecondFactor(() =>
    isReachable
      ? Promise.resolve({
          usedSecondFactor: () => Promise.resolve(true),
          addSecondFactor: () => Promise.reject(new Error('not asked')),
        })
      : Promise.reject(new Error('offline')),
  );
  await factor.load();
  expect(factor.$state.get()).toEqual({ step: 'on' });
  isReachable = false;
  await factor.load();
  await factor.begin();
  expect(factor.$state.get()).toEqual({ step: 'off', busy: false, problem: 'sign_in_unavailable' });
});
