/** As our links have it (`src/shell/before-paint.js`). */
const source = /[?&]+via=[^&]*$/;

/**
 * The address has no source of the visit while somebody may share or bookmark it. In the background it has: phones drop
 * pages there, and load them again by their address. Nothing else on the device keeps it.
 */
function showAddress() {
  const url = new URL(document.URL);
  url.search = url.search.replace(source, '');
  if (document.hidden) url.search += `&via=${document.body.dataset.via}`;
  history.replaceState(history.state, '', url);
}

// Editors' links may lead to the page that they are on. With another query than the visit's it would load again.
for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[href^="${location.pathname}#"]`))
  link.href = link.hash;
document.addEventListener('visibilitychange', showAddress);
if (!document.hidden) showAddress();
