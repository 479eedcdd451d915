import { hydrateRoot } from 'react-dom/client';
import { OnboardingView } from './OnboardingView.tsx';
import { onboarding } from './page.ts';
import type { OnboardingWords } from './props.ts';

/** Takes over the page's first screen. A click that was faster than this file counts as well. */
export function takeOver(place: HTMLElement, wasClicked: () => boolean) {
  const words = JSON.parse(place.dataset['words'] ?? '{}') as OnboardingWords;
  onboarding.$state.subscribe(({ screen }) => {
    place.dataset['screen'] = screen;
  });
  const begin = () => {
    if (wasClicked() && onboarding.$state.get().screen === 'welcome') onboarding.begin();
  };
  hydrateRoot(place, <OnboardingView {...words} onboarding={onboarding} onStarted={begin} />);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) onboarding.wake();
  });
}
