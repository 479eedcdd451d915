/** The script of every page: log out, toasts, cookie banner. The rest is loaded later. */
import '#site/shell/consent/page.ts';
import { signOutOfDevice } from '#site/browser/forget-device.ts';
import { allowPrefetch } from './next-page.ts';
import './own-address.ts';

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

// Loaded with the page, because toasts also announce that it is offline.
addEventListener('load', () => {
  allowPrefetch();
  import('#site/ui/toast-region.ts').catch(() => undefined);
});
