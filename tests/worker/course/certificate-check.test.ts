import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { formatDate } from '#domain/text/format.ts';
import { storesOf } from '../../../functions/deps.ts';
import { viewOf } from '../outside/link-page.ts';
import { anyAddress, call, code, inOneMinute, site } from '../outside/call.ts';
import { anna, certified, graduate, numberIn, request, view } from '../outside/graduate.ts';
import { livesAt } from '../outside/shop.ts';
import { someNumber } from '../outside/some.ts';
import { sql } from '../outside/database.ts';
import { centsOf } from '../outside/prices.ts';

const blank = (locale: 'de' | 'en') => `${site}/${locale === 'de' ? 'de/bescheinigung' : 'en/certificate'}`;

const verify = (
  number: string,
  { name = anna.name, birthday = anna.birthday, locale = 'de', from = anyAddress() } = {},
) =>
  call(
    new Request(`${site}/api/certificate-check`, {
      method: 'POST',
      headers: { 'CF-Connecting-IP': from },
      body: new URLSearchParams({ number, name, birthday, locale }),
    }),
  );

describe('certificate verification page', () => {
  it('asks for name and date of birth, and reveals nothing about the number', async () => {
    const { number } = await certified('certificate-asked');
    const page = await call(new Request(`${blank('en')}/${number.toLowerCase().replaceAll('-', '')}`));
    expect([page.status, viewOf(page)]).toEqual([200, 'ask']);
    expect(page.body).toContain(`value="${number}"`);
    for (const own of ['Łena', 'Großmann', '1988', 'Gut essen']) expect(page.body).not.toContain(own);
    const unknown = await call(new Request(`${blank('de')}/0000-0000-0000-0000-0000`));
    expect([unknown.status, viewOf(unknown)]).toEqual([200, 'ask']);
  });

  it('confirms only the right person, however the name is typed, without showing data', async () => {
    const { her, number } = await certified('certificate-verified');
    const page = await verify(number);
    expect([page.status, viewOf(page)]).toEqual([200, 'genuine']);
    for (const own of ['Łena', 'Großmann', '1988', number, her.orderId]) expect(page.body).not.toContain(own);
    expect(page.headers.get('Cache-Control')).toBe('no-store');
    const typed = { name: ' LENA Oeztuerk Grossmann', locale: 'en' } as const;
    expect(viewOf(await verify(number.toLowerCase().replaceAll('-', ''), typed))).toBe('genuine');
    // A wrong name, birthday or number gets the same response.
    const answers = await Promise.all([
      verify(number, { name: 'Ganz Andere Person' }),
      verify(number, { birthday: '1988-02-04' }),
      verify(number, { name: '' }),
      verify('0000-0000-0000-0000-0000'),
      verify("1'OR'1'='1"),
    ]);
    expect(answers.map(viewOf)).toEqual(Array.from({ length: 5 }, () => 'no'));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  });

  it('shows since when the name differs from the booking or from its first invoice', async () => {
    const asBooked = { ...anna, name: livesAt.name };
    const { her, number } = await certified('certificate-renamed', asBooked);
    expect((await verify(number, asBooked)).body).not.toContain('berichtigt');
    await request(her, { ...anna, name: 'Lena Neuname' });
    const day = formatDate(her.now());
    expect((await verify(number, { name: 'Lena Neuname' })).body).toContain(`am ${day}`);
    // A name that differs from the start counts as a correction, too.
    const other = await certified('certificate-named-anew');
    expect((await verify(other.number)).body).toContain('Name oder Geburtsdatum berichtigt');
    // So does one that was corrected on the invoice before.
    const corrected = await graduate('certificate-invoice-corrected');
    await sql(
      `UPDATE orders SET billing_address_before = billing_address, billing_address_corrected = ?,
         billing_address = json_set(billing_address, '$.name', ?) WHERE id = ?`,
      Date.UTC(2026, 11, 3, 12),
      anna.name,
      corrected.orderId,
    ).run();
    expect((await verify(numberIn((await request(corrected)).body))).body).toContain('am 03.12.2026');
  });

  it('is rate limited', async () => {
    const { tries, refused } = await inOneMinute(async () => {
      const from = anyAddress();
      const views: (string | undefined)[] = [];
      for (let count = 0; count < 25; count += 1)
        views.push(viewOf(await verify(`0000-0000-0000-0000-00${10 + count}`, { from })));
      return { tries: views, refused: await verify('0000-0000-0000-0000-0000', { from }) };
    });
    expect(tries.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 'no'));
    expect(tries.at(-1)).toBe('busy');
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '60']);
  });

  it('shows a refund, full or partial', async () => {
    const { her, number } = await certified('certificate-revoked');
    const becomes = (state: string, refunded = 0) =>
      sql('UPDATE orders SET state = ?, refunded_cents = ? WHERE id = ?', state, refunded, her.orderId).run();
    // A dispute takes the money back at once; winning it returns the money.
    await becomes('disputed');
    expect(viewOf(await verify(number))).toBe('revoked');
    await becomes('paid');
    expect((await verify(number)).body).not.toContain('zurückgezahlt');
    await becomes('paid', 1_00);
    expect((await verify(number)).body).toContain('zum Teil zurückgezahlt');
    await becomes('refunded', centsOf('zpp'));
    expect(viewOf(await verify(number))).toBe('revoked');
    expect(await view(her)).toMatchObject({ state: 'impossible', because: 'refunded' });
    expect(code(await her.send('/api/certificates/zpp/file', {}))).toEqual({ code: 'course_closed' });
  });
});

