import { describe, expect, it } from 'vitest';
import { moduleContent } from '../../../functions/course/module-content.ts';
import { modulesOf } from '#domain/course/modules.ts';
import { workbookConsentText, workbookConsentVersion } from '#domain/course/workbook-consent.ts';
import { booked } from '../outside/booked.ts';
import { call, code, inOneMinute, post } from '../outside/call.ts';
import { hex } from '../outside/conversions.ts';
import { shopper, type Shopper } from '../outside/shop.ts';
import { someNumber, someText } from '../outside/some.ts';
import { sql } from '../outside/database.ts';

const [opened, next] = modulesOf('zpp').map(({ slug }) => slug);
const addressOf = (module = '') => `/api/courses/zpp/modules/${module}/workbook`;
const first = addressOf(opened);
const locked = addressOf(next);

async function participant(name: string) {
  const her = await shopper(name);
  await booked(her);
  return her;
}

const receipt = (more: Record<string, unknown> = {}) => ({
  id: hex(),
  version: workbookConsentVersion,
  given: Date.now() - 60_000,
  ...more,
});
const agree = (her: Shopper, body: unknown = receipt()) => her.send('/api/workbook-consent', body);
async function agreed(name: string) {
  const her = await participant(name);
  await agree(her);
  return her;
}
const consentShown = async (her: Shopper) =>
  ((await her.get('/api/account')).body as { workbookConsent: unknown }).workbookConsent;
const missing = { code: 'workbook_consent_missing' };
const write = (her: Shopper, entries: unknown, path = first) => her.send(path, { entries });
const entriesOf = async (her: Shopper) => ((await her.get(first)).body as { entries: unknown }).entries;
const consentRows = async (uid: string) =>
  (await sql('SELECT * FROM explicit_consents WHERE uid = ? ORDER BY id', uid).all()).results;
const workbookRows = async (userId: string) =>
  (await sql('SELECT * FROM course_workbooks WHERE user_id = ?', userId).all()).results;

describe('workbook without consent', () => {
  it('stores nothing, by the endpoint or past it', async () => {
    const her = await participant('silent');
    expect(await her.get(first)).toMatchObject({ status: 200, body: { consent: null, entries: {} } });
    expect(code(await write(her, { schritt: 'Ein Glas Wasser' }))).toEqual(missing);
    const insert = sql("INSERT INTO course_workbooks VALUES (?, 'zpp', 'm', '{}', 1)", her.userId);
    await expect(insert.run()).rejects.toThrow('no workbook without consent');
    expect(await workbookRows(her.userId)).toEqual([]);
    // Consent needs an existing text version and a plausible time.
    expect((await agree(her, receipt({ version: 99 }))).status).toBe(400);
    expect((await agree(her, { ...receipt(), more: 'x' })).status).toBe(400);
    const later = await agree(her, receipt({ given: Date.now() + 3_600_000 }));
    expect(code(later)).toEqual({ code: 'confirmation_date_wrong' });
    expect(await consentRows(her.uid)).toEqual([]);
  });
});

