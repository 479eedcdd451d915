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

/** Slides for the ingredients, each step, and the end: copies of the page's elements, with the chosen amounts. */
export function slidesOf(texts: Texts, farewell: Node): HTMLElement[] {
  return [
    slide(heading(texts.ready), ...copies('main [data-ingredients]')),
    ...copies('main [data-steps] p').map((step) => slide(step)),
    slide(...copies('main [data-morph] img'), heading(texts.enjoy), farewell),
  ];
}

/** Ticks are synchronised with the page. */
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
