import { storedConsent } from '#site/browser/stored-consent.ts';

/** Asks whoever has not decided; goes on from an earlier choice, which needs no island. */
const banner = document.getElementById('consent');

const objects = () => Reflect.get(navigator, 'globalPrivacyControl') === true;

function look() {
  const record = storedConsent.read();
  // Where nothing can be stored the page itself remembers that there is nothing to ask any more.
  if (banner) banner.hidden = record !== undefined || objects() || 'choice' in banner.dataset;
  return record;
}

let resumed = false;
async function resume() {
  const record = look();
  if (!resumed && record?.status !== 'accepted' && record?.told !== false) return;
  resumed = true;
  const { consent } = await import('./page-consent.ts');
  await consent.resume();
}
const again = () => {
  // Rendered ahead of a visit: nobody has come yet, and nothing is told of her. Blocked, or gone after a deployment:
  // then nothing is stored, nothing is loaded, and the next page asks again.
  if (!document.prerendering) resume().catch(() => undefined);
};
again();
for (const type of ['focus', 'visibilitychange']) addEventListener(type, again);
document.addEventListener('prerenderingchange', again);
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) again();
});
