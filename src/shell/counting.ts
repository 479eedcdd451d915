/** Elements for clicks, the page itself for other events. */
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
 * A page that is a step of the funnel says so once somebody sees it: one rendered ahead of a visit is hidden until then. (Its
 * beacon leaves while it is being shown, and still says that it was rendered ahead: `src/domain/funnel/robots.ts`.)
 * https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API#unsafe_prerendering
 *
 * To evaluate it only listens, and what it does comes in two short tasks: the address is read once the page is there and
 * before its modules run (`interactive`), and counted at the next event (`complete`). Whoever presses a link before is
 * counted with it. https://html.spec.whatwg.org/multipage/parsing.html#the-end
 */
export const countPage = () => {
  for (const type of ['readystatechange', 'click', 'pointerdown', 'visibilitychange'])
    document.addEventListener(type, ({ target }: Pressed) => {
      /** `start`: the position of a landing page. */
      const data: { start?: string; via?: string; count?: string } = document.body.dataset;
      const link = target?.closest?.<HTMLAnchorElement>('[href^="/"]:not([href*="via="])');
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
};
