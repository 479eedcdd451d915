import { describe, expect, it } from 'vitest';
import { world } from './workbook-page.ts';

describe('workbook', () => {
  it('stays in the tab until the participant chooses where to store it, and survives a reload', async () => {
    const { open, written, inTab, inBrowser } = world();
    const first = await open();
    first.write('schritt', 'Ein Glas Wasser');
    expect([inTab(), inBrowser()]).toEqual([{ schritt: 'Ein Glas Wasser' }, null]);
    const again = await open();
    expect(again.now()).toMatchObject({
      entries: { schritt: 'Ein Glas Wasser' },
      kept: { storage: 'tab', lasts: true },
    });
    expect(written).toEqual([]);
  });

  it('moves to the account with the consent, saves after a pause, and leaves nothing on the device', async () => {
    const { open, written, account, inTab, inBrowser, pause } = world();
    const page = await open();
    page.write('a', 'eins');
    await page.agree();
    await page.isSaved();
    expect(account.entries).toEqual({ a: 'eins' });
    page.write('a', 'eins z');
    page.write('a', 'eins zwei');
    expect(page.now()).toMatchObject({ kept: { storage: 'account', saving: 'saving' } });
    await pause();
    await page.isSaved();
    expect(written).toEqual([{ a: 'eins' }, { a: 'eins zwei' }]);
    expect([inBrowser(), inTab()]).toEqual([null, null]);
    page.write('a', '');
    await pause();
    await page.isSaved();
    expect(account.entries).toEqual({});
  });

  it('loads the entries of the account, and keeps what another device saved meanwhile', async () => {
    const { open, account, pause } = world({ consent: '2026-11-22', entries: { a: 'eins' } });
    const page = await open();
    expect(page.now()).toMatchObject({ entries: { a: 'eins' }, kept: { storage: 'account' } });
    account.entries = { ...account.entries, c: 'von anderswo' };
    page.write('b', 'zwei');
    await pause();
    await page.isSaved();
    expect(page.now()).toMatchObject({ entries: { a: 'eins', b: 'zwei', c: 'von anderswo' } });
  });

  it('keeps entries on the device during an outage, and sends them afterwards', async () => {
    const { open, fault, account, inBrowser, pause } = world({ consent: '2026-11-22' });
    const page = await open();
    fault.code = 'internal';
    page.write('a', 'unterwegs');
    await pause();
    await page.isKept({ saving: 'failed' });
    expect(inBrowser()).toEqual({ a: 'unterwegs' });
    fault.code = undefined;
    dispatchEvent(new Event('online'));
    await page.isSaved();
    expect([account.entries, inBrowser()]).toEqual([{ a: 'unterwegs' }, null]);
  });

  it('does not mistake an outage at the start for a missing consent', async () => {
    const { open, fault, account, pause } = world({ consent: '2026-11-22', entries: { a: 'eins' } });
    await open();
    fault.code = 'internal';
    const page = await open();
    expect(page.now()).toMatchObject({ kept: { storage: 'account' } });
    page.write('b', 'zwei');
    fault.code = undefined;
    await pause();
    await page.isSaved();
    expect(account.entries).toEqual({ a: 'eins', b: 'zwei' });
    expect(page.now()).toMatchObject({ entries: { a: 'eins', b: 'zwei' } });
  });

  it('sends the last entries when the page is left', async () => {
    const { open, account } = world({ consent: '2026-11-22' });
    const page = await open();
    page.write('a', 'letztes Wort');
    dispatchEvent(new Event('pagehide'));
    await page.isSaved();
    expect(account.entries).toEqual({ a: 'letztes Wort' });
  });

  it('withdrawing the consent empties the account and leaves the entries in the tab alone', async () => {
    const { open, account, inTab, inBrowser } = world({ consent: '2026-11-22', entries: { a: 'eins' } });
    const page = await open();
    await page.withdraw();
    expect(account).toEqual({ consent: null, entries: {} });
    expect(page.now()).toMatchObject({
      entries: { a: 'eins' },
      kept: { storage: 'tab' },
      doing: { state: 'withdrawn' },
    });
    expect([inTab(), inBrowser()]).toEqual([{ a: 'eins' }, null]);
  });

  it('keeps entries in the tab if the consent was withdrawn elsewhere', async () => {
    const { open, fault, inTab, inBrowser, pause } = world({ consent: '2026-11-22' });
    const page = await open();
    fault.code = 'workbook_consent_missing';
    page.write('a', 'eins');
    await pause();
    await page.isKept({ storage: 'tab' });
    expect(page.now()).toMatchObject({ entries: { a: 'eins' } });
    expect([inTab(), inBrowser()]).toEqual([{ a: 'eins' }, null]);
  });

  it('splits a save that is too large for one request', async () => {
    const { open, written, account } = world();
    const page = await open();
    for (const key of ['a', 'b', 'c', 'd', 'e']) page.write(key, key.repeat(4_000));
    await page.agree();
    await page.isSaved();
    expect(written.map((sent) => Object.keys(sent).length)).toEqual([3, 2]);
    expect(Object.keys(account.entries)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('download: waits for a running save, and includes what was typed since', async () => {
    const { open, fault, saved } = world({ consent: '2026-11-22' });
    const page = await open();
    page.write('a', 'eins');
    dispatchEvent(new Event('pagehide'));
    page.write('b', 'zwei');
    await page.download();
    expect(page.now()).toMatchObject({ doing: { state: 'idle' } });
    expect(JSON.parse((await saved()[0]?.file.text()) ?? '')).toEqual({ a: 'eins', b: 'zwei' });
    page.write('a', 'drei');
    fault.code = 'internal';
    await page.download();
    // Its button works again.
    expect([saved().length, page.now()]).toMatchObject([
      1,
      { doing: { state: 'failed', code: 'internal' }, entries: { a: 'drei', b: 'zwei' } },
    ]);
  });
});