it('certificate verification page: says how many minutes are attested', async () => {
  const her = await graduate('certificate-check-minutes', { exercisesOf: 0 });
  const { minutes } = (await view(her)) as { minutes: { seen: number; planned: number } };
  const { body } = await verify(numberIn((await request(her)).body));
  expect(minutes.seen).toBeLessThan(minutes.planned);
  expect(body).toContain(`${minutes.seen} von ${minutes.planned}`);
});

describe('what is kept of a certificate', () => {
  it('is exported, outlives the account, and is deleted four years after the year’s end', async () => {
    const { her, number } = await certified('certificate-kept');
    const exported = await her.get('/api/account/export');
    expect(exported.body).toMatchObject({ certificates: [{ number, ...anna }] });

    await sql('DELETE FROM users WHERE id = (SELECT user_id FROM orders WHERE id = ?)', her.orderId).run();
    expect(viewOf(await verify(number))).toBe('genuine');
    const { deleteExpired } = storesOf(env);
    await deleteExpired(new Date(`${new Date().getFullYear() + 20}-06-01T00:00:00Z`));
    expect(viewOf(await verify(number))).toBe('genuine');
    const drop = sql('DELETE FROM certificates WHERE number = ?', number).run();
    await expect(drop).rejects.toThrow('certificates stay');

    const old = Date.UTC(new Date().getFullYear() - 5, 5, 1);
    await sql(
      `INSERT INTO certificates SELECT '0000-OLD', 'old', course, name, birthday, about, ?, NULL, NULL FROM certificates WHERE number = ?`,
      old,
      number,
    ).run();
    await deleteExpired(new Date());
    const left = await sql("SELECT count(*) AS count FROM certificates WHERE order_id = 'old'").first();
    expect(left).toEqual({ count: 0 });
  });

  it('includes the confirmation of the course’s requirements', async () => {
    const her = await graduate('conditions-kept');
    const select =
      'SELECT requirements_version AS version, requirements_confirmed AS at FROM orders WHERE id = ?';
    const confirmed = () => sql(select, her.orderId).first();
    const asGiven = await confirmed();
    expect(asGiven).toEqual({ version: someNumber, at: someNumber });
    const { deleteExpired } = storesOf(env);
    const ends = new Date(Date.now() + 184 * 86_400_000).getUTCFullYear();
    await deleteExpired(new Date(`${ends + 4}-12-31T22:00:00Z`));
    expect(await confirmed()).toEqual(asGiven);
    await deleteExpired(new Date(`${ends + 5}-01-01T01:00:00Z`));
    expect(await confirmed()).toEqual({ version: null, at: null });
  });
});
