import { atom, type ReadableAtom } from 'nanostores';
import { withEntries, type Entries } from '#domain/course/workbook.ts';
import { workbookConsentVersion } from '#domain/course/workbook-consent.ts';
import type { CallErrorCode } from '#domain/error-codes.ts';
import type { ModuleRequest } from '#site/api/course-module.ts';
import { refusals } from '../refusals.ts';
import type { Kept, ShownWorkbook, WorkbookDeps, WorkbookState } from './workbook-state.ts';

export interface WorkbookStore {
  $state: ReadableAtom<WorkbookState>;
  start: () => Promise<void>;
  /** Autosave: a field was changed. */
  write: (place: string, text: string) => void;
  /** The explicit consent to keep it in the account. */
  agree: () => Promise<void>;
  /** It is kept in this browser and nowhere else. */
  decline: () => void;
  withdraw: () => Promise<void>;
  /** What is kept in the account, as a PDF. */
  download: () => Promise<void>;
}

/** So long after the last letter it is saved. */
const pauseMs = 800;
const firstRetryMs = 2_000;
const lastRetryMs = 60_000;
/** Of one request: a browser sends at most 64 kB for a page that goes away. */
const mostCharacters = 12_000;

/** As many entries as fit into one request, and one in any case. */
function portionOf(pending: Entries): Entries {
  let length = 0;
  const fitting = Object.entries(pending).filter(([, text], place) => {
    length += text.length;
    return place === 0 || length <= mostCharacters;
  });
  return Object.fromEntries(fitting);
}

