import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { code, freshWorker } from '../outside/call.ts';
import { recordingDatabase, sql } from '../outside/database.ts';
import { participant } from '../outside/participant.ts';
import { storesOf } from '../../../functions/deps.ts';
import { modulesOf } from '#domain/course/modules.ts';
import type { ModuleView } from '#site/api/course-module.ts';

const [{ slug, seconds } = { slug: '', seconds: 0 }] = modulesOf('zpp');
const length = Math.round(seconds * 10);
const anHour = 3_600_000;

const rowsOf = async (orderId: string) =>
  (await sql('SELECT * FROM course_progress WHERE order_id = ?', orderId).all()).results;

/** A participant who began to listen that long ago. */
async function listener(name: string, milliseconds = 15_000) {
  const her = await participant(name);
  await her.report(slug);
  her.wait(milliseconds);
  return her;
}

describe('listening reports', () => {
  it('sent concurrently share the elapsed time', async () => {
    const her = await listener('two-tabs');
    const tabs = Array.from({ length: 6 }, (_, tab) =>
      her.report(slug, { played: [[tab * 100, tab * 100 + 100]], speed: 1 }),
    );
    const answers = await Promise.all(tabs);
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200));
    const { heard } = (await her.read(slug)).body as ModuleView;
    const sum = heard.reduce((all, [from, to]) => all + to - from, 0);
    expect(sum).toBeGreaterThan(0);
    expect(sum).toBeLessThanOrEqual(150);
    expect(await rowsOf(her.orderId)).toMatchObject([{ module: 1, version: 7 }]);
  });

  it('in a flood are answered with a retry, and none fails', async () => {
    const her = await listener('thirty-tabs');
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, tab) => her.report(slug, { played: [[tab, tab + 5]], speed: 1 })),
    );
    const refused = answers.filter(({ status }) => status !== 200);
    for (const answer of refused) {
      expect([answer.status, code(answer), answer.headers.get('Retry-After')]).toEqual([
        503,
        { code: 'overtaken' },
        '1',
      ]);
    }
    expect(refused.length).toBeGreaterThan(0);
  });

  it('sent twice count once', async () => {
    const her = await listener('twice');
    const once = { report: crypto.randomUUID(), played: [[0, 150]] as const };
    const one = await her.report(slug, once);
    const other = await her.report(slug, once);
    expect(other.body).toEqual(one.body);
    her.wait(10_000);
    await her.report(slug, once);
    her.wait(5_000);
    const { body } = await her.report(slug, { played: [[150, 300]] });
    expect(body).toMatchObject({ heard: [[0, 300]] });
  });

  it('claim no more than the clock allows', async () => {
    const her = await participant('forges');
    const forged = await her.report(slug, { played: [[0, length]], speed: 2 });
    expect(forged.body).toMatchObject({ heard: [], isHeard: false });
    her.wait(10_000);
    const fast = await her.report(slug, { played: [[0, length]], speed: 16 });
    expect(fast.body).toMatchObject({ heard: [[0, 200]], missing: [[200, length]] });
    const again = await her.report(slug, { played: [[0, length]], speed: 2 });
    expect(again.body).toMatchObject({ heard: [[0, 200]] });
  });

  it('heard offline count when sent, as far as the clock allows', async () => {
    const her = await listener('offline', seconds * 1000 + 1);
    const { body } = await her.send(`/api/courses/zpp/modules/${slug}/listening`, {
      report: crypto.randomUUID(),
      played: [
        [0, 300],
        [300, length],
      ],
      speed: 1,
      position: 999_999,
      heardOffline: true,
    });
    expect(body).toMatchObject({ heard: [[0, length]], missing: [], isHeard: true });
    // Listening resumes there on any device.
    expect((await her.read(slug)).body).toMatchObject({ position: length });
  });

  it('with a clock that went back change nothing', async () => {
    const her = await participant('skewed');
    her.wait(anHour);
    await her.report(slug);
    her.wait(15_000);
    await her.report(slug, { played: [[0, 150]] });
    her.wait(-60_000);
    expect((await her.report(slug, { played: [[150, 600]] })).body).toMatchObject({ heard: [[0, 150]] });
    her.wait(75_000);
    expect((await her.report(slug, { played: [[150, 300]] })).body).toMatchObject({ heard: [[0, 300]] });
  });

  it('are refused unless they are whole and possible', async () => {
    const her = await participant('odd');
    const whole = { report: crypto.randomUUID(), played: [], speed: 1, position: 0 };
    for (const wrong of [
      {},
      { ...whole, played: 'all' },
      { ...whole, played: [[10, 5]] },
      { ...whole, played: [[0, 1.5]] },
      { ...whole, played: Array.from({ length: 201 }, (_, at) => [at * 2, at * 2 + 1]) },
      { ...whole, speed: 'fast' },
      { ...whole, speed: -1 },
      { ...whole, position: -1 },
      { ...whole, userId: 'another' },
    ]) {
      const answer = await her.send(`/api/courses/zpp/modules/${slug}/listening`, wrong);
      expect([wrong, answer.status, code(answer)]).toEqual([wrong, 400, { code: 'bad_request' }]);
    }
    expect(await rowsOf(her.orderId)).toEqual([]);
  });
});

