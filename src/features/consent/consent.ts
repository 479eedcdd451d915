import { atom, type ReadableAtom } from 'nanostores';
import { decide, type ConsentChoice, type ConsentReceipt, type ConsentRecord } from '#domain/consent.ts';
import type { ConsentCookie } from '#site/browser/stored-consent.ts';
import type { Locale } from '#domain/locales.ts';

export type ConsentState =
  | { step: 'undecided' }
  /** Global Privacy Control (https://globalprivacycontrol.org) counts as a refusal. */
  | { step: 'objected' }
  /** `kept` is false if cookies are blocked: the choice applies to this page, and nothing is loaded. */
  | { step: 'decided'; record: ConsentRecord; kept: boolean };

interface ConsentDeps {
  cookie: ConsentCookie;
  language: () => Locale;
  now: () => number;
  randomId: () => string;
  objects: () => boolean;
  /**
   * Sends the consent receipt; resolves to whether the Worker has it. Once aborted, the answer no longer sets a cookie.
   */
  sendReceipt: (receipt: ConsentReceipt, signal: AbortSignal) => Promise<boolean>;
  otherTabs: { say: () => void; listen: (heard: () => void) => void };
  tools: { start: () => void; erase: () => void };
  reload: () => void;
}

interface Consent {
  $state: ReadableAtom<ConsentState>;
  follow: () => void;
  choose: (choice: ConsentChoice) => Promise<void>;
  /** Continues from an earlier choice: starts the tools, or sends a receipt that the Worker lacks. */
  resume: () => Promise<void>;
}

/** The visitor's choice on cookies and tools, its cookie and its receipt. */
export function createConsent(deps: ConsentDeps): Consent {
  const { cookie, tools } = deps;
  let running = false;
  let leaving = false;
  let sending = new AbortController();

  const asStored = (): ConsentState => {
    const record = cookie.read();
    if (record) return { step: 'decided', record, kept: true };
    return { step: deps.objects() ? 'objected' : 'undecided' };
  };
  const $state = atom(asStored());

  const recordOf = (state: ConsentState) => (state.step === 'decided' ? state.record : undefined);

  function apply(state: ConsentState) {
    if (leaving) return;
    $state.set(state);
    const allowed = state.step === 'decided' && state.kept && state.record.status === 'accepted';
    if (allowed && !running) {
      running = true;
      tools.start();
    } else if (!allowed && running) {
      leaving = true;
      tools.erase();
      deps.reload();
    }
  }

  const sendReceipt = ({ id, status: choice, version, language, replaces }: ConsentRecord) =>
    deps.sendReceipt({ id, choice, version, language, ...(replaces ? { replaces } : {}) }, sending.signal);

  /** The Worker's answer sets the cookie: an older choice must not overwrite the last one. */
  function abortSending() {
    sending.abort();
    sending = new AbortController();
  }

  let isFollowing = false;
  function follow() {
    if (isFollowing) return;
    isFollowing = true;
    deps.otherTabs.listen(() => {
      const state = $state.get();
      if (state.step === 'decided' && !state.kept) return;
      if (recordOf(asStored())?.id !== recordOf(state)?.id) abortSending();
      apply(asStored());
    });
  }

  return {
    $state,
    follow,
    async choose(choice) {
      follow();
      const before = cookie.read() ?? recordOf($state.get());
      const circumstances = { id: deps.randomId(), time: deps.now(), language: deps.language() };
      const record = decide(choice, before ? { ...circumstances, replaces: before.id } : circumstances);
      cookie.write(record);
      abortSending();
      // Receipts form a chain: one that the Worker lacks, perhaps a refusal, goes first.
      const receipts = [...(before?.told === false ? [before] : []), record].map(sendReceipt);
      apply({ step: 'decided', record, kept: cookie.read()?.id === record.id });
      deps.otherTabs.say();
      await Promise.all(receipts);
    },
    async resume() {
      follow();
      const state = asStored();
      apply(state);
      const record = recordOf(state);
      if (record && record.told !== true) await sendReceipt(record);
    },
  };
}
