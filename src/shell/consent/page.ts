/** Asks undecided visitors, or continues from an earlier choice, without an island. */
import { storedConsent } from '#site/browser/stored-consent.ts';
import { onReturn, rememberFocus, showBanner } from './banner.ts';

let resumed = false;
async function resume() {
  showBanner();
  const record = storedConsent.read();
  if (!resumed && record?.status !== 'accepted' && record?.isReported !== false) return;
  resumed = true;
  const { consent } = await import('./consent.ts');
  await consent.resume();
}
const again = () => {
  // Prerendered pages have no visitor yet. If storage is blocked or the file is gone after a deployment, nothing is
  // stored or loaded, and the next page asks again.
  if (!document.prerendering) resume().catch(() => undefined);
};
again();
rememberFocus();
onReturn(again);
document.addEventListener('prerenderingchange', again);
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) again();
});
