import './timer-dock.ts';
import { fill } from '#domain/text/fill.ts';
import type { Screens } from '#i18n/texts.ts';
import { mirrorTicks, slidesOf } from './slides.ts';
import { keepAwake } from './wake-lock.ts';

type Texts = Pick<Screens['recipes']['cook'], 'title' | 'ready' | 'step' | 'enjoy'>;

const part = <Kind extends Element>(root: ParentNode, selector: string, kind: new () => Kind): Kind => {
  const found = root.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`Cook mode: no element ${selector}`);
  return found;
};

const quietly = matchMedia('(prefers-reduced-motion: reduce)');

/** Safari has `scrollend` from 26.2 only. @see https://caniuse.com/mdn-api_element_scrollend_event */
function afterScrolling(settle: () => void) {
  let rest: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(rest);
    rest = setTimeout(settle, 150);
  };
}

function createCookMode() {
  const dialog = part(document, '#cook', HTMLDialogElement);
  const track = part(dialog, '.track', HTMLElement);
  const progress = part(dialog, '.progress', HTMLElement);
  const stations = part(dialog, 'ol', HTMLElement);
  const previous = part(dialog, '.previous', HTMLButtonElement);
  const next = part(dialog, '.next', HTMLButtonElement);
  const awake = part(dialog, '.awake', HTMLElement);
  const farewell = part(dialog, 'template', HTMLTemplateElement).content;
  const texts = JSON.parse(progress.dataset['texts'] ?? '{}') as Texts;
  let slides: HTMLElement[] = [];
  let at = 0;
  let release: (() => void) | undefined;

  const last = () => slides.length - 1;

  function show(index: number) {
    at = index;
    for (const [index, slide] of slides.entries()) slide.inert = index !== at;
    for (const [index, station] of [...stations.children].entries())
      station.classList.toggle('done', index <= at);
    const ends = { 0: texts.title, [last()]: texts.enjoy };
    progress.textContent = ends[at] ?? fill(texts.step, { number: at, last: last() - 1 });
    previous.ariaDisabled = at === 0 ? 'true' : null;
    next.textContent = next.dataset[at === 0 ? 'start' : at === last() ? 'finish' : 'next'] ?? '';
  }

  function go(index: number, behavior: ScrollBehavior = quietly.matches ? 'instant' : 'smooth') {
    if (index < 0 || index > last()) return;
    show(index);
    track.scrollTo({ left: index * track.clientWidth, behavior });
  }

  /** The visible slide is the current one, whether moved by a swipe or a screen reader. */
  function settle() {
    const here = Math.round(track.scrollLeft / track.clientWidth);
    if (dialog.open && here !== at) show(here);
  }

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
  });
  if ('onscrollend' in window) track.addEventListener('scrollend', settle);
  else track.addEventListener('scroll', afterScrolling(settle), { passive: true });
  // Turning the phone during a swipe would stop between two slides.
  new ResizeObserver(() => go(at, 'instant')).observe(track);
  mirrorTicks(track);

  /** Reopens at the last slide, with the page's current amounts. */
  return () => {
    slides = slidesOf(texts, farewell.cloneNode(true));
    track.replaceChildren(...slides);
    stations.replaceChildren(...slides.map(() => document.createElement('li')));
    dialog.showModal();
    go(at, 'instant');
    release = keepAwake((held) => {
      awake.hidden = !held;
    });
  };
}

/** Created on the page's first touch, so that the button responds at once. */
export const startCooking = createCookMode();
