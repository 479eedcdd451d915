import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { storesOf } from '../../../functions/deps.ts';
import { anyAddress, call, code, site } from '../outside/call.ts';
import { anna, graduate, numberIn, request, view } from '../outside/graduate.ts';
import { stripe } from '../outside/places.ts';

beforeEach(() => stripe.become({ mode: 'ok' }));

const verify = (number: string, locale: 'de' | 'en' = 'de', headers: Record<string, string> = {}) =>
  call(
    new Request(`${site}/${locale === 'de' ? 'de/bescheinigung' : 'en/certificate'}/${number}`, {
      headers: { 'CF-Connecting-IP': anyAddress(), ...headers },
    }),
  );
/** Which part of the page is shown. */
const shown = (body: unknown) => /<section data-link-view="(\w+)">/.exec(String(body))?.[1];

describe('the page that verifies a certificate', () => {
  it('says that it is genuine, for which course and from which month, and no name', async () => {
    const her = await graduate('certificate-verified');
    const number = numberIn((await request(her)).body);
    const page = await verify(number);
    expect([page.status, shown(page.body)]).toEqual([200, 'genuine']);
    expect(page.body).toContain('Gut essen, leichter leben');
    const month = new Intl.DateTimeFormat('de-DE', { month: 'long', year: 'numeric' });
    expect(page.body).toContain(month.format(her.now()));
    for (const own of ['Łucja', 'Großmann', '1988', her.orderId]) expect(page.body).not.toContain(own);
    expect(page.headers.get('Cache-Control')).toBe('no-store');
    const english = await verify(number.toLowerCase().replaceAll('-', ''), 'en');
    expect([english.status, shown(english.body)]).toEqual([200, 'genuine']);
  });

  it('knows no other number', async () => {
    const page = await verify('0000-0000-0000-0000-0000');
    expect([page.status, shown(page.body)]).toEqual([404, 'gone']);
    expect(shown((await verify("1'OR'1'='1")).body)).toBe('gone');
  });

  it('is not for guessing', async () => {
    const headers = { 'CF-Connecting-IP': anyAddress() };
    const tries: (string | undefined)[] = [];
    for (let count = 0; count < 25; count += 1) {
      tries.push(shown((await verify(`0000-0000-0000-0000-00${10 + count}`, 'de', headers)).body));
    }
    expect(tries.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 'gone'));
    expect(tries.at(-1)).toBe('busy');
    const refused = await verify('0000-0000-0000-0000-0000', 'de', headers);
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '60']);
  });

  it('says so when what was paid was given back', async () => {
    const her = await graduate('certificate-revoked');
    const number = numberIn((await request(her)).body);
    const becomes = (state: string) =>
      env.DB.prepare('UPDATE orders SET state = ? WHERE id = ?').bind(state, her.orderId).run();
    // A bank takes the money back at once, and returns it where the dispute is won.
    await becomes('disputed');
    expect(shown((await verify(number)).body)).toBe('revoked');
    await becomes('paid');
    expect(shown((await verify(number)).body)).toBe('genuine');
    await becomes('refunded');
    expect(shown((await verify(number)).body)).toBe('revoked');
    expect(await view(her)).toMatchObject({ state: 'impossible', because: 'refunded' });
    expect(code(await her.send('/api/certificates/zpp/file', {}))).toEqual({ code: 'course_closed' });
  });

  it('leads from what somebody types to the page of the number', async () => {
    const answer = await call(
      new Request(`${site}/api/certificate-check?locale=en&number=8k3f%20q2mx7dtaRW95c6hj`, {
        headers: { 'CF-Connecting-IP': anyAddress() },
      }),
    );
    expect([answer.status, answer.headers.get('Location')]).toEqual([
      303,
      '/en/certificate/8K3F-Q2MX-7DTA-RW95-C6HJ',
    ]);
  });
});

describe('what is kept', () => {
  it('is in her export, outlives her account, and goes four years after the end of its year', async () => {
    const her = await graduate('certificate-kept');
    const number = numberIn((await request(her)).body);
    const exported = await her.get('/api/account/export');
    expect(exported.body).toMatchObject({ certificates: [{ number, ...anna }] });

    await env.DB.prepare('DELETE FROM users WHERE id = (SELECT user_id FROM orders WHERE id = ?)')
      .bind(her.orderId)
      .run();
    expect(shown((await verify(number)).body)).toBe('genuine');
    const { deleteExpired } = storesOf(env);
    await deleteExpired(new Date(`${new Date().getFullYear() + 20}-06-01T00:00:00Z`));
    expect(shown((await verify(number)).body)).toBe('genuine');
    const drop = env.DB.prepare('DELETE FROM certificates WHERE number = ?').bind(number).run();
    await expect(drop).rejects.toThrow('certificates stay');

    const old = Date.UTC(new Date().getFullYear() - 5, 5, 1);
    await env.DB.prepare(
      `INSERT INTO certificates SELECT '0000-OLD', 'old', course, name, birthday, about, ?, NULL FROM certificates WHERE number = ?`,
    )
      .bind(old, number)
      .run();
    await deleteExpired(new Date());
    const left = await env.DB.prepare(
      "SELECT count(*) AS count FROM certificates WHERE order_id = 'old'",
    ).first();
    expect(left).toEqual({ count: 0 });
  });

  it('is how she confirmed the conditions of the course, for as long as its certificate', async () => {
    const her = await graduate('conditions-kept');
    const confirmed = async () =>
      env.DB.prepare(
        'SELECT requirements_version AS version, requirements_confirmed AS at FROM orders WHERE id = ?',
      )
        .bind(her.orderId)
        .first();
    const asGiven = await confirmed();
    expect(asGiven).toEqual({ version: expect.any(Number) as number, at: expect.any(Number) as number });
    const { deleteExpired } = storesOf(env);
    const ends = new Date(Date.now() + 184 * 86_400_000).getUTCFullYear();
    await deleteExpired(new Date(`${ends + 4}-12-31T22:00:00Z`));
    expect(await confirmed()).toEqual(asGiven);
    await deleteExpired(new Date(`${ends + 5}-01-01T01:00:00Z`));
    expect(await confirmed()).toEqual({ version: null, at: null });
  });
});
