{
  const root = document.documentElement;
  const look = () => {
    try {
      root.toggleAttribute('data-signed-in', localStorage.getItem('valea:signed-in') === '1');
    } catch {}
  };
  const home = () => document.body.dataset.home;
  addEventListener('storage', ({ newValue }) => {
    look();
    if (newValue !== '"out"') return;
    for (const name of Object.keys(sessionStorage))
      if (name.startsWith('valea:')) sessionStorage.removeItem(name);
    const path = home();
    if (path !== undefined) location.replace(path);
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    look();
    if (home() !== undefined && !root.hasAttribute('data-signed-in')) location.reload();
  });
  look();
  for (const type of ['astro:hydrate', 'astro:hydration-error'])
    document.addEventListener(type, () => root.toggleAttribute('data-failed', type !== 'astro:hydrate'), {
      capture: true,
    });
}
document.addEventListener('click', ({ target }) => {
  /** @type {any} */
  const link = target instanceof Element && target.closest('[data-keeps-place]');
  if (!link) return;
  link.search = location.search;
  link.hash = location.hash;
});
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
for (const type of ['readystatechange', 'click', 'pointerdown', 'visibilitychange'])
  document.addEventListener(type, ({ target }) => {
    const data = document.body.dataset;
    /** @type {any} */
    const link = target instanceof Element && target.closest('[href^="/"]:not([href*="via="])');
    const isDue = data.via ?? link;
    const [, , word = 'none', place = data.start ?? ''] =
      /[?&](via|utm_\w+)=(none|search|google|bing|cpc|social|facebook|instagram|tiktok|pinterest|email|newsletter|partner)(\.[\w-]+)?/.exec(
        location.search,
      ) ?? [];
    data.via = word + place;
    if (isDue && !document.hidden && data.count) {
      navigator.sendBeacon(data.count + data.via);
      data.count = '';
    }
    if (link && data.via !== 'none') link.search += (link.search ? '&via=' : 'via=') + data.via;
  });
