/** What signing out needs comes when a hand approaches the button, and not before. */
const button = document.querySelector('[data-logout]');
const load = () => import('#site/stores/page-session.ts');

for (const type of ['pointerover', 'focusin', 'touchstart']) {
  button?.addEventListener(type, () => void load(), { passive: true });
}
button?.addEventListener('click', () => {
  void load().then(({ session }) => session.signOut());
});
