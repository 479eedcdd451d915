import type { Entries } from '#domain/course/workbook.ts';
import type { CallErrorCode } from '#domain/error-codes.ts';
import type {
  downloadWorkbook,
  giveWorkbookConsent,
  readWorkbook,
  withdrawWorkbookConsent,
  writeWorkbook,
} from '#site/api/workbook.ts';
import type { StoredValue } from '#site/browser/browser-storage.ts';
import type { CallOf } from '#site/browser/call.ts';

/** Where the workbook is stored. `tab`: undecided, ends with the tab. */
export type Kept =
  { place: 'tab' | 'browser'; lasts: boolean } | { place: 'account'; saving: 'saved' | 'saving' | 'failed' };

export type WorkbookState =
  | { step: 'loading' }
  | {
      step: 'shown';
      entries: Entries;
      kept: Kept;
      doing:
        | { state: 'idle' }
        | { state: 'busy'; verb: 'give' | 'withdraw' | 'download' }
        | { state: 'failed'; code: CallErrorCode }
        | { state: 'withdrawn' };
    };

export type ShownWorkbook = Extract<WorkbookState, { step: 'shown' }>;

/** The choice on this device, so that an outage is not taken for another one. */
type Choice = 'browser' | 'account';

export interface WorkbookDeps {
  api: {
    read: CallOf<typeof readWorkbook>;
    write: CallOf<typeof writeWorkbook>;
    give: CallOf<typeof giveWorkbookConsent>;
    withdraw: CallOf<typeof withdrawWorkbookConsent>;
    download: CallOf<typeof downloadWorkbook>;
  };
  /** Entries that the account does not have (yet). */
  inTab: StoredValue<Entries>;
  inBrowser: StoredValue<Entries>;
  choice: StoredValue<Choice>;
  save: (file: Blob) => void;
  now: () => number;
  randomId: () => string;
  wait: (milliseconds: number) => Promise<void>;
  onOnline: (online: () => void) => void;
  /** Calls when another tab has stored something. */
  onOtherTab: (written: () => void) => void;
  onLeave: (leaving: () => void) => void;
}
