import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { consentTextHash } from '#domain/consent/consent-texts.ts';
import { consentRules, readConsent } from '#domain/consent/consent.ts';
import { storesOf } from '../../../functions/deps.ts';
import { call, code, post } from '../outside/call.ts';
import { decided, hex, consentReceipt } from '../outside/conversions.ts';
import { someNumber } from '../outside/some.ts';

const send = (body: unknown, headers: Record<string, string> = {}) =>
  call(post({ body: JSON.stringify(body), headers }, '/api/consent'));

const choice = (more: Record<string, unknown> = {}) => ({
  id: hex(),
  choice: 'accepted',
  version: consentRules.version,
  language: 'de',
  ...more,
});

const rows = async (id: string) =>
  (await env.DB.prepare('SELECT * FROM consent_receipts WHERE id = ?').bind(id).all()).results;

describe('consent receipt', () => {
  it('has choice, text and time, nothing about the visitor, and is stored once', async () => {
    const given = choice({ language: 'en' });
    const answer = await send(given, { 'User-Agent': 'Somebody/1.0', 'CF-Connecting-IP': '203.0.113.77' });
    expect([answer.status, answer.body]).toEqual([204, '']);
    const stored = await rows(given.id);
    expect(stored).toEqual([
      {
        id: given.id,
        choice: 'accepted',
        version: consentRules.version,
        text_hash: consentTextHash(consentRules.version, 'en'),
        language: 'en',
        replaces: null,
        at: someNumber,
      },
    ]);
    const again = await send({ ...given, choice: 'declined', language: 'de' });
    expect(again.status).toBe(204);
    expect(await rows(given.id), 'once, whatever a repetition says').toEqual(stored);
  });

  it('comes with a cookie set by us, for a year, marked as stored', async () => {
    const given = choice();
    const { headers } = await send(given, { Cookie: decided('accepted', given.id) });
    const cookie = headers.get('Set-Cookie') ?? '';
    expect(cookie).toContain('Max-Age=31536000; SameSite=Lax');
    expect(cookie).not.toContain('HttpOnly');
    expect(readConsent(cookie.split(';')[0] ?? '', consentRules, Date.now())).toMatchObject({
      status: 'accepted',
      id: given.id,
      isReported: true,
    });
  });

  it('sets no cookie if the choice has changed meanwhile or cookies are off', async () => {
    const given = choice();
    const later = await send(given, { Cookie: decided('declined') });
    const without = await send(given);
    expect([later, without].map(({ status, headers }) => [status, headers.get('Set-Cookie')])).toEqual([
      [204, null],
      [204, null],
    ]);
    expect(await rows(given.id)).toHaveLength(1);
  });
});

describe('append-only receipts', () => {
  it('cannot be changed or deleted', async () => {
    const id = await consentReceipt();
    const change = env.DB.prepare("UPDATE consent_receipts SET choice = 'declined' WHERE id = ?").bind(id);
    const removal = env.DB.prepare('DELETE FROM consent_receipts WHERE id = ?').bind(id);
    await expect(change.run()).rejects.toThrow('append-only');
    await expect(removal.run()).rejects.toThrow('append-only');
    expect(await rows(id)).toHaveLength(1);
  });

  it('are deleted after a year of validity and three more', async () => {
    const years = (count: number) => new Date(Date.now() - count * 365.25 * 86_400_000);
    const old = await consentReceipt('accepted', undefined, years(4.1));
    const younger = await consentReceipt('accepted', undefined, years(3.9));
    await storesOf(env).deleteExpired(new Date());
    expect([await rows(old), (await rows(younger)).length]).toEqual([[], 1]);
  });
});

describe('a receipt counts as consent', () => {
  const standing = async (...ids: string[]) =>
    [...(await storesOf(env).consentReceipts.valid(ids, new Date()))].sort();

  it('if it is a yes, not withdrawn, and less than a year old', async () => {
    const yes = await consentReceipt();
    const no = await consentReceipt('declined');
    const long = await consentReceipt('accepted', undefined, new Date(Date.now() - 366 * 86_400_000));
    const back = await consentReceipt();
    await consentReceipt('declined', back);
    expect(await standing(yes, no, long, back, hex())).toEqual([yes]);
  });

  it('after a yes to a newer text, until a later no', async () => {
    const first = await consentReceipt();
    const second = await consentReceipt('accepted', first);
    expect(await standing(first, second)).toEqual([first, second].sort());
    await consentReceipt('declined', second);
    expect(await standing(first, second)).toEqual([]);
  });

  it('not again because of a new yes', async () => {
    const first = await consentReceipt();
    const no = await consentReceipt('declined', first);
    const again = await consentReceipt('accepted', no);
    expect(await standing(first, again)).toEqual([again]);
  });
});

describe('an invalid choice is refused', () => {
  it.each([
    ['an unknown choice', { choice: 'pending' }],
    ['an id of another form', { id: 'lena@example.com' }],
    ['a text that there never was', { version: 99 }],
    ['a language without a text', { language: 'fr' }],
    ['more than a choice', { email: 'lena@example.com' }],
    ['another receipt of another form', { replaces: 'x' }],
  ])('%s', async (_, more) => {
    const answer = await send(choice(more));
    expect([answer.status, code(answer)]).toEqual([400, { code: 'bad_request' }]);
  });

  it('with another type or origin', async () => {
    expect((await send(choice(), { 'Content-Type': 'text/plain' })).status).toBe(415);
    expect((await send(choice(), { Origin: 'https://evil.example' })).status).toBe(403);
  });
});
