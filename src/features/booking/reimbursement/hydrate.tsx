import { hydrateRoot } from 'react-dom/client';
import { openSelector } from './page.ts';
import type { SelectorWords } from './props.ts';
import { Selector } from './Selector.tsx';

/** Hydrates the selector that the page was built with; what was typed or pressed before counts as well. */
export function takeOver(place: HTMLElement, pressed: () => HTMLElement | undefined) {
  const words = JSON.parse(place.dataset['words'] ?? '{}') as SelectorWords;
  const selector = openSelector(words);
  const early = place.querySelector('input')?.value ?? '';
  const repeat = () => pressed()?.click();
  hydrateRoot(place, <Selector {...words} selector={selector} early={early} onStarted={repeat} />);
  return selector;
}
