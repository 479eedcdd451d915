/** The script of every page: log out, language links, toasts, cookie banner. The rest is loaded later. */
import '#site/features/consent/page.ts';
import { sayBroken } from '#site/ui/broken.ts';
import { signOutOfDevice } from '#site/browser/forget-device.ts';
import { allowPrefetch } from './next-page.ts';

if (!('popover' in HTMLElement.prototype)) void import('#site/ui/popover-stand-in.ts');

const session = () => import('#site/browser/environment.ts');
class LogOut extends HTMLElement {
  connectedCallback() {
    for (const type of ['pointerover', 'focusin', 'touchstart'])
      this.addEventListener(type, () => void session(), { passive: true });
    this.addEventListener('click', () => {
      session()
        .then(({ environment }) => environment.session.signOut())
        // Its script failed to load: removes what is on this device.
        .catch(signOutOfDevice);
    });
  }
}

customElements.define('log-out', LogOut);

// The other language opens at the same place, with query and hash.
for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-keeps-place]')) {
  link.addEventListener('click', () => {
    link.search = location.search;
    link.hash = location.hash;
  });
}

// Loaded with the page, because toasts also announce that it is offline.
addEventListener('load', () => {
  allowPrefetch();
  import('#site/ui/toast-region.ts').catch(() => undefined);
});

// Shown while an island's code cannot be loaded, also if that was known before this script had come.
if ('failed' in document.documentElement.dataset) sayBroken(true);
document.addEventListener('astro:hydration-error', () => {
  sayBroken(true);
});
document.addEventListener(
  'astro:hydrate',
  () => {
    sayBroken(false);
  },
  { capture: true },
);
