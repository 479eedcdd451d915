/*
 * Runs before the first paint. It guesses whether a member is signed in, so that the navigation does not flash the wrong
 * links, and empties this tab after a sign-out in another one. A page from the back/forward cache (bfcache) shows its old
 * state, so it looks again. Where storage is blocked, sign-ins do not last anyway.
 */
{
  const root = document.documentElement;
  const look = () => {
    try {
      root.toggleAttribute('data-signed-in', localStorage.getItem('valea:signed-in') === '1');
    } catch {}
  };
  addEventListener('storage', ({ newValue }) => {
    look();
    if (newValue !== '"out"') return;
    for (const name of Object.keys(sessionStorage))
      if (name.startsWith('valea:')) sessionStorage.removeItem(name);
    const { home } = document.body.dataset;
    if (home) location.replace(home);
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    look();
    if (document.body.dataset.home && !root.hasAttribute('data-signed-in')) location.reload();
  });
  look();
  // A notice appears where an island fails.
  for (const type of ['astro:hydrate', 'astro:hydration-error'])
    document.addEventListener(type, () => root.toggleAttribute('data-failed', type !== 'astro:hydrate'), {
      capture: true,
    });
}
/* The link to the other language keeps query and fragment; the campaign is in its `via`. */
document.addEventListener('click', ({ target }) => {
  /** @type {any} */
  const link = target instanceof Element && target.closest('[data-keeps-place]');
  if (!link) return;
  link.href = link.pathname + location.search.replace(/utm_\w+=[^&]*&?/g, '') + location.hash;
});
/* A press on a button whose custom element has no script yet is carried out once it has; islands do this themselves. */
document.addEventListener('click', ({ target }) => {
  /** @type {any} */
  const button = target instanceof Element && target.closest('[type=button]');
  const host = button && button.closest('astro-island, :not(:defined)');
  if (!host || host.localName === 'astro-island' || button.ariaBusy || document.readyState === 'complete')
    return;
  button.ariaBusy = 'true';
  const loaded = new Promise((resolve) => addEventListener('load', resolve));
  void Promise.race([customElements.whenDefined(host.localName), loaded]).then(() => {
    button.ariaBusy = null;
    if (host.matches(':defined')) button.click();
  });
});
/*
 * Counts the page, without cookies and without storing anything on the device. A visit begins on a public page to which
 * no page of ours led: its landing page and kind are in `data-start`, and the first of the steps in `data-count`, the
 * beginning, only counts then. `via` is the visit's source (`src/domain/funnel/via.ts`): the first known word in the
 * URL, and where the visit began. A visit that begins with somebody else's `via` ignores it. Links get it when they
 * are pressed, so that a new tab has it, too; islands find it in the body, and `src/shell/own-address.ts` removes it
 * from the address. A prerendered page is hidden, and counted once it is shown:
 * https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API#unsafe_prerendering
 * The address is read in one task and counted in another, so that neither delays the page's own scripts.
 */
for (const type of ['readystatechange', 'click', 'pointerdown', 'visibilitychange'])
  document.addEventListener(type, ({ target }) => {
    const data = document.body.dataset;
    /** @type {any} */
    const link = target instanceof Element && target.closest('[href^="/"]:not([href*="via="])');
    const isDue = data.via ?? link;
    const begins = !document.referrer.startsWith(`${location.origin}/`) && data.start;
    /** @type {any} */
    const [, word, place] =
      /[?&](?:via|utm_\w+)=(none|search|google|bing|cpc|social|facebook|instagram|tiktok|pinterest|email|newsletter|partner)(\.[\w.-]+|)/.exec(
        `${location.search}&via=${data.via}&via=none`,
      );
    data.via = (begins && place ? 'none' : word) + (begins || place);
    if (isDue && data.count && !document.hidden) {
      for (const path of data.count.split(' ').slice(begins ? 0 : 1)) navigator.sendBeacon(path + data.via);
      data.count = '';
    }
    if (link && data.via !== 'none') link.search += (link.search ? '&via=' : 'via=') + data.via;
  });
