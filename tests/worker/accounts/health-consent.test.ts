import { env } from 'cloudflare:workers';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { healthConsentText, healthConsentVersion } from '#domain/consent/health-consent.ts';
import { onboardUserDataDocument } from '../../../src/browser/generated/operations.ts';
import {
  call,
  code,
  freshWorker,
  getUser,
  operation,
  post,
  postBy,
  publishedKey,
  requestBy,
  site,
} from '../outside/call.ts';
import { hex } from '../outside/conversions.ts';
import { dataApi } from '../outside/stand-ins.ts';
import { someNumber } from '../outside/some.ts';
import { agree, answers, inputOf } from '../members/people.ts';
import type { OnboardingAnswers } from '#domain/onboarding/onboarding.ts';

let token: (uid: string) => Promise<string>;
let worker = freshWorker();
beforeAll(async () => {
  ({ token } = await publishedKey());
});
beforeEach(() => {
  worker = freshWorker();
});

const receipt = (more: Record<string, unknown> = {}) => ({
  id: hex(),
  version: healthConsentVersion,
  language: 'de',
  given: Date.now() - 60_000,
  ...more,
});

const give = async (uid: string, body: unknown = receipt()) =>
  call(postBy(await token(uid), '/api/health-consent', body), worker);
const withdraw = async (uid: string) =>
  call(requestBy(await token(uid), '/api/health-consent', 'DELETE'), worker);
const onboarding = (change: Partial<OnboardingAnswers> = {}, bearer?: string) =>
  operation(onboardUserDataDocument, { id: 'myself', user: inputOf({ ...answers, ...change }) }, bearer);
const onboard = async (uid: string, which = worker) => call(onboarding({}, await token(uid)), which);
const completed = async (uid: string) => {
  const { body } = await call(getUser(await token(uid)), worker);
  return (body as { data: { getUser: unknown } }).data.getUser;
};
const rows = async (uid: string) =>
  (await env.DB.prepare('SELECT * FROM explicit_consents WHERE uid = ? ORDER BY id').bind(uid).all()).results;

it('health consent: without it answers are refused and not stored', async () => {
  const answer = await onboard('never-asked');
  expect([answer.status, code(answer)]).toEqual([403, { code: 'health_consent_missing' }]);
  expect(await completed('never-asked')).toMatchObject({ onboardingCompleted: false });
});

it('health consent: without it no answers reach an external data API', async () => {
  await dataApi.become({ mode: 'ok', body: '{"data":{"onboardUser":null}}' });
  await dataApi.forget();
  const elsewhere = freshWorker({ DATA_API_URL: dataApi.url });
  expect((await call(onboarding(), elsewhere)).status).toBe(401);
  expect((await onboard('never-asked', elsewhere)).status).toBe(403);
  expect(await dataApi.received()).toEqual([]);
});

