/**
 * Analytics without cookies, in the script of every page: nothing is kept or read on the device. All of it takes less than
 * 300 bytes, which a test of the built site's script holds.
 */
import { viaIn } from '#domain/funnel/via.ts';

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
