/**
 * The script of every page: log out, the language links, toasts, the cookie banner. What can wait is fetched later.
 */
import '#site/features/consent/approach.ts';
import { signOutOfDevice } from '#site/browser/forget-device.ts';
import { allowPrefetch } from './next-page.ts';

if (!('popover' in HTMLElement.prototype)) void import('#site/ui/popover-stand-in.ts');

const session = () => import('#site/browser/page-session.ts');
const logout = document.querySelector('[data-logout]');
for (const type of ['pointerover', 'focusin', 'touchstart']) {
  logout?.addEventListener(type, () => void session(), { passive: true });
}
logout?.addEventListener('click', () => {
  session()
    .then(({ session }) => session.signOut())
    // Its script cannot be fetched: without what lies on this device nobody is signed in here any more.
    .catch(signOutOfDevice);
});

// The other language opens at the same place: the query and the anchor travel along.
for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-keeps-place]')) {
  link.addEventListener('click', () => {
    link.search = location.search;
    link.hash = location.hash;
  });
}

// Fetched with the page, as there may be no connection when a toast has to say so.
addEventListener('load', () => {
  allowPrefetch();
  import('#site/ui/toast-region.ts').catch(() => undefined);
});
