import { hydrateRoot } from 'react-dom/client';
import { openSelector } from './page.ts';
import type { SelectorWords } from './props.ts';
import { Selector } from './Selector.tsx';

/** Takes over what the page was built with: the words typed and the button pressed meanwhile count as well. */
export function takeOver(place: HTMLElement, pressed: () => HTMLElement | undefined) {
  const words = JSON.parse(place.dataset['words'] ?? '{}') as SelectorWords;
  const selector = openSelector(words);
  const early = place.querySelector('input')?.value ?? '';
  const repeat = () => pressed()?.click();
  hydrateRoot(place, <Selector {...words} selector={selector} early={early} onStarted={repeat} />);
  return selector;
}
