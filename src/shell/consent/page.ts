import { storedConsent } from '#site/browser/stored-consent.ts';

/** Asks undecided visitors, or continues from an earlier choice, without an island. */
const banner = document.getElementById('consent');

const objects = () => Reflect.get(navigator, 'globalPrivacyControl') === true;

function look() {
  const record = storedConsent.read();
  // If storage is blocked, the page itself remembers the choice.
  if (banner) banner.hidden = record !== undefined || objects() || 'choice' in banner.dataset;
  return record;
}

let resumed = false;
async function resume() {
  const record = look();
  if (!resumed && record?.status !== 'accepted' && record?.told !== false) return;
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
for (const type of ['focus', 'visibilitychange']) addEventListener(type, again);
document.addEventListener('prerenderingchange', again);
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) again();
});
