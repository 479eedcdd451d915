import { atom } from 'nanostores';
import { withEntries, type Entries } from '#domain/course/workbook.ts';
import { workbookConsentVersion } from '#domain/course/workbook-consent.ts';
import type { ModuleKey } from '#domain/course/waiting-report.ts';
import {
  downloadWorkbook,
  giveWorkbookConsent,
  readWorkbook,
  withdrawWorkbookConsent,
  writeWorkbook,
} from '#site/api/workbook.ts';
import { inTab as tab, onDevice, storedValue } from '#site/browser/browser-storage.ts';
import { randomId } from '#site/browser/ids.ts';
import { latest } from '#site/browser/latest.ts';
import { call } from '#site/browser/member-call.ts';
import { saveFile } from '#site/browser/save-file.ts';
import { wait } from '#site/browser/wait.ts';
import { onLeave } from '#site/browser/wake.ts';
import { refusals } from '../refusals.ts';
import { keptEntries } from './kept-entries.ts';
import type { ModuleCode } from '../texts.ts';

/** Where the workbook is stored. `tab`: undecided, ends with the tab. */
type Kept =
  | { storage: 'tab' | 'browser'; lasts: boolean }
  | { storage: 'account'; saving: 'saved' | 'saving' | 'failed' };

export type WorkbookState =
  | { step: 'loading' }
  | {
      step: 'shown';
      entries: Entries;
      kept: Kept;
      doing:
        | { state: 'idle' }
        | { state: 'busy'; verb: 'give' | 'withdraw' | 'download' }
        | { state: 'failed'; code: ModuleCode }
        | { state: 'withdrawn' };
    };

export type ShownWorkbook = Extract<WorkbookState, { step: 'shown' }>;

const read = call(readWorkbook);
const saveEntries = call(writeWorkbook);
const giveConsent = call(giveWorkbookConsent);
const withdrawConsent = call(withdrawWorkbookConsent);
const downloadPdf = call(downloadWorkbook);

/** The choice on this device, so that an outage does not look like a different choice. It applies to all workbooks. */
const choice = storedValue(onDevice, 'workbooks', (value) =>
  value === 'browser' || value === 'account' ? value : undefined,
);

/** Typing pause before saving. */
const pauseMs = 800;
const firstRetryMs = 2_000;
const lastRetryMs = 60_000;
/** Per request: browsers send at most 64 kB for a page that is left. */
const mostCharacters = 12_000;

/** The entries that fit into one request, but at least one. */
function portionOf(pending: Entries): Entries {
  let length = 0;
  const fitting = Object.entries(pending).filter(([, text], index) => {
    length += text.length;
    return index === 0 || length <= mostCharacters;
  });
  return Object.fromEntries(fitting);
}

