import { nowhere, via } from '#site/browser/page-via.ts';

/** As our links have it (`src/shell/before-paint.js`). */
const source = /[?&]via=[^&]*$/;

/**
 * The address has no source of the visit while somebody may share or bookmark it. In the background it has: phones drop
 * pages there, and load them again by their address. Nothing else on the device keeps it.
 */
function showAddress() {
  const { pathname, search, hash } = location;
  const own = search.replace(source, '');
  const isHandedOn = document.hidden && via() !== nowhere;
  const query = isHandedOn ? `${own}${own ? '&' : '?'}via=${via()}` : own;
  if (query !== search) history.replaceState(history.state, '', pathname + query + hash);
}

// Editors' links may lead to the page that they are on. With another query than the visit's it would load again.
for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[href^="${location.pathname}#"]`))
  link.setAttribute('href', link.hash);
let isLeaving = false;
for (const type of ['pagehide', 'pageshow'])
  addEventListener(type, () => {
    isLeaving = type === 'pagehide';
  });
document.addEventListener('visibilitychange', () => {
  if (!isLeaving) showAddress();
});
if (!document.hidden) showAddress();
