import { expect, vi } from 'vitest';
import { withEntries, type Entries } from '#domain/course/workbook.ts';
import type { ErrorCode } from '#domain/errors/error-codes.ts';
import * as api from '#site/api/workbook.ts';
import { inTab, onDevice } from '#site/browser/browser-storage.ts';
import { keptEntries } from '#site/features/course/module/workbook/kept-entries.ts';
import { createWorkbook } from '#site/features/course/module/workbook/state.ts';
import { browser, refuse } from '../browser.ts';

/** A browser, and an account that keeps workbooks. */
export function world({ consent = null, entries = {} }: Partial<api.WorkbookView> = {}) {
  const page = browser();
  const account: api.WorkbookView = { consent, entries };
  const fault: { code: ErrorCode | undefined } = { code: undefined };
  const written: Entries[] = [];
  const unless = <Data>(data: () => Data) => (fault.code ? refuse(fault.code) : data());
  const view = (): api.WorkbookView => ({ ...account });
  page.answer(api.readWorkbook, () => unless(view));
  page.answer(api.writeWorkbook, ({ entries: sent }) =>
    unless(() => {
      written.push(sent);
      account.entries = withEntries(account.entries, sent);
      return view();
    }),
  );
  page.answer(api.giveWorkbookConsent, () =>
    unless(() => {
      account.consent = '2026-11-22T20:00:00.000Z';
    }),
  );
  page.answer(api.withdrawWorkbookConsent, () =>
    unless(() => {
      Object.assign(account, { consent: null, entries: {} });
    }),
  );
  page.answer(api.downloadWorkbook, () => unless(() => new Blob([JSON.stringify(account.entries)])));

  /** Opens the page in one more tab. */
  async function open() {
    const { start, ...store } = createWorkbook({ course: 'zpp', module: 'm' }, 3);
    start();
    await page.pass();
    const now = () => store.$state.get();
    const isKept = (kept: object) =>
      vi.waitFor(() => {
        expect(now()).toMatchObject({ kept });
      });
    return { ...store, now, isKept, isSaved: () => isKept({ storage: 'account', saving: 'saved' }) };
  }
  const in_ = (storage: typeof inTab) => keptEntries(storage, 'workbook-zpp-m').read() ?? null;
  return {
    ...page,
    account,
    fault,
    written,
    open,
    /** A pause in typing. */
    pause: () => page.pass(800),
    /** Storage events for the other tabs. */
    tellTabs: () => dispatchEvent(new StorageEvent('storage')),
    inTab: () => in_(inTab),
    inBrowser: () => in_(onDevice),
  };
}
