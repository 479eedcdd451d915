import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { ageOn, dayInGermany } from '../../../src/domain/time/calendar.ts';
import { onboardingDefaults, type OnboardingAnswers } from '../../../src/domain/onboarding/onboarding.ts';
import { onboardUserDataDocument } from '../../../src/browser/generated/operations.ts';
import { call, code, freshWorker, getUser, operation, publishedKey } from '../outside/call.ts';
import { agree, answers, inputOf } from './people.ts';
import { someText } from '../outside/some.ts';

const worker = freshWorker();
let token: (uid: string) => Promise<string>;

beforeAll(async () => {
  ({ token } = await publishedKey());
});

const onboard = async (uid: string, change: Partial<OnboardingAnswers> = {}) => {
  await agree(uid);
  const user = inputOf({ ...answers, ...change });
  return call(operation(onboardUserDataDocument, { id: 'myself', user }, await token(uid)), worker);
};

const rows = async (uid: string) => {
  const count = (table: string) =>
    env.DB.prepare(
      `SELECT count(*) AS n FROM ${table} WHERE user_id = (SELECT id FROM users WHERE firebase_uid = ?)`,
    )
      .bind(uid)
      .first<number>('n');
  return { onboardings: await count('onboardings'), weights: await count('weight_history') };
};

describe('onboarding', () => {
  it('stores the answers and returns the whole result', async () => {
    const age = ageOn(dayInGermany(new Date()), '1985-05-05');
    const answer = await onboard('onboarded');
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      data: {
        onboardUser: {
          dailyUserStatistics: { meals: null },
          mindsetExerciseProgress: { lastCompleted: null, progressData: null },
          user: {
            access: [],
            created: someText,
            email: 'onboarded@example.com',
            firebaseUid: 'onboarded',
            id: someText,
            onboardingCompleted: true,
            onboardingInformation: { data: { goal: 'feel better', sleep: [7, 8] } },
            personalInformation: {
              age,
              baseMetabolism: Math.round(750 + 1062.5 - 5 * age - 161),
              biologicalGender: 'FEMALE',
              birthday: '1985-05-05',
              desiredWeight: 65,
              displayName: 'Anna',
              height: 170,
              physicalActivityLevel: 1.4,
              weight: 75,
              weightHistory: [{ weight: 75, weightChanged: someText }],
            },
            stripeCustomerId: null,
          },
        },
      },
    });
    const read = await call(getUser(await token('onboarded')), worker);
    expect(read.body).toEqual({ data: { getUser: (answer.body as Result).data.onboardUser.user } });
  });

  it('fills in missing answers with the screens’ defaults', async () => {
    const { height, weight, desiredWeight, physicalActivityLevel } = answers;
    const user = { personalInformation: { height, weight, desiredWeight, physicalActivityLevel } };
    await agree('defaults');
    const answer = await call(
      operation(onboardUserDataDocument, { id: 'myself', user }, await token('defaults')),
      worker,
    );
    expect(answer.status).toBe(200);
    const stored = await env.DB.prepare(
      'SELECT * FROM onboardings WHERE user_id = (SELECT id FROM users WHERE firebase_uid = ?)',
    )
      .bind('defaults')
      .first();
    expect(stored).toMatchObject({
      biological_gender: onboardingDefaults.biologicalGender,
      birthday: onboardingDefaults.birthday,
      nutrition_concept: onboardingDefaults.nutritionConcept,
      portions_adults: onboardingDefaults.portionsAdults,
      portions_children: onboardingDefaults.portionsChildren,
      display_name: '',
      information: null,
    });
  });

  it('is stored once, even if sent ten times concurrently', async () => {
    const first = await onboard('repeated');
    expect((await onboard('repeated')).body).toEqual(first.body);
    await Promise.all(Array.from({ length: 10 }, () => onboard('repeated')));
    expect(await rows('repeated')).toEqual({ onboardings: 1, weights: 1 });
  });

  it('appends a changed weight to the history', async () => {
    for (const weight of [75, 74, 74, 75]) await onboard('weighing', { weight });
    const { body } = await call(getUser(await token('weighing')), worker);
    const { weightHistory, weight } = (body as { data: { getUser: User } }).data.getUser.personalInformation;
    expect([weight, weightHistory.map((entry) => entry.weight)]).toEqual([75, [75, 74, 75]]);
  });

  it('is stored completely or not at all', async () => {
    await env.DB.exec(
      "CREATE TRIGGER broken BEFORE INSERT ON weight_history WHEN NEW.weight = 111 BEGIN SELECT RAISE(ABORT, 'broken'); END",
    );
    const answer = await onboard('half-way', { weight: 111 });
    await env.DB.exec('DROP TRIGGER broken');
    expect([answer.status, code(answer)]).toEqual([500, { code: 'internal' }]);
    expect(await rows('half-way')).toEqual({ onboardings: 0, weights: 0 });
    expect((await onboard('half-way', { weight: 111 })).status).toBe(200);
    expect(await rows('half-way')).toEqual({ onboardings: 1, weights: 1 });
  });

  it('refuses implausible answers by the screens’ rule', async () => {
    const answer = await onboard('implausible', { birthday: '2020-01-01' });
    expect([answer.status, code(answer)]).toEqual([422, { code: 'under_age' }]);
    expect(await rows('implausible')).toEqual({ onboardings: 0, weights: 0 });
  });
});

interface User {
  personalInformation: { weight: number; weightHistory: { weight: number }[] };
}
interface Result {
  data: { onboardUser: { user: User } };
}
