/**
 * Hydrates on pointer, focus or touch. A choice that was made earlier needs no island, only what starts the tools or
 * sends a receipt that is still owed.
 */
const places = '#consent, #cookie-settings, [commandfor="cookie-settings"]';
const banner = document.getElementById('consent');

/** Blocked, or gone after a deployment: then nothing is stored, nothing is loaded, and the next page asks again. */
const unreachable = () => undefined;

function approach({ target }: Event) {
  if (target instanceof Element && target.closest(places)) import('./hydrate.tsx').catch(unreachable);
}
for (const type of ['pointerover', 'focusin', 'touchstart', 'click']) {
  document.addEventListener(type, approach, { passive: true });
}

let resumed = false;
async function resume() {
  if (!resumed && banner?.dataset['status'] !== 'accepted' && banner?.dataset['untold'] === undefined) return;
  resumed = true;
  const { consent } = await import('./page-consent.ts');
  await consent.resume();
}
const again = () => {
  // Rendered ahead of a visit: nobody has come yet, and nothing is told of her.
  if (!document.prerendering) resume().catch(unreachable);
};
again();
for (const type of ['focus', 'visibilitychange']) addEventListener(type, again);
document.addEventListener('prerenderingchange', again);
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) again();
});
