/** The target of a press is an element, that of other events the page itself. */
interface Pressed {
  target: (EventTarget & Partial<Pick<Element, 'closest'>>) | null;
}

/**
 * Analytics without cookies: where a page counts itself. Nothing is kept or read on the device. It stands in the page
 * before all links (`inline-script.ts`), so that none can be pressed before it runs, and may use nothing from outside its own
 * body. All of it adds at most 300 bytes to a page as it is sent, which a test of the built site holds.
 *
 * Where a visit comes from travels along in our own links from the moment a hand is on one, so that it is in those as well
 * that are opened in another tab, which is no click. Islands find it in the body.
 *
 * A page that is a step of the funnel says so once somebody sees it: one rendered ahead of a visit is hidden until then.
 * https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API#unsafe_prerendering
 */
export function countPage(read: (search: string, landing?: string) => string) {
  const data: { via?: string; landing?: string; count?: string } = document.body.dataset;
  const via = (data.via = read(location.search, data.landing));
  for (const type of ['pointerdown', 'click', 'load', 'visibilitychange'])
    addEventListener(type, ({ target }: Pressed) => {
      const link = target?.closest?.<HTMLAnchorElement>('a[href^="/"]');
      if (link && via !== 'none' && !link.href.includes('via='))
        link.search += (link.search && '&') + 'via=' + via;
      if (data.count && !document.hidden) {
        navigator.sendBeacon(data.count + via);
        data.count = '';
      }
    });
}
