import { env } from 'cloudflare:workers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { storesOf } from '../../../functions/deps.ts';
import { nightly } from '../../../functions/scheduled.ts';
import { anyAddress, call, code, post, site as origin } from '../outside/call.ts';
import { nothingToTell, site, tonight } from '../outside/operator.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const hex = () => crypto.randomUUID().replaceAll('-', '');
const report = (more: Record<string, unknown> = {}) => ({
  ...{ id: hex(), locale: 'de', insurer: 'barmer', year: String(new Date().getFullYear()) },
  ...{ fee: '75', paid: '56,25' },
  ...more,
});
const send = (body: unknown, headers: Record<string, string> = {}) =>
  call(post({ body: JSON.stringify(body), headers }, '/api/insurer-reports'));

const rowsOf = async (id: unknown) =>
  (await env.DB.prepare('SELECT * FROM insurer_reports WHERE id = ?').bind(id).all()).results;
const count = () =>
  env.DB.prepare('SELECT count(*) AS count FROM insurer_reports').first<{ count: number }>();

it('is held with what was said and nothing about who said it, however often it arrives', async () => {
  const given = report();
  const headers = { 'User-Agent': 'Somebody/1.0', 'CF-Connecting-IP': '203.0.113.77' };
  expect((await send(given, headers)).status).toBe(204);
  expect((await send(given, headers)).status).toBe(204);
  expect(await rowsOf(given.id)).toEqual([
    {
      id: given.id,
      insurer: 'barmer',
      course_year: new Date().getFullYear(),
      fee_cents: 7500,
      paid_cents: 5625,
      received: expect.any(Number) as number,
      closed: null,
      accepted: null,
    },
  ]);
});

it.each([
  ['more than the fee', { paid: '75,01' }],
  ['an insurer that there is not', { insurer: 'nobody' }],
  ['a name of the language', { insurer: 'constructor' }],
  ['a year to come', { year: String(new Date().getFullYear() + 2) }],
  ['a fee of nothing', { fee: '0', paid: '0' }],
  ['no amount', { paid: undefined }],
  ['a number where text belongs', { fee: 75 }],
  ['a field too many', { email: 'erika@example.com' }],
  ['an id of another kind', { id: 'mine' }],
  ['no language', { locale: 'fr' }],
])('refuses %s', async (_, more) => {
  const before = await count();
  const answer = await send(report(more));
  expect([answer.status, code(answer)]).toEqual([400, { code: 'bad_request' }]);
  expect(await count()).toEqual(before);
});

it('refuses what another site sends, what is too long and what is no form of ours', async () => {
  const foreign = await send(report(), { Origin: 'https://elsewhere.example' });
  const long = await send(report({ paid: '1'.repeat(3_000) }));
  const other = await send(report(), { 'Content-Type': 'text/plain' });
  expect([foreign, long, other].map(code)).toEqual([
    { code: 'foreign_origin' },
    { code: 'body_too_large' },
    { code: 'unsupported_media_type' },
  ]);
});

describe('without a script the form leads to its own page again', () => {
  const sendForm = (fields: Record<string, string>) =>
    call(
      new Request(`${origin}/api/insurer-reports`, {
        method: 'POST',
        headers: { 'CF-Connecting-IP': anyAddress(), Origin: origin, 'Sec-Fetch-Site': 'same-origin' },
        body: new URLSearchParams(fields),
      }),
    );
  const typed = {
    locale: 'de',
    insurer: 'barmer',
    year: String(new Date().getFullYear()),
    fee: '75',
    paid: '56,25',
  };

  it('with thanks, once it is held', async () => {
    const before = await count();
    const page = await sendForm({ ...typed, website: '' });
    expect([page.status, page.headers.get('Content-Type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.body).toContain('<section data-report-form hidden="">');
    expect(page.body).toContain('<section data-report-received>');
    expect(await count()).toEqual({ count: (before?.count ?? 0) + 1 });
  });

  it('with what was typed and what is wrong with it', async () => {
    const page = await sendForm({ ...typed, fee: '75', paid: '80"><script>' });
    expect(page.status).toBe(422);
    expect(page.body).toContain('<input name="fee" value="75" />');
    expect(page.body).toContain('<input name="paid" value="80&quot;><script>" />');
    expect(page.body).toContain('<p id="report-paid-problem"></p>');
    expect(page.body).toContain('<p id="report-fee-problem" hidden></p>');
    expect(page.body).toContain('<p data-report-error="fields"></p>');
  });

  it('with the insurer that was chosen on the page of all, and says where none was', async () => {
    const chosen = await sendForm({ ...typed, course: 'zpp', paid: '80' });
    expect(chosen.body).toContain('<option value="barmer" selected="">');
    expect(chosen.body).toContain('<p id="report-insurer-problem" hidden></p>');
    const none = await sendForm({ ...typed, course: 'zpp', insurer: '' });
    expect([none.status, none.body]).toEqual([
      422,
      expect.stringContaining('<p id="report-insurer-problem"></p>'),
    ]);
  });
});

it('keeps nothing of what fills in the field that nobody sees, and says nothing of it', async () => {
  const given = report({ website: 'https://spam.example' });
  expect((await send(given)).status).toBe(204);
  expect(await rowsOf(given.id)).toEqual([]);
});

it('refuses a flood from one network address', async () => {
  // The limiter begins to count anew with each minute.
  const leftMs = 60_000 - (Date.now() % 60_000);
  if (leftMs < 8_000) await scheduler.wait(leftMs);
  const headers = { 'CF-Connecting-IP': anyAddress() };
  const answers = await Promise.all(Array.from({ length: 24 }, () => send(report(), headers)));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(4);
  expect(refused[0]?.headers.get('Retry-After')).toBe('60');
  expect((await send(report())).status).toBe(204);
});

it('is in the operator’s daily mail until a person is done with it, without what was said', async () => {
  await nothingToTell();
  const given = report();
  await send(given);
  const room = site();
  await nightly(room.worker, tonight);
  const [mail] = room.mails();
  const number = `${given.id.slice(0, 4)}-${given.id.slice(4, 8)}`.toUpperCase();
  expect(mail?.text).toMatch(
    /reports of what an insurer paid: 1, since .*\n {3}.*\n {3}> npm run insurer-reports/,
  );
  expect(mail?.text).toContain(number);
  expect(mail?.text).not.toMatch(/barmer|\b56\b/);
  await env.DB.prepare('UPDATE insurer_reports SET closed = 1').run();
  expect((await storesOf(env).insurerReports.waiting()).count).toBe(0);
});

it('is deleted after a year unchecked, and ninety days after somebody was done with it', async () => {
  const now = Date.parse('2030-06-01T00:00:00Z');
  const day = 86_400_000;
  const ids = { old: hex(), fresh: hex(), done: hex(), doneLately: hex() };
  const insert = (id: string, received: number, closed: number | null) =>
    env.DB.prepare(
      "INSERT INTO insurer_reports (id, insurer, course_year, fee_cents, paid_cents, received, closed) VALUES (?, 'barmer', 2030, 7500, 0, ?, ?)",
    )
      .bind(id, received, closed)
      .run();
  await insert(ids.old, now - 366 * day, null);
  await insert(ids.fresh, now - 364 * day, null);
  await insert(ids.done, now - 100 * day, now - 91 * day);
  await insert(ids.doneLately, now - 100 * day, now - 89 * day);
  await storesOf(env).deleteExpired(new Date(now));
  const left = await Promise.all(Object.values(ids).map(async (id) => (await rowsOf(id)).length));
  expect(left).toEqual([0, 1, 0, 1]);
});
