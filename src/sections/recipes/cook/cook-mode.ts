import './timer-dock.ts';
import { mirrorTicks, slidesOf } from './slides.ts';
import { keepAwake } from './wake-lock.ts';

const part = <Kind extends Element>(root: ParentNode, selector: string, kind: new () => Kind): Kind => {
  const found = root.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`The cook mode lacks ${selector}`);
  return found;
};

const quietly = matchMedia('(prefers-reduced-motion: reduce)');

function createCookMode() {
  const dialog = part(document, '#cook', HTMLDialogElement);
  const track = part(dialog, '.track', HTMLElement);
  const progress = part(dialog, '.progress', HTMLElement);
  const stations = part(dialog, 'ol', HTMLElement);
  const previous = part(dialog, '.previous', HTMLButtonElement);
  const next = part(dialog, '.next', HTMLButtonElement);
  const awake = part(dialog, '.awake', HTMLElement);
  const farewell = part(dialog, 'template', HTMLTemplateElement).content;
  let slides: HTMLElement[] = [];
  let at = 0;
  /** Where a button or key leads to; what the scrolling passes on the way does not count. */
  let target: number | undefined;
  let release: (() => void) | undefined;

  const last = () => slides.length - 1;
  const text = (element: HTMLElement, name: string) => element.dataset[name] ?? '';

  function show(index: number) {
    at = index;
    for (const [place, slide] of slides.entries()) slide.inert = place !== at;
    for (const [place, station] of [...stations.children].entries())
      station.classList.toggle('done', place <= at);
    const step = text(progress, 'step')
      .replace('#', String(at))
      .replace('§', String(last() - 1));
    const ends = { 0: text(progress, 'title'), [last()]: text(progress, 'enjoy') };
    progress.textContent = ends[at] ?? step;
    previous.ariaDisabled = at === 0 ? 'true' : null;
    next.textContent = text(next, at === 0 ? 'start' : at === last() ? 'finish' : 'next');
  }

  function go(index: number, behavior: ScrollBehavior = quietly.matches ? 'instant' : 'smooth') {
    if (index < 0 || index > last()) return;
    show(index);
    target = index;
    track.scrollTo({ left: index * track.clientWidth, behavior });
  }

  const seen = new IntersectionObserver(
    (entries) => {
      const reached = entries.find(({ isIntersecting }) => isIntersecting)?.target;
      const index = slides.findIndex((slide) => slide === reached);
      if (index === target) target = undefined;
      else if (index >= 0 && target === undefined && dialog.open) show(index);
    },
    { root: track, threshold: 0.9 },
  );

  previous.addEventListener('click', () => go(at - 1));
  next.addEventListener('click', () => {
    if (at < last()) go(at + 1);
    else {
      at = 0;
      dialog.close();
    }
  });
  dialog.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowRight') go(at + 1);
    if (key === 'ArrowLeft') go(at - 1);
  });
  dialog.querySelector('[data-close]')?.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => {
    release?.();
    seen.disconnect();
  });
  addEventListener('resize', () => {
    if (dialog.open) go(at, 'instant');
  });
  for (const touch of ['pointerdown', 'wheel']) {
    track.addEventListener(touch, () => (target = undefined), { passive: true });
  }
  mirrorTicks(track);

  /** Opens where it was left, with the amounts of the page as they are now. */
  return () => {
    slides = slidesOf(
      { ready: text(progress, 'ready'), enjoy: text(progress, 'enjoy') },
      farewell.cloneNode(true),
    );
    track.replaceChildren(...slides);
    stations.replaceChildren(...slides.map(() => document.createElement('li')));
    dialog.showModal();
    go(at, 'instant');
    for (const slide of slides) seen.observe(slide);
    release = keepAwake((held) => {
      awake.hidden = !held;
    });
  };
}

let open: (() => void) | undefined;

export function startCooking() {
  open ??= createCookMode();
  open();
}
