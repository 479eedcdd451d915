import { isAccessLevel } from '#domain/access.ts';
import { company } from '#domain/company.ts';
import { pageNameOf, reduceAddress } from '#domain/events/tracked-pages.ts';
import { toLocale } from '#domain/locales.ts';
import { storeConsentReceipt } from '#site/api/consent.ts';
import { createCall } from '#site/browser/call.ts';
import { storedConsent } from '#site/browser/stored-consent.ts';
import { activateDeferredScripts } from './deferred-scripts.ts';
import { eraseTools } from './erase-tools.ts';
import { prepareGoogleTag, silenceGoogleTag } from './google-tag.ts';
import { randomId } from '#site/browser/ids.ts';
import { createOtherTabs } from '#site/browser/other-tabs.ts';
import { createConsent } from './consent.ts';
import { events } from '#site/browser/page-events.ts';

/** The name of this deployment in analytics. */
const environment = () => (location.origin === company.site ? 'prod' : 'test');

const sendReceipt = createCall()(storeConsentReceipt);

function startTools() {
  const name = pageNameOf(document.body.dataset['pageView']);
  prepareGoogleTag(window, {
    name,
    address: reduceAddress(location.href, location.origin),
    environment: environment(),
  });
  void activateDeferredScripts(document, () => storedConsent.read()?.status === 'accepted');
  events.report({ name: 'PageView', page: name });
  const { product } = document.body.dataset;
  if (isAccessLevel(product)) events.report({ name: 'ViewContent', product });
}

export const consent = createConsent({
  cookie: storedConsent,
  language: () => toLocale(document.documentElement.lang),
  now: Date.now,
  randomId,
  objects: () => 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true,
  sendReceipt: async (receipt, callOff) => (await sendReceipt(receipt, callOff)).state === 'ok',
  otherTabs: createOtherTabs('consent'),
  tools: {
    start: startTools,
    erase: () => {
      silenceGoogleTag(window);
      eraseTools(window);
    },
  },
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
