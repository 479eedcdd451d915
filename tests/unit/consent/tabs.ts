import { consentRules, readConsent, serialiseConsent, type ConsentRecord } from '#domain/consent/consent.ts';
import type { RequestOf } from '#site/api/bodies.ts';
import { storeConsentReceipt } from '#site/api/consent.ts';
import { reportEvent } from '#site/api/fb-events.ts';
import { createConsent } from '#site/shell/consent/consent.ts';
import { browser } from '../browser.ts';

/** A browser whose tabs share cookies, among them one of a tool. */
export function visitor({ blocked = false, signal = false } = {}) {
  const page = browser();
  const { document } = page;
  const receipts: RequestOf<typeof storeConsentReceipt>[] = [];
  const line = { answers: Promise.resolve() };
  const views: string[] = [];
  const stored = () => readConsent(document.cookie, consentRules, Date.now());
  const store = (record: ConsentRecord) => {
    document.cookie = serialiseConsent(record, { secure: true });
  };
  if (blocked) Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined });
  else document.cookie = '_ga=1';
  if (signal) Object.assign(navigator, { globalPrivacyControl: true });
  page.answer(reportEvent, (event) => void views.push(event.event_name));
  page.answer(storeConsentReceipt, async (receipt, callOff) => {
    receipts.push(receipt);
    const sent = stored();
    await line.answers;
    // As the Worker does, if the cookie is still this choice.
    if (callOff.aborted || sent?.id !== receipt.id) return;
    const { status, version, id, time, language } = sent;
    store({ status, version, id, time, language, isReported: true });
  });
  function open() {
    const consent = createConsent();
    consent.follow();
    return { ...consent, state: () => consent.$state.get() };
  }
  return {
    ...page,
    open,
    receipts,
    line,
    stored,
    store,
    clear: () => {
      document.cookies.clear();
    },
    /** What the tools did: how often they started, whether their cookies are gone, and which pages were reloaded. */
    tools: async () => {
      await page.pass(250);
      return { begun: views.length, erased: !document.cookies.has('_ga'), reloads: page.went.length };
    },
  };
}
