import { atom } from 'nanostores';
import { decide, type ConsentChoice, type ConsentRecord } from '#domain/consent/consent.ts';
import { toLocale } from '#domain/text/locales.ts';
import { storeConsentReceipt } from '#site/api/consent.ts';
import { createCall } from '#site/browser/call.ts';
import { randomId } from '#site/browser/ids.ts';
import { createOtherTabs } from '#site/browser/other-tabs.ts';
import { storedConsent as cookie } from '#site/browser/stored-consent.ts';
import { decideHere, objects, onReturn, showBanner } from './banner.ts';
import { startTools, stopTools } from './tools.ts';

export type ConsentState =
  | { step: 'undecided' }
  | { step: 'objected' }
  /** `kept` is false if cookies are blocked: the choice applies to this page, and nothing is loaded. */
  | { step: 'decided'; record: ConsentRecord; kept: boolean };

const sendToWorker = createCall()(storeConsentReceipt);

/** The visitor's choice on cookies and tools, its cookie and its receipt. */
export function createConsent() {
  const otherTabs = createOtherTabs('consent');
  let running = false;
  let leaving = false;
  let sending = new AbortController();

  const asStored = (): ConsentState => {
    const record = cookie.read();
    if (record) return { step: 'decided', record, kept: true };
    return { step: objects() ? 'objected' : 'undecided' };
  };
  const $state = atom(asStored());

  const recordOf = (state: ConsentState) => (state.step === 'decided' ? state.record : undefined);

  function apply(state: ConsentState) {
    if (leaving) return;
    $state.set(state);
    const allowed = state.step === 'decided' && state.kept && state.record.status === 'accepted';
    if (allowed && !running) {
      running = true;
      startTools();
    } else if (!allowed && running) {
      leaving = true;
      stopTools();
      location.reload();
    }
  }

  const sendReceipt = ({ id, status: choice, version, language, replaces }: ConsentRecord) =>
    sendToWorker({ id, choice, version, language, ...(replaces ? { replaces } : {}) }, sending.signal);

  /** The Worker's answer sets the cookie: an older choice must not overwrite the last one. */
  function abortSending() {
    sending.abort();
    sending = new AbortController();
  }

  let isFollowing = false;
  function follow() {
    if (isFollowing) return;
    isFollowing = true;
    const look = () => {
      const state = $state.get();
      if (state.step === 'decided' && !state.kept) return;
      if (recordOf(asStored())?.id === recordOf(state)?.id) return;
      abortSending();
      apply(asStored());
    };
    otherTabs.listen(look);
    onReturn(look);
  }

  return {
    $state,
    follow,
    choose: async (choice: ConsentChoice) => {
      follow();
      const before = cookie.read() ?? recordOf($state.get());
      const language = toLocale(document.documentElement.lang);
      const circumstances = { id: randomId(), time: Date.now(), language };
      const record = decide(choice, before ? { ...circumstances, replaces: before.id } : circumstances);
      cookie.write(record);
      abortSending();
      // Receipts form a chain: one missing from the Worker, perhaps a refusal, goes first.
      const receipts = [...(before?.isReported === false ? [before] : []), record].map(sendReceipt);
      apply({ step: 'decided', record, kept: cookie.read()?.id === record.id });
      otherTabs.say();
      await Promise.all(receipts);
    },
    /** Continues from an earlier choice: starts the tools, or sends a receipt that is missing from the Worker. */
    resume: async () => {
      follow();
      const state = asStored();
      apply(state);
      const record = recordOf(state);
      if (record && record.isReported !== true) await sendReceipt(record);
    },
  };
}

export const consent = createConsent();

consent.$state.listen((state) => {
  if (state.step === 'decided' && !state.kept) decideHere();
  showBanner();
});
