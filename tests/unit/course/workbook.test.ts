import { describe, expect, it } from 'vitest';
import { kept, world } from './workbook-device.ts';

describe('the workbook', () => {
  it('stays in the tab until somebody says where it may lie, and survives a reload there', async () => {
    const { open, written, tab, device } = world();
    const first = open();
    await first.start();
    first.write('schritt', 'Ein Glas Wasser');
    expect([kept(tab), kept(device)]).toEqual([{ schritt: 'Ein Glas Wasser' }, null]);
    const again = open();
    await again.start();
    expect(again.now()).toMatchObject({
      entries: { schritt: 'Ein Glas Wasser' },
      kept: { place: 'tab', lasts: true },
    });
    expect(written).toEqual([]);
  });

  it('lies in the browser where that was chosen, and is never sent', async () => {
    const { open, written, tab, device } = world();
    const first = open();
    await first.start();
    first.write('a', 'eins');
    first.decline();
    first.write('b', 'zwei');
    expect(first.waits).toEqual([]);
    expect([kept(tab), kept(device)]).toEqual([null, { a: 'eins', b: 'zwei' }]);
    const again = open();
    await again.start();
    expect(again.now()).toMatchObject({ entries: { a: 'eins', b: 'zwei' }, kept: { place: 'browser' } });
    expect(written).toEqual([]);
  });

  it('goes into the account with the consent, saves itself after a pause, and leaves nothing here', async () => {
    const { open, written, account, device, tab } = world();
    const page = open();
    await page.start();
    page.write('a', 'eins');
    await page.agree();
    await page.isSaved();
    expect(account.entries).toEqual({ a: 'eins' });
    page.write('a', 'eins z');
    page.write('a', 'eins zwei');
    expect(page.now()).toMatchObject({ kept: { place: 'account', saving: 'saving' } });
    page.pass();
    await page.isSaved();
    expect(written).toEqual([{ a: 'eins' }, { a: 'eins zwei' }]);
    expect([kept(device), kept(tab)]).toEqual([null, null]);
    page.write('a', '');
    page.pass();
    await page.isSaved();
    expect(account.entries).toEqual({});
  });

  it('shows on another device what was written, also in fields that this one did not touch', async () => {
    const { open, account } = world({ consent: '2026-11-22', entries: { a: 'eins' } });
    const page = open();
    await page.start();
    expect(page.now()).toMatchObject({ entries: { a: 'eins' }, kept: { place: 'account' } });
    account.entries = { ...account.entries, c: 'von anderswo' };
    page.write('b', 'zwei');
    page.pass();
    await page.isSaved();
    expect(page.now()).toMatchObject({ entries: { a: 'eins', b: 'zwei', c: 'von anderswo' } });
  });

  it('keeps words on the device while nothing can be saved, and sends them when it can', async () => {
    const { open, fault, account, device } = world({ consent: '2026-11-22' });
    const page = open();
    await page.start();
    fault.code = 'unreachable';
    page.write('a', 'unterwegs');
    page.pass();
    await page.isKept({ saving: 'failed' });
    expect(kept(device)).toEqual({ a: 'unterwegs' });
    fault.code = undefined;
    page.online[0]?.();
    await page.isSaved();
    expect([account.entries, kept(device)]).toEqual([{ a: 'unterwegs' }, null]);
  });

  it('an outage at the start is not taken for a missing consent', async () => {
    const { open, fault, account } = world({ consent: '2026-11-22', entries: { a: 'eins' } });
    const before = open();
    await before.start();
    fault.code = 'unreachable';
    const page = open();
    await page.start();
    expect(page.now()).toMatchObject({ kept: { place: 'account' } });
    page.write('b', 'zwei');
    fault.code = undefined;
    page.pass();
    await page.isSaved();
    expect(account.entries).toEqual({ a: 'eins', b: 'zwei' });
    expect(page.now()).toMatchObject({ entries: { a: 'eins', b: 'zwei' } });
  });

  it('the last words are sent when the page goes away', async () => {
    const { open, account } = world({ consent: '2026-11-22' });
    const page = open();
    await page.start();
    page.write('a', 'letztes Wort');
    page.leave[0]?.();
    await page.isSaved();
    expect(account.entries).toEqual({ a: 'letztes Wort' });
  });

  it('a withdrawal empties the account, and what is on the page stays in the tab alone', async () => {
    const { open, account, tab, device } = world({ consent: '2026-11-22', entries: { a: 'eins' } });
    const page = open();
    await page.start();
    await page.withdraw();
    expect(account).toEqual({ consent: null, entries: {} });
    expect(page.now()).toMatchObject({
      entries: { a: 'eins' },
      kept: { place: 'tab' },
      doing: { state: 'withdrawn' },
    });
    expect([kept(tab), kept(device)]).toEqual([{ a: 'eins' }, null]);
  });

  it('a consent that was withdrawn elsewhere is not sent past', async () => {
    const { open, fault, tab, device } = world({ consent: '2026-11-22' });
    const page = open();
    await page.start();
    fault.code = 'workbook_consent_missing';
    page.write('a', 'eins');
    page.pass();
    await page.isKept({ place: 'tab' });
    expect(page.now()).toMatchObject({ entries: { a: 'eins' } });
    expect([kept(tab), kept(device)]).toEqual([{ a: 'eins' }, null]);
  });

  it('more than one request can carry goes in several', async () => {
    const { open, written, account } = world();
    const page = open();
    await page.start();
    for (const place of ['a', 'b', 'c', 'd', 'e']) page.write(place, place.repeat(4_000));
    await page.agree();
    await page.isSaved();
    expect(written.map((sent) => Object.keys(sent).length)).toEqual([3, 2]);
    expect(Object.keys(account.entries)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('what is kept comes as a file, with the last words in it', async () => {
    const { open, account, saved, fault } = world({ consent: '2026-11-22' });
    const page = open();
    await page.start();
    page.write('a', 'letztes Wort');
    await page.download();
    expect([account.entries, saved.length, page.now()]).toMatchObject([
      { a: 'letztes Wort' },
      1,
      { doing: { state: 'idle' } },
    ]);
    fault.code = 'unreachable';
    await page.download();
    expect([saved.length, page.now()]).toMatchObject([
      1,
      { doing: { state: 'failed', code: 'unreachable' } },
    ]);
  });

  it('the file waits for a save that is under way, and has the words that were typed since', async () => {
    const { open, saved } = world({ consent: '2026-11-22' });
    const page = open();
    await page.start();
    page.write('a', 'eins');
    page.leave[0]?.();
    page.write('b', 'zwei');
    await page.download();
    expect(JSON.parse((await saved[0]?.text()) ?? '')).toEqual({ a: 'eins', b: 'zwei' });
  });

  it('the file’s button is free again when the last words cannot be saved', async () => {
    const { open, saved, fault } = world({ consent: '2026-11-22' });
    const page = open();
    await page.start();
    page.write('a', 'eins');
    fault.code = 'unreachable';
    await page.download();
    expect([saved, page.now()]).toMatchObject([
      [],
      { doing: { state: 'failed', code: 'unreachable' }, entries: { a: 'eins' } },
    ]);
  });
});
