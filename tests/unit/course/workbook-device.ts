import { expect, vi } from 'vitest';
import { withEntries, type Entries } from '#domain/course/workbook.ts';
import { storedValue } from '../../../src/browser/browser-storage.ts';
import { keptEntries } from '../../../src/features/course/module/workbook/kept-entries.ts';
import { createWorkbook } from '../../../src/features/course/module/workbook/workbook.store.ts';
import { memory } from '../session/page.ts';
import type { CallErrorCode } from '#domain/error-codes.ts';
import type { Answer } from '../../../src/browser/call.ts';
import type { WorkbookView } from '#site/api/workbook.ts';

/** A device, and an account with a workbook. */
export function world({ consent = null, entries = {} }: Partial<WorkbookView> = {}) {
  const account: WorkbookView = { consent, entries };
  const fault: { code: CallErrorCode | undefined } = { code: undefined };
  const written: Entries[] = [];
  const saved: Blob[] = [];
  const [tab, device] = [memory(), memory()];
  const tabs: (() => void)[][] = [];
  const view = (): WorkbookView => ({ consent: account.consent, entries: account.entries });
  const answer = <Data>(data: () => Data): Promise<Answer<Data>> =>
    Promise.resolve(fault.code ? { state: 'failed', code: fault.code } : { state: 'ok', data: data() });
  /** Opens the page in a tab, by default the same one. */
  function open(own = tab) {
    const waits: { milliseconds: number; end: () => void }[] = [];
    const online: (() => void)[] = [];
    const leave: (() => void)[] = [];
    const told: (() => void)[] = [];
    const store = createWorkbook(
      { course: 'zpp', module: 'm' },
      {
        api: {
          read: () => answer(view),
          write: async ({ entries: sent }) => {
            await new Promise(setImmediate);
            return answer(() => {
              written.push(sent);
              account.entries = withEntries(account.entries, sent);
              return view();
            });
          },
          give: () =>
            answer(() => {
              account.consent = '2026-11-22T20:00:00.000Z';
              return undefined;
            }),
          download: () => answer(() => new Blob([JSON.stringify(account.entries)])),
          withdraw: () =>
            answer(() => {
              Object.assign(account, { consent: null, entries: {} });
              return undefined;
            }),
        },
        inTab: keptEntries(own, 'workbook'),
        inBrowser: keptEntries(device, 'workbook'),
        choice: storedValue(device, 'workbooks', (value) =>
          value === 'browser' || value === 'account' ? value : undefined,
        ),
        save: (file) => void saved.push(file),
        now: () => 1,
        randomId: () => '0'.repeat(32),
        wait: (milliseconds) =>
          new Promise((end) =>
            waits.push({
              milliseconds,
              end: () => {
                end();
              },
            }),
          ),
        onOnline: (one) => void online.push(one),
        onLeave: (one) => void leave.push(one),
        onOtherTab: (one) => void told.push(one),
      },
    );
    const now = () => store.$state.get();
    /** Lets the page's timers run. */
    const pass = () => {
      for (const { end } of waits.splice(0)) end();
    };
    const isKept = (kept: object) =>
      vi.waitFor(() => {
        expect(now()).toMatchObject({ kept });
      });
    const isSaved = () => isKept({ place: 'account', saving: 'saved' });
    tabs.push(told);
    /** Storage events for the other tabs. */
    const tellOthers = () => {
      for (const others of tabs) if (others !== told) for (const tell of others) tell();
    };
    return { ...store, waits, pass, isKept, isSaved, tellOthers, online, leave, now };
  }
  return { account, fault, written, saved, open, tab, device };
}

export const kept = (storage: ReturnType<typeof memory>) => keptEntries(storage, 'workbook').read() ?? null;