describe('health consent', () => {
  it('stores a receipt with text, language and both times, and allows answers', async () => {
    const given = receipt({ language: 'en' });
    expect([(await give('agreed', given)).status, (await give('agreed', given)).status]).toEqual([204, 204]);
    expect(await rows('agreed')).toEqual([
      {
        id: someNumber,
        receipt: given.id,
        uid: 'agreed',
        purpose: 'health',
        verb: 'given',
        version: healthConsentVersion,
        text_hash: healthConsentText(healthConsentVersion)?.hashes.en,
        language: 'en',
        said: given.given,
        at: someNumber,
      },
    ]);
    expect((await onboard('agreed')).status).toBe(200);
  });

  it('to an older text does not count', async () => {
    await agree('older-text', healthConsentVersion - 1);
    expect(code(await onboard('older-text'))).toEqual({ code: 'health_consent_missing' });
  });

  it('is personal', async () => {
    const given = receipt();
    await give('first-of-two', given);
    expect(code(await give('second-of-two', given))).toEqual({ code: 'health_consent_missing' });
    expect((await onboard('second-of-two')).status).toBe(403);
  });

  it.each([
    ['to a text that there never was', { version: 99 }, 400, 'bad_request'],
    ['in a language without a text', { language: 'fr' }, 400, 'bad_request'],
    ['with an id of another form', { id: 'lena@example.com' }, 400, 'bad_request'],
    ['with more than a consent', { weight: 68 }, 400, 'bad_request'],
    ['of a time to come', { given: Date.now() + 3_600_000 }, 422, 'confirmation_date_wrong'],
    ['from before there was a text', { given: Date.UTC(2020, 5, 1) }, 422, 'confirmation_date_wrong'],
  ])('%s is refused and not stored', async (_, more, status, given) => {
    const answer = await give('malformed', receipt(more));
    expect([answer.status, code(answer)]).toEqual([status, { code: given }]);
    expect(await rows('malformed')).toEqual([]);
  });

  it('needs a sign-in', async () => {
    const answer = await call(post({ body: JSON.stringify(receipt()) }, '/api/health-consent'), worker);
    expect([answer.status, code(answer)]).toEqual([401, { code: 'unauthenticated' }]);
    const withdrawing = new Request(`${site}/api/health-consent`, { method: 'DELETE' });
    expect((await call(withdrawing, worker)).status).toBe(401);
  });
});

describe('withdrawing a health consent', () => {
  it('deletes the answers, keeps the account, and stores one receipt', async () => {
    const given = receipt();
    await give('took-back', given);
    await onboard('took-back');
    expect(await completed('took-back')).toMatchObject({
      onboardingCompleted: true,
      personalInformation: { weight: answers.weight },
    });

    expect([(await withdraw('took-back')).status, (await withdraw('took-back')).status]).toEqual([204, 204]);
    expect(await completed('took-back')).toMatchObject({
      onboardingCompleted: false,
      onboardingInformation: { data: null },
      personalInformation: { weight: null, birthday: null, weightHistory: [] },
    });
    expect((await rows('took-back')).map(({ verb }) => verb)).toEqual(['given', 'withdrawn']);
    expect((await onboard('took-back')).status).toBe(403);
  });

  it('outlasts an old receipt sent again, and ends with a new consent', async () => {
    const given = receipt();
    await give('again', given);
    await withdraw('again');
    expect(code(await give('again', given))).toEqual({ code: 'health_consent_missing' });
    expect((await give('again')).status).toBe(204);
    expect((await onboard('again')).status).toBe(200);
  });

  it('between check and write stores nothing: the database refuses', async () => {
    await give('in-between');
    await onboard('in-between');
    const prepared = env.DB.prepare(
      "UPDATE onboardings SET weight = 99 WHERE user_id = (SELECT id FROM users WHERE firebase_uid = 'in-between')",
    );
    await prepared.run();
    await env.DB.prepare(
      "INSERT INTO explicit_consents (receipt, uid, purpose, verb, version, text_hash, language, said, at) SELECT 'x', uid, purpose, 'withdrawn', version, text_hash, language, 0, 0 FROM explicit_consents WHERE uid = 'in-between'",
    ).run();
    await expect(prepared.run()).rejects.toThrow('no health data without consent');
  });
});

it('health answers: never in the log', async () => {
  const lines: unknown[] = [];
  const spies = (['info', 'warn', 'error'] as const).map((level) =>
    vi.spyOn(console, level).mockImplementation((line) => lines.push(line)),
  );
  await onboard('quiet');
  await give('quiet', receipt({ weight: 171.31 }));
  await give('quiet');
  const personal = { weight: 171, height: 199, displayName: 'Kanari' };
  await call(onboarding(personal, await token('quiet')), worker);
  await withdraw('quiet');
  for (const spy of spies) spy.mockRestore();
  expect(lines.length).toBeGreaterThan(4);
  // Ids and times are numbers as well.
  const said = lines.map((line) => String(line).replaceAll(/"(?:requestId|milliseconds)":[^,}]*/g, ''));
  expect(said.filter((line) => /171|199|Kanari/.test(line))).toEqual([]);
});