/** The workbook of one module: what is written, where it is kept, and the consent that decides that. */
export function createWorkbook(module: ModuleRequest, deps: WorkbookDeps): WorkbookStore {
  const { api, inTab, inBrowser, choice } = deps;
  const $state = atom<WorkbookState>({ step: 'loading' });
  /** What the account does not have yet; an empty text clears a field there. */
  let pending: Entries = {};
  let edits = 0;
  let isSaving = false;
  let retryMs = firstRetryMs;

  function change(part: Partial<Omit<ShownWorkbook, 'step'>>) {
    const state = $state.get();
    if (state.step === 'shown') $state.set({ ...state, ...part });
  }

  const isInAccount = () => {
    const state = $state.get();
    return state.step === 'shown' && state.kept.place === 'account';
  };

  /** What the account does not have yet lies on this device: of this tab, and of others that are open. */
  function keepPending(saved: Entries = {}) {
    const before = Object.entries(inBrowser.read() ?? {}).filter(([name, text]) => saved[name] !== text);
    const waiting = { ...Object.fromEntries(before), ...pending };
    if (Object.keys(waiting).length > 0) inBrowser.write(waiting);
    else inBrowser.remove();
  }

  function keepIn(place: 'tab' | 'browser', entries: Entries) {
    const [here, there] = place === 'tab' ? [inTab, inBrowser] : [inBrowser, inTab];
    there.remove();
    change({ entries, kept: { place, lasts: here.write(entries) } });
  }

  /** As they lie in this browser, where another tab may have written since. */
  const withOtherTabs = ({ entries, kept }: ShownWorkbook) =>
    kept.place === 'browser' ? (inBrowser.read() ?? entries) : entries;

  /** Another tab has written, or was told where the words may lie. */
  function follow() {
    const state = $state.get();
    if (state.step !== 'shown') return;
    const { entries, kept } = state;
    const chosen = choice.read();
    if (kept.place === 'account') {
      change({ entries: withEntries(entries, { ...inBrowser.read(), ...pending }) });
    } else if (chosen === 'account') {
      // What lay in the browser that tab has taken along; what lay in this one it does not know.
      if (kept.place === 'tab') pending = entries;
      enterAccount(entries);
    } else if (kept.place === 'browser') {
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

  async function save() {
    if (isSaving || !isInAccount()) return;
    isSaving = true;
    let failed: CallErrorCode | undefined;
    while (failed === undefined && isInAccount() && Object.keys(pending).length > 0) {
      change({ kept: { place: 'account', saving: 'saving' } });
      const portion = portionOf(pending);
      const answer = await api.write({ ...module, entries: portion });
      if (answer.state === 'failed') {
        failed = answer.code;
      } else {
        // What was typed meanwhile is newer than what was sent.
        pending = Object.fromEntries(
          Object.entries(pending).filter(([name, text]) => portion[name] !== text),
        );
        keepPending(portion);
        change({ entries: withEntries(answer.data.entries, pending) });
      }
    }
    isSaving = false;
    if (!isInAccount()) return;
    if (failed === undefined) {
      retryMs = firstRetryMs;
      change({ kept: { place: 'account', saving: 'saved' } });
    } else if (failed === 'workbook_consent_missing') {
      leaveAccount();
    } else {
      change({ kept: { place: 'account', saving: 'failed' } });
      // Refused for good: the words stay on this device.
      if (!refusals.includes(failed) && failed !== 'workbook_too_large') await retry();
    }
  }

  async function retry() {
    const pause = retryMs;
    retryMs = Math.min(lastRetryMs, retryMs * 2);
    await deps.wait(pause);
    await save();
  }

  function enterAccount(entries: Entries) {
    choice.write('account');
    inTab.remove();
    keepPending();
    change({ entries, kept: { place: 'account', saving: 'saved' }, doing: { state: 'idle' } });
    void save();
  }

  return {
    $state,

    async start() {
      deps.onOnline(() => void save());
      deps.onLeave(() => void save());
      deps.onOtherTab(follow);
      const before = inBrowser.read() ?? inTab.read() ?? {};
      const chosen = choice.read();
      const answer = await api.read(module);
      const show = (kept: Kept) => {
        $state.set({ step: 'shown', entries: withEntries({}, before), kept, doing: { state: 'idle' } });
      };
      if (answer.state === 'ok' ? answer.data.consent !== null : chosen === 'account') {
        pending = before;
        show({ place: 'account', saving: 'saved' });
        enterAccount(withEntries(answer.state === 'ok' ? answer.data.entries : {}, before));
      } else {
        const place = chosen === 'browser' ? 'browser' : 'tab';
        show({ place, lasts: true });
        if (chosen === 'account') choice.remove();
        if (Object.keys(before).length > 0) keepIn(place, before);
      }
    },

    write(place, text) {
      // Another tab may have said where the words lie, and this one may not have been told yet.
      follow();
      const state = $state.get();
      if (state.step !== 'shown') return;
      const entries = withEntries(withOtherTabs(state), { [place]: text });
      if (state.kept.place !== 'account') {
        keepIn(state.kept.place, entries);
        return;
      }
      pending = { ...pending, [place]: text };
      keepPending();
      change({ entries, kept: { place: 'account', saving: 'saving' } });
      const mine = (edits += 1);
      void deps.wait(pauseMs).then(() => (mine === edits ? save() : undefined));
    },

    async agree() {
      change({ doing: { state: 'busy', verb: 'give' } });
      const consent = { id: deps.randomId(), version: workbookConsentVersion, given: deps.now() };
      const answer = await api.give(consent);
      const state = $state.get();
      if (state.step !== 'shown') return;
      if (answer.state === 'failed') {
        change({ doing: { state: 'failed', code: answer.code } });
        return;
      }
      pending = state.entries;
      enterAccount(state.entries);
    },

    decline() {
      const state = $state.get();
      if (state.step !== 'shown') return;
      choice.write('browser');
      keepIn('browser', withEntries(inBrowser.read() ?? {}, state.entries));
      change({ doing: { state: 'idle' } });
    },

    async download() {
      change({ doing: { state: 'busy', verb: 'download' } });
      await save();
      const answer = await api.download(module);
      if (answer.state === 'ok') deps.save(answer.data);
      change({ doing: answer.state === 'ok' ? { state: 'idle' } : answer });
    },

    async withdraw() {
      change({ doing: { state: 'busy', verb: 'withdraw' } });
      const answer = await api.withdraw();
      if (answer.state === 'failed') {
        change({ doing: { state: 'failed', code: answer.code } });
        return;
      }
      leaveAccount();
      change({ doing: { state: 'withdrawn' } });
    },
  };
}