describe('workbook with consent', () => {
  it('stores fields one by one, shows in the account, and the receipt names the text', async () => {
    const her = await participant('writes');
    expect(await consentShown(her)).toBeNull();
    const given = receipt();
    expect([(await agree(her, given)).status, (await agree(her, given)).status]).toEqual([204, 204]);
    expect(await consentRows(her.uid)).toEqual([
      {
        id: someNumber,
        receipt: given.id,
        uid: her.uid,
        purpose: 'workbook',
        verb: 'given',
        version: workbookConsentVersion,
        text_hash: workbookConsentText(workbookConsentVersion)?.hash,
        language: 'de',
        said: given.given,
        at: someNumber,
      },
    ]);
    expect(await consentShown(her)).toEqual(someText);
    await write(her, { schritt: 'Ein Glas Wasser', satz: 'eins' });
    const answer = await write(her, { satz: '', 'plan.3': 'frei' });
    expect(answer).toMatchObject({
      status: 200,
      body: { consent: someText, entries: { schritt: 'Ein Glas Wasser', 'plan.3': 'frei' } },
    });
    expect((await her.get(first)).body).toEqual(answer.body);
    expect((await her.get(first)).headers.get('Cache-Control')).toContain('no-store');
  });

  it('merges what two devices write concurrently', async () => {
    const her = await agreed('two');
    const names = Array.from({ length: 12 }, (_, place) => `feld-${'abcdefghijkl'[place] ?? ''}`);
    await Promise.all(names.map((name) => write(her, { [name]: name })));
    expect(Object.keys((await entriesOf(her)) as object).sort()).toEqual(names);
  });

  it('is limited in form and size, from the first write on, and no body is read without a sign-in', async () => {
    const her = await agreed('endless');
    for (const wrong of [{ FELD: 'x' }, undefined]) expect((await write(her, wrong)).status).toBe(400);
    const letters = Array.from('abcdefghijklmnopqrstuvwxyz');
    const pages = (names: string[]) => Object.fromEntries(names.map((name) => [name, 'x'.repeat(4_000)]));
    expect((await write(her, pages(letters))).status).toBe(422);
    expect(await entriesOf(her)).toEqual({});
    expect((await write(her, pages(letters.slice(0, 24)))).status).toBe(200);
    expect((await write(her, pages(['y', 'z']))).status).toBe(422);
    expect((await write(her, { a: '' })).status).toBe(200);
    const body = JSON.stringify({ entries: 'x'.repeat(600_000) });
    expect((await call(post({ body }, first))).status).toBe(401);
    expect((await her.send(first, { entries: 'x'.repeat(600_000) })).status).toBe(413);
  });

  it('is personal, for an open module of a booked course', async () => {
    const her = await participant('owner');
    const other = await participant('other');
    const nobody = await shopper('nobody');
    await Promise.all([agree(her), agree(other), agree(nobody)]);
    await write(her, { a: 'mein' });
    expect(await entriesOf(other)).toEqual({});
    const codes = await Promise.all([
      write(her, { a: 'x' }, locked),
      write(her, { a: 'x' }, addressOf('gibt-es-nicht')),
      write(her, { a: 'x' }, first.replace('zpp', 'zpp2')),
      write(nobody, { a: 'x' }),
      nobody.get(first),
    ]);
    const refused = ['module_locked', 'not_found', 'no_access', 'no_access', 'no_access'];
    expect(codes.map(code)).toEqual(refused.map((name) => ({ code: name })));
  });
});

describe('withdrawing a workbook consent', () => {
  it('deletes all entries at once, and can be repeated', async () => {
    const her = await agreed('withdraws');
    await write(her, { a: 'eins' });
    const before = receipt();
    await agree(her, before);
    expect((await her.remove('/api/workbook-consent')).status).toBe(204);
    expect((await her.remove('/api/workbook-consent')).status).toBe(204);
    expect(await workbookRows(her.userId)).toEqual([]);
    expect((await her.get(first)).body).toEqual({ consent: null, entries: {} });
    expect((await consentRows(her.uid)).map(({ verb }) => verb)).toEqual(['given', 'given', 'withdrawn']);
    // A receipt from before the withdrawal does not restore it, whichever device sends it.
    const older = receipt({ given: Date.now() - 3_600_000 });
    for (const refused of [agree(her, before), agree(her, older), write(her, { a: 'x' })])
      expect(code(await refused)).toEqual(missing);
    expect((await agree(her)).status).toBe(204);
    expect((await write(her, { a: 'neu' })).status).toBe(200);
  });

  it('blocks writes past the endpoint, too', async () => {
    const her = await agreed('withdraws-at-once');
    await write(her, { a: 'vorher' });
    // A withdrawal that arrives during a write.
    await sql(
      `INSERT INTO explicit_consents (receipt, uid, purpose, verb, version, text_hash, language, said, at)
       SELECT ?, uid, purpose, 'withdrawn', version, text_hash, language, said, at FROM explicit_consents WHERE uid = ?`,
      hex(),
      her.uid,
    ).run();
    const update = sql("UPDATE course_workbooks SET entries = '{}' WHERE user_id = ?", her.userId);
    await expect(update.run()).rejects.toThrow('no workbook without consent');
    expect(code(await write(her, { a: 'nachher' }))).toEqual(missing);
    expect(await workbookRows(her.userId)).toMatchObject([{ entries: '{"a":"vorher"}' }]);
  });
});

