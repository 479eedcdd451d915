import { describe, expect, it } from 'vitest';
import { keptEntries } from '../../../src/features/course/module/workbook/kept-entries.ts';
import { memory } from '../session/page.ts';
import { world } from './workbook-page.ts';

describe('a workbook in two tabs', () => {
  it('kept in the browser: what is written in either is kept, and shown in both', async () => {
    const { open, inBrowser, tellTabs } = world();
    const one = await open();
    const other = await open();
    one.write('a', 'eins');
    one.decline();
    other.write('b', 'zwei');
    tellTabs();
    expect(one.now()).toMatchObject({ entries: { a: 'eins', b: 'zwei' } });
    // Before the storage event.
    one.write('a', '');
    other.write('c', 'drei');
    expect(inBrowser()).toEqual({ b: 'zwei', c: 'drei' });
    expect(other.now()).toMatchObject({ entries: { b: 'zwei', c: 'drei' } });
  });

  it('kept in the account: what either tab failed to save stays on the device', async () => {
    const { open, fault, account, inBrowser, tellTabs, pause, pass } = world({ consent: '2026-11-22' });
    const one = await open();
    const other = await open();
    fault.code = 'internal';
    other.write('b', 'zwei');
    await pass(400);
    one.write('a', 'eins');
    tellTabs();
    expect(one.now()).toMatchObject({ entries: { a: 'eins', b: 'zwei' } });
    expect(inBrowser()).toEqual({ a: 'eins', b: 'zwei' });
    fault.code = undefined;
    await pass(400);
    expect(other.now()).toMatchObject({ kept: { saving: 'saved' } });
    expect([account.entries, inBrowser()]).toEqual([{ b: 'zwei' }, { a: 'eins' }]);
    await pause();
    await one.isSaved();
    expect([account.entries, inBrowser()]).toEqual([{ a: 'eins', b: 'zwei' }, null]);
  });

  it('consenting in one moves both to the account, with what was written in either', async () => {
    const { open, account, inBrowser, tellTabs, pause } = world();
    const one = await open();
    const other = await open();
    one.write('a', 'eins');
    other.write('b', 'zwei');
    await other.agree();
    tellTabs();
    await Promise.all([one.isSaved(), other.isSaved()]);
    expect(account.entries).toEqual({ a: 'eins', b: 'zwei' });
    one.write('c', 'drei');
    await pause();
    await one.isSaved();
    expect([account.entries, inBrowser()]).toEqual([{ a: 'eins', b: 'zwei', c: 'drei' }, null]);
  });

  it('choosing the browser in both at once keeps what was written in either', async () => {
    const { open, inBrowser } = world();
    const one = await open();
    const other = await open();
    one.write('a', 'eins');
    other.write('b', 'zwei');
    one.decline();
    other.decline();
    expect(inBrowser()).toEqual({ a: 'eins', b: 'zwei' });
  });

  it('loses nothing if the browser reports another tab’s storage late', () => {
    const device = memory();
    const isOld = new Set(['valea:workbook/a']);
    // This tab reads stale storage; its own writes succeed.
    const late: typeof device = () => ({
      ...device(),
      getItem: (key) => (isOld.has(key) ? null : device().getItem(key)),
      key: (index) =>
        [0, 1].map((each) => device().key(each)).filter((key) => key && !isOld.has(key))[index] ?? null,
    });
    keptEntries(device, 'workbook').write({ a: 'eins' });
    keptEntries(late, 'workbook').write({ b: 'zwei' });
    expect(keptEntries(device, 'workbook').read()).toEqual({ a: 'eins', b: 'zwei' });
  });

  it('without storage: leaves memory too once it is stored elsewhere', () => {
    const blocked: ReturnType<typeof memory> = () => {
      throw new DOMException('No.', 'SecurityError');
    };
    const entries = keptEntries(blocked, 'workbook');
    expect([entries.write({ a: 'eins', b: 'zwei' }), entries.read()]).toEqual([
      false,
      { a: 'eins', b: 'zwei' },
    ]);
    expect([entries.remove(), entries.read()]).toEqual([false, undefined]);
  });
});