describe('quiz answers', () => {
  it('count right or wrong, and can be changed', async () => {
    const her = await participant('answers');
    expect((await her.answer(slug, 2, 1)).body).toEqual({
      answers: [-1, -1, 1, -1, -1],
      isAnswered: false,
      state: 'open',
    });
    for (const question of [0, 1, 3, 4]) await her.answer(slug, question, 2);
    expect((await her.answer(slug, 2, 0)).body).toMatchObject({ answers: [2, 2, 0, 2, 2], isAnswered: true });
  });

  it('are refused if the question or the answer does not exist', async () => {
    const her = await participant('odd-answer');
    for (const [question, answer] of [
      [9, 0],
      [0, 9],
      [-1, 0],
      [0, -1],
      [0.5, 0],
    ] as const)
      expect([question, answer, (await her.answer(slug, question, answer)).status]).toEqual([
        question,
        answer,
        400,
      ]);
  });
});

describe('exercises', () => {
  it('are confirmed one by one on any device, and can be unchecked', async () => {
    const her = await participant('exercises');
    her.wait(anHour);
    expect((await her.confirm(slug, 2)).body).toEqual({ confirmed: [2] });
    await Promise.all([her.confirm(slug, 0), her.confirm(slug, 2, false)]);
    expect((await her.read(slug)).body).toMatchObject({ confirmed: [0], isAnswered: false });
    for (const none of [9, -1, 0.5]) expect((await her.confirm(slug, none)).status).toBe(400);
  });

  it('count only as far as the module has been open for their minutes', async () => {
    const her = await participant('exercises-at-once');
    const minutes = modulesOf('zpp')[0]?.exercises ?? [];
    const all = [...minutes.keys()];
    const confirmed = async () => ((await her.read(slug)).body as ModuleView).confirmed;
    const answers = await Promise.all(all.map((exercise) => her.confirm(slug, exercise)));
    expect(answers.map(code)).toEqual(all.map(() => ({ code: 'exercise_too_early' })));
    expect(await confirmed()).toEqual([]);
    // There was time for one of them, whichever: not for all.
    her.wait(Math.max(...minutes) * 60_000);
    await Promise.all(all.map((exercise) => her.confirm(slug, exercise)));
    const done = await confirmed();
    expect(done.length).toBeGreaterThan(0);
    expect(done.length).toBeLessThan(all.length);
    // What is confirmed can be sent again.
    expect((await her.confirm(slug, done[0] ?? 0)).status).toBe(200);
    her.wait(minutes.reduce((sum, one) => sum + one, 0) * 60_000);
    await Promise.all(all.map((exercise) => her.confirm(slug, exercise)));
    expect(await confirmed()).toEqual(all);
  });
});

it('course progress: reports, answers and exercises sent together lose nothing', async () => {
  const her = await listener('all-at-once', anHour);
  await Promise.all([
    her.report(slug, { played: [[0, 150]] }),
    her.confirm(slug, 1),
    ...[0, 1, 2, 3, 4].map((question) => her.answer(slug, question)),
  ]);
  expect((await her.read(slug)).body).toMatchObject({
    heard: [[0, 150]],
    confirmed: [1],
    answers: [0, 0, 0, 0, 0],
    isAnswered: true,
  });
});

it('course progress: a report takes one statement to read and one row to write', async () => {
  const { DB, statements } = recordingDatabase();
  const her = await participant('counted', 'zpp', {}, freshWorker({ DB }));
  await her.report(slug);
  her.wait(15_000);
  statements.length = 0;
  const { body } = await her.report(slug, { played: [[0, 150]] });
  expect(body).toMatchObject({ heard: [[0, 150]] });
  expect(statements.map((query) => query.split(' ')[0]?.toLowerCase())).toEqual(['select', 'update']);
  const written = await sql(
    'UPDATE course_progress SET heard = heard, version = version + 1 WHERE order_id = ?',
    her.orderId,
  ).run();
  expect(written.meta.rows_written).toBe(1);
});

it('course progress: part of her export, deleted with her account', async () => {
  const her = await listener('her-own');
  await her.report(slug, { played: [[0, 150]] });
  const { body } = await her.get('/api/account/export');
  expect(body).toMatchObject({ courseProgress: [{ orderId: her.orderId, module: 1, heard: [[0, 150]] }] });
  expect((await her.remove()).status).toBe(200);
  expect(await rowsOf(her.orderId)).toEqual([]);
});

it('course progress: kept for four years from the end of the course’s last year', async () => {
  const her = await participant('years');
  await her.report(slug);
  const thisYear = her.now().getUTCFullYear();
  const bookedIn = (year: number) =>
    sql('UPDATE orders SET paid = ? WHERE id = ?', Date.UTC(year, 3, 1), her.orderId).run();
  await bookedIn(thisYear - 4);
  await storesOf(env).deleteExpired(new Date());
  expect(await rowsOf(her.orderId)).toHaveLength(1);
  await bookedIn(thisYear - 5);
  await storesOf(env).deleteExpired(new Date());
  expect(await rowsOf(her.orderId)).toEqual([]);
});
