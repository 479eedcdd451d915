import { describe, expect, it, vi } from 'vitest';
import { addDays, dayInGermany } from '#domain/time/calendar.ts';
import { openCertificate } from '../../../scripts/ops/statements.ts';
import { depsOf } from '../../../functions/deps.ts';
import { createLog } from '../../../functions/log.ts';
import { code, freshWorker } from '../outside/call.ts';
import { anna, certified, completes, graduate, numberIn, request, view } from '../outside/graduate.ts';
import { participant, type Participant } from '../outside/participant.ts';
import { livesAt } from '../outside/shop.ts';
import { sql } from '../outside/database.ts';
import { centsOf } from '../outside/prices.ts';
import { certified as certification } from '#domain/course/generated/certified.ts';
import { attestedMinutes } from '#domain/course/minutes.ts';
import { modulesOf } from '#domain/course/modules.ts';

const { title, courseId, minutesPerUnit, leader, principle } = certification.zpp;
const modules = modulesOf('zpp');
const last = modules.at(-1);
/** With every exercise but the last module's. */
const seen = attestedMinutes(
  modules,
  modules.map((module) => (module === last ? [] : [...module.exercises.keys()])),
  minutesPerUnit,
);

const planned = modules.length * minutesPerUnit;

const path = '/api/certificates/zpp';
const download = (her: Participant) => her.send(`${path}/file`, {});

const wrong = { ...anna, name: 'Lena Muster' };

/** Turns 18 during the course: a minor when it was booked. */
function bornSeventeenYearsAgo() {
  const eighteenYears = 18 * 365 + 4;
  return addDays(dayInGermany(new Date()), 7 - eighteenYears);
}

describe('a certificate', () => {
  it('lists what is missing before the course is complete, and is not issued', async () => {
    const her = await participant('certificate-early');
    await completes(her, { modules: modules.length - 2 });
    const incomplete = await view(her);
    expect(incomplete).toMatchObject({ state: 'incomplete', course: 'zpp' });
    expect(incomplete['missing']).toMatchObject(
      modules.slice(-2).map(({ number }) => ({ number, isHeard: false, isAnswered: false })),
    );
    expect(code(await request(her))).toEqual({ code: 'course_incomplete' });
    expect((await download(her)).status).toBe(404);
  });

  it('is issued once, however often it is asked for at once', async () => {
    const her = await graduate('certificate-races');
    expect(await view(her)).toMatchObject({ state: 'complete', name: livesAt.name });
    const answers = await Promise.all(Array.from({ length: 8 }, () => request(her)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const numbers = new Set(answers.map(({ body }) => numberIn(body)));
    expect(numbers.size).toBe(1);
    expect([...numbers][0]).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){4}[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(await view(her)).toMatchObject({
      state: 'made',
      ...anna,
      canBeMended: true,
      about: {
        title,
        courseId,
        minutesPerUnit,
        minutes: modules.length * minutesPerUnit,
        unitsHeld: modules.length,
        unitsAttended: modules.length,
        feeCents: centsOf('zpp'),
        leader,
        principle,
      },
    });
  });

  it('attests the confirmed minutes, and lists beforehand which are missing', async () => {
    const her = await graduate('certificate-minutes', { exercisesOf: modules.length - 1 });
    expect(await view(her)).toMatchObject({
      state: 'complete',
      minutes: {
        seen,
        planned,
        open: [
          {
            number: last?.number,
            slug: last?.slug,
            exercises: last?.exercises.length,
            minutes: planned - seen,
          },
        ],
      },
      canAdd: true,
    });
    expect((await her.view()).minutes).toEqual({ seen, planned });
    // Neither more nor fewer than the page showed.
    for (const minutes of [seen - 1, planned])
      expect(code(await request(her, { ...anna, minutes }))).toEqual({ code: 'minutes_changed' });
    await request(her);
    her.wait(2 * 3_600_000);
    expect((await her.confirm(last?.slug ?? '', 0)).status).toBe(200);
    // An issued certificate is final: its minutes do not grow.
    expect(await view(her)).toMatchObject({ state: 'made', about: { minutes: seen, minutesPerUnit } });
  });

  it('can be requested after the end of the course, when nothing can be added any more', async () => {
    const her = await graduate('certificate-after-end', { exercisesOf: 0 });
    her.waitUntil((await her.view()).ends);
    expect(await view(her)).toMatchObject({ state: 'complete', canAdd: false });
    expect(code(await her.confirm(last?.slug ?? '', 0))).toEqual({ code: 'course_ended' });
    const { body } = await request(her);
    const { about } = body as { about: { minutes: number } };
    expect(about.minutes).toBe(attestedMinutes(modules, [], minutesPerUnit));
    expect(about.minutes).toBeLessThan(planned);
  });

  it('can be corrected until it is downloaded, and never changes after that', async () => {
    const { her, number } = await certified('certificate-mended', wrong);
    expect((await request(her)).body).toMatchObject({ number, ...anna, canBeMended: true });
    const file = await download(her);
    expect([file.status, String(file.body).slice(0, 8)]).toEqual([200, '%PDF-1.7']);
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'content-disposition': 'attachment; filename="valea-bescheinigung.pdf"',
    });
    expect((await request(her)).body).toMatchObject({ number, canBeMended: false });
    expect(code(await request(her, wrong))).toEqual({
      code: 'certificate_issued',
    });
    expect(await view(her)).toMatchObject({ number, ...anna, canBeMended: false });
    // The database enforces it, too.
    const change = sql("UPDATE certificates SET name = 'X' WHERE number = ?", number).run();
    await expect(change).rejects.toThrow('certificates never change');
  });

  it('is refused without a name that can be printed and the birthday of an adult', async () => {
    const her = await graduate('certificate-refused');
    for (const refused of [
      { name: '王秀英' },
      { name: ' ' },
      { name: 'Müller' },
      { name: 'a'.repeat(61) },
      { birthday: '1988-02-30' },
      { birthday: '2100-01-01' },
      { birthday: '2020-01-01' },
      { birthday: bornSeventeenYearsAgo() },
    ])
      expect([refused, code(await request(her, { ...anna, ...refused }))]).toEqual([
        refused,
        { code: 'participant_invalid' },
      ]);
    expect(await view(her)).toMatchObject({ state: 'complete' });
  });

  it('is available only to the participant it is about', async () => {
    await certified('certificate-own');
    const other = await participant('certificate-other', 'zpp2');
    expect((await download(other)).status).toBe(404);
    expect(await view(other)).toMatchObject({ course: 'zpp2', state: 'incomplete' });
  });

  it('is not issued while the account is being deleted', async () => {
    const her = await graduate('certificate-deleted');
    const deps = depsOf(freshWorker(), { log: createLog(), now: her.now });
    const own = await deps?.participations.participationOf(her.userId, 'zpp');
    if (!deps || !own) throw new Error('She has a course.');
    await sql('UPDATE orders SET user_id = NULL WHERE id = ?', own.orderId).run();
    expect(
      await deps.certificates.issue(own, { name: anna.name, birthday: '1988-02-03', minutes: planned }),
    ).toBeUndefined();
  });

  it('is reopened for a correction: it keeps its number, once, and the old text is logged', async () => {
    const { her, number } = await certified('certificate-opened', wrong);
    await download(her);
    const open = async () => (await sql(openCertificate(number)).all()).results;
    expect(await open()).toHaveLength(1);
    // It is open already.
    expect(await open()).toEqual([]);
    expect(await view(her)).toMatchObject({ number, canBeMended: true });
    expect((await request(her, anna)).status).toBe(200);
    expect(await view(her)).toMatchObject({ number, name: anna.name, canBeMended: true });
    await download(her);
    expect(await view(her)).toMatchObject({ number, name: anna.name, canBeMended: false });
    expect((await request(her, wrong)).status).toBe(409);
    const log = await sql('SELECT * FROM certificate_openings WHERE number = ?', number).all();
    expect(log.results).toMatchObject([{ number, ...wrong }]);
    // The database lets nobody bypass or change the log.
    const run = (statement: string) => sql(statement).run();
    await expect(run('UPDATE certificates SET downloaded = NULL')).rejects.toThrow(
      'certificates never change',
    );
    await expect(run("UPDATE certificate_openings SET name = 'X'")).rejects.toThrow('never change');
    await expect(run('DELETE FROM certificate_openings')).rejects.toThrow('certificate openings stay');
  });
});

