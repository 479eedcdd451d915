import { createRoot, hydrateRoot } from 'react-dom/client';
import { signInHere } from '#site/browser/page-sign-in.ts';
import { OnboardingView } from './OnboardingView.tsx';
import { onboarding, whenOpened } from './page.ts';
import type { OnboardingWords } from './props.ts';
import { loadParts } from './summary-parts.ts';

const fieldIn = (place: HTMLElement) => place.querySelector<HTMLInputElement>('input[name="displayName"]');

/** Carries out what was pressed and typed before this code was there. */
function catchUp(place: HTMLElement) {
  const { screen, pressed } = place.dataset;
  if (onboarding.$state.get().screen !== 'welcome' || screen !== 'question') return;
  const field = fieldIn(place);
  onboarding.begin();
  if (field) {
    // Now it is as the page might have been built, and nothing has to be mended when it is hydrated.
    field.defaultValue = field.value;
    onboarding.type('displayName', field.value);
  }
  if (pressed === 'next') onboarding.next();
  if (pressed === 'pause') onboarding.pause();
}

/** Whether the page shows just what the island would: then its elements stay, with the focus and the caret in them. */
function isShown({ dataset }: HTMLElement): boolean {
  const state = onboarding.$state.get();
  if (state.offline || !state.lasting || state.screen !== dataset['screen']) return false;
  if (state.screen === 'question') return state.question === 'name' && state.problem === undefined;
  return state.screen === 'welcome' && state.note === undefined;
}

/** Takes over from the built page, whichever of its screens has been reached. */
export function hydrate(place: HTMLElement) {
  const words = JSON.parse(place.dataset['words'] ?? '{}') as OnboardingWords;
  onboarding.start();
  catchUp(place);
  const isSame = isShown(place);
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
    place.dataset['taken'] = '';
    const field = fieldIn(place);
    const state = onboarding.$state.get();
    // Typed while this code was at work.
    if (field && state.screen === 'question' && state.form.displayName !== field.value)
      onboarding.type('displayName', field.value);
    whenOpened(() => {
      delete place.dataset['opening'];
    });
  };
  const view = <OnboardingView {...words} onboarding={onboarding} isFirst={isSame} onStarted={started} />;
  if (isSame) hydrateRoot(place, view);
  else {
    place.replaceChildren();
    createRoot(place).render(view);
  }
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) onboarding.wake();
  });
}
