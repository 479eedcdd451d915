import { toLocale } from '#domain/locales.ts';
import { storeConsentReceipt } from '#site/api/consent.ts';
import { createCall } from '#site/browser/call.ts';
import { storedConsent } from '#site/browser/stored-consent.ts';
import { startTools, stopTools } from './tools.ts';
import { randomId } from '#site/browser/ids.ts';
import { createOtherTabs } from '#site/browser/other-tabs.ts';
import { createConsent } from './consent.ts';

const sendReceipt = createCall()(storeConsentReceipt);

export const consent = createConsent({
  cookie: storedConsent,
  language: () => toLocale(document.documentElement.lang),
  now: Date.now,
  randomId,
  objects: () => 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true,
  sendReceipt: async (receipt, callOff) => (await sendReceipt(receipt, callOff)).state === 'ok',
  otherTabs: createOtherTabs('consent'),
  tools: { start: startTools, erase: stopTools },
  reload: () => {
    location.reload();
  },
});

consent.$state.listen((state) => {
  const banner = document.getElementById('consent');
  if (!banner) return;
  banner.hidden = state.step !== 'undecided';
  // Where storage is blocked, the page itself remembers the choice.
  if (state.step === 'decided' && !state.kept) banner.dataset['choice'] = state.record.status;
});
