import { hydrateRoot } from 'react-dom/client';
import { signInHere } from '#site/stores/page-sign-in.ts';
import { OnboardingView } from './OnboardingView.tsx';
import { onboarding, whenOpened } from './page.ts';
import type { OnboardingWords } from './props.ts';
import { loadParts } from './summary-parts.ts';

/** Hydrates the page's first screen. A click that came before this code counts as well. */
export function hydrate(place: HTMLElement) {
  const words = JSON.parse(place.dataset['words'] ?? '{}') as OnboardingWords;
  onboarding.$state.subscribe(({ screen }) => {
    place.dataset['screen'] = screen;
    if (screen !== 'welcome') loadParts();
  });
  // While the sign-in on this page is open, the result is hidden.
  const frame = place.closest<HTMLElement>('.onb');
  signInHere.$isOpen.listen((isOpen) => {
    if (frame) frame.hidden = isOpen;
    if (!isOpen) document.getElementById('onb-keep')?.focus();
  });
  addEventListener('popstate', signInHere.close);
  const started = () => {
    whenOpened(() => {
      delete place.dataset['opening'];
    });
    if ('clicked' in place.dataset && onboarding.$state.get().screen === 'welcome') onboarding.begin();
  };
  hydrateRoot(place, <OnboardingView {...words} onboarding={onboarding} onStarted={started} />);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) onboarding.wake();
  });
}
