/** The target of a press is an element, that of other events the page itself. */
interface Pressed {
  target: (EventTarget & Partial<Pick<Element, 'closest'>>) | null;
}

/**
 * Analytics without cookies: where a page counts itself. Nothing is kept or read on the device. It stands in the page
 * before all links (`inline-script.ts`), so that none can be pressed before it runs, and may use nothing from outside its own
 * body. All of it adds at most 300 bytes to a page as it is sent, which a test of the built site holds.
 *
 * What travels along in our own addresses as `via`: a word of the list (`src/domain/funnel/via.ts`, which a test compares),
 * and the landing page behind a dot. The first word in the address counts: `utm_source` before `utm_medium`, as ad
 * platforms write them. Of anything else in the address nothing is taken. It stands in a link from the moment a hand is on
 * it, so that it is in those as well that are opened in another tab, which is no click. Islands find it in the body.
 *
 * A page that is a step of the funnel says so once somebody sees it: one rendered ahead of a visit is hidden until then.
 * https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API#unsafe_prerendering
 */
export const countPage = () => {
  /** Of a landing page, `via` is its own place so far. */
  const data: { via?: string; count?: string } = document.body.dataset;
  const [, word = 'none', place = data.via ?? ''] =
    /[?&](?:via|utm_\w+)=(none|search|google|bing|cpc|social|facebook|instagram|tiktok|pinterest|email|newsletter|partner)(\.[\w-]+)?/.exec(
      location.search,
    ) ?? [];
  const via = (data.via = word + place);
  for (const type of ['pointerdown', 'click', 'load', 'visibilitychange'])
    addEventListener(type, ({ target }: Pressed) => {
      const link = target?.closest?.<HTMLAnchorElement>('[href^="/"]');
      if (link && via !== 'none' && !link.href.includes('via='))
        link.search += (link.search && '&') + 'via=' + via;
      if (data.count && !document.hidden) {
        navigator.sendBeacon(data.count + via);
        data.count = '';
      }
    });
};
