const slide = (...content: (Node | string)[]) => {
  const section = document.createElement('section');
  section.append(...content);
  return section;
};

const heading = (text: string) => {
  const title = document.createElement('h2');
  title.append(text);
  return title;
};

const copies = (selector: string) =>
  [...document.querySelectorAll(selector)].map((element) => element.cloneNode(true));

export interface Texts {
  ready: string;
  enjoy: string;
}

/**
 * What the page shows, one thing at a time: the ingredients, each step, and the dish. Copies of the page's own
 * elements, so that every amount is the one that is chosen there.
 */
export function slidesOf(texts: Texts, farewell: Node): HTMLElement[] {
  return [
    slide(heading(texts.ready), ...copies('main [data-ingredients]')),
    ...copies('main [data-steps] p').map((step) => slide(step)),
    slide(...copies('main [data-morph] img'), heading(texts.enjoy), farewell),
  ];
}

/** What is ticked off here is ticked off on the page. */
export function mirrorTicks(track: Element) {
  const boxes = (root: ParentNode) => [
    ...root.querySelectorAll<HTMLInputElement>('[data-ingredients] input'),
  ];
  track.addEventListener('change', () => {
    const page = boxes(document.querySelector('main') ?? document);
    for (const [index, { checked }] of boxes(track).entries()) {
      const twin = page[index];
      if (twin) twin.checked = checked;
    }
  });
}
