/**
 * A view transition between the picture of a card and that of its recipe. The script names one picture at a time, as
 * the page's policy allows no inline styles.
 */
const pictureName = 'recipe-picture';
const quietly = matchMedia('(prefers-reduced-motion: reduce)');

const pictureFor = (address: string | null | undefined) => {
  if (!address || quietly.matches) return null;
  const { origin, pathname } = new URL(address);
  if (origin !== location.origin) return null;
  return document.querySelector(`.card:has(a[href="${CSS.escape(pathname)}"]) img`);
};

function nameForTransition(picture: Element | null, until: Promise<unknown> | undefined) {
  if (!(picture instanceof HTMLElement)) return;
  const shown = document.querySelector<HTMLElement>('[data-morph]');
  shown?.style.setProperty('view-transition-name', 'none');
  picture.style.setProperty('view-transition-name', pictureName);
  const back = () => {
    picture.style.removeProperty('view-transition-name');
    shown?.style.removeProperty('view-transition-name');
  };
  void until?.then(back, back);
}

addEventListener('pageswap', ({ viewTransition, activation }) => {
  if (viewTransition) nameForTransition(pictureFor(activation?.entry.url), viewTransition.finished);
});

addEventListener('pagereveal', ({ viewTransition }) => {
  if (viewTransition && !document.querySelector('[data-morph]')) {
    nameForTransition(pictureFor(navigation.activation?.from?.url), viewTransition.finished);
  }
});

export {};
