import { env } from 'cloudflare:workers';
import { describe, expect, it, vi } from 'vitest';
import { addDays, dayInGermany } from '#domain/calendar.ts';
import { depsOf } from '../../../functions/deps.ts';
import { createLog } from '../../../functions/log.ts';
import { code, freshWorker } from '../outside/call.ts';
import { anna, completes, graduate, numberIn, request, view } from '../outside/graduate.ts';
import { participant } from '../outside/participant.ts';
import { livesAt } from '../outside/shop.ts';

/** Of age by the end of the course, and not when it was booked. */
function bornSeventeenYearsAgo() {
  const eighteenYears = 18 * 365 + 4;
  return addDays(dayInGermany(new Date()), 7 - eighteenYears);
}

describe('a certificate', () => {
  it('says what is missing before the course is complete, and cannot be had', async () => {
    const her = await participant('certificate-early');
    await completes(her, { modules: 6 });
    const incomplete = await view(her);
    expect(incomplete).toMatchObject({ state: 'incomplete', course: 'zpp' });
    expect(incomplete['missing']).toMatchObject([
      { number: 7, isHeard: false, isAnswered: false },
      { number: 8, isHeard: false, isAnswered: false },
    ]);
    expect(code(await request(her))).toEqual({ code: 'course_incomplete' });
    expect((await her.send('/api/certificates/zpp/file', {})).status).toBe(404);
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
        title: 'Gut essen, leichter leben',
        courseId: 'KU-ST-000000',
        minutesPerUnit: 45,
        minutes: 360,
        unitsHeld: 8,
        unitsAttended: 8,
        feeCents: 75_00,
        leader: 'Dr. Johanna Beispiel',
        principle: 'Vermeidung und Reduktion von Übergewicht',
      },
    });
  });

  it('attests the minutes that she has confirmed, and says before what is missing', async () => {
    const her = await graduate('certificate-minutes', { exercisesOf: 7 });
    expect(await view(her)).toMatchObject({
      state: 'complete',
      // Sound and quiz of the last module: 8 and 5 minutes.
      minutes: { seen: 7 * 45 + 13, planned: 360, open: [{ number: 8, slug: 'dranbleiben' }] },
    });
    await request(her);
    await her.confirm('dranbleiben', 0);
    // An issued certificate is final: its minutes do not grow.
    expect(await view(her)).toMatchObject({ state: 'made', about: { minutes: 328, minutesPerUnit: 45 } });
  });

  it('can be corrected until it is downloaded, and never changes after that', async () => {
    const her = await graduate('certificate-mended');
    const number = numberIn((await request(her, { ...anna, name: 'Lucia Ozturk' })).body);
    expect((await request(her)).body).toMatchObject({ number, ...anna, canBeMended: true });
    const file = await her.send('/api/certificates/zpp/file', {});
    expect([file.status, String(file.body).slice(0, 8)]).toEqual([200, '%PDF-1.7']);
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'content-disposition': 'attachment; filename="valea-bescheinigung.pdf"',
    });
    expect((await request(her)).body).toMatchObject({ number, canBeMended: false });
    expect(code(await request(her, { ...anna, name: 'Anna Anders' }))).toEqual({
      code: 'certificate_issued',
    });
    expect(await view(her)).toMatchObject({ number, ...anna, canBeMended: false });
    // The database enforces it, too.
    const change = env.DB.prepare("UPDATE certificates SET name = 'X' WHERE number = ?").bind(number).run();
    await expect(change).rejects.toThrow('certificates never change');
  });

  it.each([
    ['a name that cannot be printed', { name: '王秀英' }],
    ['no name', { name: ' ' }],
    ['a surname alone', { name: 'Müller' }],
    ['a name of 61 letters', { name: 'a'.repeat(61) }],
    ['a day that does not exist', { birthday: '1988-02-30' }],
    ['a day of birth to come', { birthday: '2100-01-01' }],
    ['a child', { birthday: '2020-01-01' }],
    ['somebody who was 17 at the booking', { birthday: bornSeventeenYearsAgo() }],
  ])('is refused with %s', async (what, wrong) => {
    const her = await graduate(`certificate-${what.replaceAll(' ', '-')}`);
    expect(code(await request(her, { ...anna, ...wrong }))).toEqual({ code: 'participant_invalid' });
    expect(await view(her)).toMatchObject({ state: 'complete' });
  });

  it('is only for whom it is about', async () => {
    const her = await graduate('certificate-own');
    await request(her);
    const other = await participant('certificate-other', 'zpp2');
    expect((await other.send('/api/certificates/zpp/file', {})).status).toBe(404);
    expect(await view(other)).toMatchObject({ course: 'zpp2', state: 'incomplete' });
  });

  it('is not issued while the account is being deleted', async () => {
    const her = await graduate('certificate-deleted');
    const deps = depsOf(freshWorker(), { log: createLog(), now: her.now });
    const own = await deps?.participations.participationOf(her.userId, 'zpp');
    if (!deps || !own) throw new Error('She has a course.');
    await env.DB.prepare('UPDATE orders SET user_id = NULL WHERE id = ?').bind(own.orderId).run();
    expect(await deps.certificates.issue(own, { name: anna.name, birthday: '1988-02-03' })).toBeUndefined();
  });

  it('comes with a letter as one file, with what was typed and nothing kept of it', async () => {
    const her = await graduate('certificate-pack');
    const asked = { insurer: 'BARMER', address: '', insuredNumber: 'A123456789', iban: '' };
    expect((await her.send('/api/certificates/zpp/pack', asked)).status).toBe(404);
    await request(her);
    const logs = vi.spyOn(console, 'log');
    const pack = await her.send('/api/certificates/zpp/pack', asked);
    expect([pack.status, String(pack.body).slice(0, 8)]).toEqual([200, '%PDF-1.7']);
    expect(String(pack.body)).toContain('/Count 2');
    expect(pack.headers.get('Content-Disposition')).toBe('attachment; filename="valea-erstattung.pdf"');
    expect(JSON.stringify(logs.mock.calls)).not.toContain('A123456789');
    expect(code(await her.send('/api/certificates/zpp/pack', { ...asked, address: '王' }))).toEqual({
      code: 'letters_unprintable',
    });
  });
});