describe('the reimbursement documents', () => {
  const letter = { insurer: 'BARMER', address: '', insuredNumber: 'A123456789', iban: '' };
  const pack = (her: Participant, more: object = {}) => her.send(`${path}/pack`, { ...letter, ...more });
  const change = (her: Participant, billing: string, ...values: string[]) =>
    sql(`UPDATE orders SET ${billing} WHERE id = ?`, ...values, her.orderId).run();

  it('are one file with letter and certificate; what was typed is printed and not stored', async () => {
    const her = await graduate('certificate-pack');
    expect((await pack(her)).status).toBe(404);
    await request(her);
    const logs = vi.spyOn(console, 'log');
    const file = await pack(her);
    expect([file.status, String(file.body).slice(0, 8)]).toEqual([200, '%PDF-1.7']);
    expect(String(file.body)).toContain('/Count 2');
    expect(file.headers.get('Content-Disposition')).toBe('attachment; filename="valea-erstattung.pdf"');
    expect(JSON.stringify(logs.mock.calls)).not.toContain('A123456789');
    expect(code(await pack(her, { address: '王' }))).toEqual({ code: 'letters_unprintable' });
  });

  it('include a page that corrects the invoice, also with letters that no typeface has', async () => {
    const { her } = await certified('papers-invoice');
    const street = '王 Straße\t7';
    const address = {
      name: 'Anna\u202fMuster',
      street,
      postcode: '04315',
      city: 'Лейпциг→🌸',
      country: 'DE',
    };
    await change(
      her,
      'billing_address_before = billing_address, billing_address = ?, billing_address_corrected = 1',
      JSON.stringify(address),
    );
    const file = await pack(her);
    expect([file.status, String(file.body).slice(0, 4)]).toEqual([200, '%PDF']);
    expect(String(file.body)).toContain('/Count 3');
  });

  it('leave the certificate correctable if they could not be made', async () => {
    const { her } = await certified('papers-failed', wrong);
    // A row from which no document can be drawn.
    await change(her, "billing_address = json_set(billing_address, '$.name', 5)");
    expect((await pack(her)).status).toBeGreaterThanOrEqual(500);
    await change(her, "billing_address = json_set(billing_address, '$.name', ?)", anna.name);
    expect((await request(her, { ...anna, name: 'Lena Anders' })).status).toBe(200);
    expect((await download(her)).status).toBe(200);
    expect(code(await request(her, anna))).toEqual({ code: 'certificate_issued' });
  });
});
