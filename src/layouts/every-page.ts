/**
 * The script of every page: log out, the language links, toasts, the cookie banner, counting without cookies. What can
 * wait is fetched later.
 */
import { viaIn } from '#domain/funnel/via.ts';
import '#site/islands/consent/approach.ts';

if (!('popover' in HTMLElement.prototype)) void import('#site/ui/popover-stand-in.ts');

const session = () => import('#site/stores/page-session.ts');
const logout = document.querySelector('[data-logout]');
for (const type of ['pointerover', 'focusin', 'touchstart']) {
  logout?.addEventListener(type, () => void session(), { passive: true });
}
logout?.addEventListener('click', () => {
  void session().then(({ session }) => session.signOut());
});

// The other language opens at the same place: the query and the anchor travel along.
for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-keeps-place]')) {
  link.addEventListener('click', () => {
    link.search = location.search;
    link.hash = location.hash;
  });
}

// Where a visit comes from travels along in our own links; nothing is kept on the device. Islands find it in the body.
const { dataset } = document.body;
const via = viaIn(location.search, dataset['landing']);
dataset['via'] = via;
addEventListener('click', ({ target }) => {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]');
  if (link && via !== 'none' && !link.href.includes('via=')) {
    link.search += (link.search ? '&via=' : '?via=') + via;
  }
});

// A page that is a step of the funnel says so once somebody sees it: one rendered ahead of a visit is hidden until then.
// https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API#unsafe_prerendering
for (const type of ['load', 'visibilitychange']) {
  addEventListener(type, () => {
    if (!dataset['count'] || document.hidden) return;
    navigator.sendBeacon(dataset['count'] + via);
    dataset['count'] = '';
  });
}

// Fetched with the page, as there may be no connection when a toast has to say so.
addEventListener('load', () => {
  import('#site/ui/toast-region.ts').catch(() => undefined);
});