describe('workbook and personal rights', () => {
  it('the export has the entries; deleting the account ends the consent and keeps only the proof', async () => {
    const her = await agreed('leaves');
    await write(her, { schritt: 'Ein Glas Wasser' });
    expect((await her.get('/api/account/export')).body).toMatchObject({
      workbooks: [{ course: 'zpp', module: opened, entries: { schritt: 'Ein Glas Wasser' } }],
      explicitConsents: [{ purpose: 'workbook', verb: 'given' }],
    });
    expect((await her.remove()).status).toBe(200);
    expect(await workbookRows(her.userId)).toEqual([]);
    expect((await consentRows(her.uid)).map(({ verb }) => verb)).toEqual(['given', 'withdrawn']);
  });

  it('consent can be withdrawn while anything is stored, whatever became of the course', async () => {
    const her = await agreed('refunded-workbook');
    await write(her, { schritt: 'Ein Glas Wasser' });
    const closed = sql("UPDATE orders SET state = 'refunded', withdrawn = 1 WHERE user_id = ?");
    await closed.bind(her.userId).run();
    expect(await consentShown(her)).toEqual(someText);
    expect((await her.remove('/api/workbook-consent')).status).toBe(204);
    expect(await workbookRows(her.userId)).toEqual([]);
    expect(await consentShown(her)).toBeNull();
    // Consent to an older text does not allow writing, but can be withdrawn.
    await sql(
      "INSERT INTO explicit_consents VALUES (NULL, ?, ?, 'workbook', 'given', 0, '', 'de', 1, 1)",
      hex(),
      her.uid,
    ).run();
    expect(await consentShown(her)).toEqual(someText);
  });
});

it('workbook file: a PDF of what was entered, in any script, for its owner only', async () => {
  const her = await participant('prints');
  const print = (who: Shopper) => who.send(`${first}/file`, {});
  expect(code(await print(her))).toEqual(missing);
  await agree(her);
  await write(her, { 'tag-eins': 'Łódź, Привет, 🍅 und 日本', zuversicht: '8', schritt: 'x'.repeat(3_000) });
  const file = await print(her);
  expect([file.status, file.headers.get('Content-Type'), file.headers.get('Cache-Control')]).toEqual([
    200,
    'application/pdf',
    'no-store',
  ]);
  expect(String(file.body)).toMatch(/^%PDF-1\.7/);
  expect(code(await print(await shopper('prints-too')))).toEqual({ code: 'no_access' });
});

it('documents: a member may download twenty a minute, of whatever kind', async () => {
  const paths = [`${first}/file`, '/api/certificates/zpp/file', '/api/certificates/zpp/pack'];
  const { answers, other } = await inOneMinute(async () => {
    const her = await shopper(`prints-often-${hex()}`);
    return {
      answers: await Promise.all(
        Array.from({ length: 21 }, (_, time) => her.send(paths[time % paths.length] ?? '', {})),
      ),
      other: await her.get('/api/account'),
    };
  });
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.map(code)).toEqual([{ code: 'rate_limited' }]);
  expect(other.status).toBe(200);
});

it('workbook file: entries of line breaks alone make no more pages than the empty workbook', async () => {
  const her = await agreed('presses-enter');
  const pages = async () => {
    const { body } = await her.send(`${first}/file`, {});
    return Number(/\/Type \/Pages\n\/Count (\d+)/.exec(String(body))?.[1]);
  };
  const empty = await pages();
  expect(empty).toBeGreaterThan(0);
  const { workbook } = moduleContent('zpp', opened ?? '');
  const fields = workbook.pages.flatMap((page) => page.fields.filter(({ kind }) => kind === 'lines'));
  const breaks = Object.fromEntries(fields.map(({ id }) => [id, '\n\u2028'.repeat(2_000)]));
  expect((await write(her, breaks)).status).toBe(200);
  expect(await pages()).toBeLessThanOrEqual(empty);
  const lists = Object.fromEntries(fields.map(({ id }) => [id, 'a\n'.repeat(2_000)]));
  expect((await write(her, lists)).status).toBe(200);
  expect(await pages()).toBeLessThanOrEqual(empty + 2 * fields.length);
});