/** A module's workbook: its entries, where they are stored, and the consent that decides it. */
export function createWorkbook(module: ModuleKey, number: number) {
  const name = `workbook-${module.course}-${module.module}`;
  /** Entries that the account does not have (yet). */
  const inTab = keptEntries(tab, name);
  const inBrowser = keptEntries(onDevice, name);
  const $state = atom<WorkbookState>({ step: 'loading' });
  /** Not in the account yet; an empty text clears a field there. */
  let pending: Entries = {};
  const edits = latest();
  let saving: Promise<ModuleCode | undefined> = Promise.resolve(undefined);
  let retryMs = firstRetryMs;

  function change(part: Partial<Omit<ShownWorkbook, 'step'>>) {
    const state = $state.get();
    if (state.step === 'shown') $state.set({ ...state, ...part });
  }

  const isInAccount = () => {
    const state = $state.get();
    return state.step === 'shown' && state.kept.storage === 'account';
  };

  /** Keeps unsaved entries on this device, with those of other open tabs. */
  function keepPending(saved: Entries = {}) {
    const before = Object.entries(inBrowser.read() ?? {}).filter(([name, text]) => saved[name] !== text);
    const waiting = { ...Object.fromEntries(before), ...pending };
    if (Object.keys(waiting).length > 0) inBrowser.write(waiting);
    else inBrowser.remove();
  }

  function keepIn(storage: 'tab' | 'browser', entries: Entries) {
    const [here, there] = storage === 'tab' ? [inTab, inBrowser] : [inBrowser, inTab];
    there.remove();
    change({ entries, kept: { storage, lasts: here.write(entries) } });
  }

  /** Another tab may have written since. */
  const withOtherTabs = ({ entries, kept }: ShownWorkbook) =>
    kept.storage === 'browser' ? (inBrowser.read() ?? entries) : entries;

  /** Another tab has written, or the choice was made there. */
  function follow() {
    const state = $state.get();
    if (state.step !== 'shown') return;
    const { entries, kept } = state;
    const chosen = choice.read();
    if (kept.storage === 'account') {
      change({ entries: withEntries(entries, { ...inBrowser.read(), ...pending }) });
    } else if (chosen === 'account') {
      // That tab has moved what was in the browser, but does not know this tab's entries.
      if (kept.storage === 'tab') pending = entries;
      enterAccount(entries);
    } else if (kept.storage === 'browser') {
      change({ entries: withOtherTabs(state) });
    } else if (chosen === 'browser') {
      keepIn('browser', withEntries(inBrowser.read() ?? {}, entries));
    }
  }

  /** The consent was withdrawn on another device: nothing is sent any more, and nothing is lost here. */
  function leaveAccount() {
    const state = $state.get();
    pending = {};
    choice.remove();
    if (state.step === 'shown') keepIn('tab', state.entries);
  }

  /** Sends all pending entries; resolves to an error, if any. */
  async function send(): Promise<ModuleCode | undefined> {
    let failed: ModuleCode | undefined;
    while (failed === undefined && isInAccount() && Object.keys(pending).length > 0) {
      change({ kept: { storage: 'account', saving: 'saving' } });
      const portion = portionOf(pending);
      const answer = await saveEntries({ ...module, entries: portion });
      if (answer.state === 'failed') {
        failed = answer.code;
      } else {
        // What was typed meanwhile is newer.
        pending = Object.fromEntries(
          Object.entries(pending).filter(([name, text]) => portion[name] !== text),
        );
        keepPending(portion);
        change({ entries: withEntries(answer.data.entries, pending) });
      }
    }
    if (!isInAccount()) return failed;
    if (failed === 'workbook_consent_missing') {
      leaveAccount();
      return failed;
    }
    change({ kept: { storage: 'account', saving: failed === undefined ? 'saved' : 'failed' } });
    if (failed === undefined) retryMs = firstRetryMs;
    // Refused for good: the entries stay on this device.
    else if (!refusals.includes(failed) && failed !== 'workbook_too_large') void retry();
    return failed;
  }

  const save = () => (saving = saving.then(send));

  async function retry() {
    const pause = retryMs;
    retryMs = Math.min(lastRetryMs, retryMs * 2);
    await wait(pause);
    await save();
  }

  function enterAccount(entries: Entries) {
    choice.write('account');
    inTab.remove();
    keepPending();
    change({ entries, kept: { storage: 'account', saving: 'saved' }, doing: { state: 'idle' } });
    void save();
  }

  async function load(signal: AbortSignal) {
    const before = inBrowser.read() ?? inTab.read() ?? {};
    const chosen = choice.read();
    const answer = await read(module);
    if (signal.aborted) return;
    const show = (kept: Kept) => {
      $state.set({ step: 'shown', entries: withEntries({}, before), kept, doing: { state: 'idle' } });
    };
    if (answer.state === 'ok' ? answer.data.consent !== null : chosen === 'account') {
      pending = before;
      show({ storage: 'account', saving: 'saved' });
      enterAccount(withEntries(answer.state === 'ok' ? answer.data.entries : {}, before));
    } else {
      const storage = chosen === 'browser' ? 'browser' : 'tab';
      show({ storage, lasts: true });
      if (chosen === 'account') choice.remove();
      if (Object.keys(before).length > 0) keepIn(storage, before);
    }
  }

  return {
    $state,

    /** Returns how to stop. */
    start: () => {
      const ending = new AbortController();
      const { signal } = ending;
      const saveNow = () => void save();
      addEventListener('online', saveNow, { signal });
      onLeave(saveNow, { signal });
      addEventListener('storage', follow, { signal });
      void load(signal);
      return () => {
        ending.abort();
      };
    },

    write: (key: string, text: string) => {
      // Another tab may have made the choice meanwhile.
      follow();
      const state = $state.get();
      if (state.step !== 'shown') return;
      const entries = withEntries(withOtherTabs(state), { [key]: text });
      if (state.kept.storage !== 'account') {
        keepIn(state.kept.storage, entries);
        return;
      }
      pending = { ...pending, [key]: text };
      keepPending();
      change({ entries, kept: { storage: 'account', saving: 'saving' } });
      const isLatest = edits.begin();
      void wait(pauseMs).then(() => (isLatest() ? save() : undefined));
    },

    /** Explicit consent to storing it in the account. */
    async agree() {
      change({ doing: { state: 'busy', verb: 'give' } });
      const consent = { id: randomId(), version: workbookConsentVersion, given: Date.now() };
      const answer = await giveConsent(consent);
      const state = $state.get();
      if (state.step !== 'shown') return;
      if (answer.state === 'failed') {
        change({ doing: { state: 'failed', code: answer.code } });
        return;
      }
      pending = state.entries;
      enterAccount(state.entries);
    },

    /** Stores it in this browser only. */
    decline: () => {
      const state = $state.get();
      if (state.step !== 'shown') return;
      choice.write('browser');
      keepIn('browser', withEntries(inBrowser.read() ?? {}, state.entries));
      change({ doing: { state: 'idle' } });
    },

    /** Downloads the account's workbook as a PDF. */
    async download() {
      change({ doing: { state: 'busy', verb: 'download' } });
      const unsaved = await save();
      if (unsaved !== undefined) {
        change({ doing: { state: 'failed', code: unsaved } });
        return;
      }
      const answer = await downloadPdf(module);
      if (answer.state === 'ok') saveFile(`valea-arbeitsheft-${number}.pdf`, answer.data);
      change({ doing: answer.state === 'ok' ? { state: 'idle' } : answer });
    },

    async withdraw() {
      change({ doing: { state: 'busy', verb: 'withdraw' } });
      const answer = await withdrawConsent();
      if (answer.state === 'failed') {
        change({ doing: { state: 'failed', code: answer.code } });
        return;
      }
      leaveAccount();
      change({ doing: { state: 'withdrawn' } });
    },
  };
}

export type WorkbookStore = ReturnType<typeof createWorkbook>;
