import { createRoot, hydrateRoot } from 'react-dom/client';
import { providers } from '#domain/sign-in.ts';
import { openLogin } from './page.ts';
import { Screen } from './Screen.tsx';
import type { LoginWords } from './texts.ts';
import type { placeOfVisit } from './visit.ts';

const fieldIn = (place: HTMLElement) => place.querySelector<HTMLInputElement>('input[name="email"]');

/** Takes over the sign-in that the page was built with, and carries out what was pressed and typed before. */
export function takeOver(place: HTMLElement, { texts }: LoginWords, visit: ReturnType<typeof placeOfVisit>) {
  const isShown = place.dataset['screen'] !== 'checking';
  const page = openLogin({ ...visit, isShown });
  const { login } = page;
  const field = fieldIn(place);
  const early = field?.value ?? '';
  // As the page might have been built: then nothing has to be mended when it is hydrated.
  if (field) field.defaultValue = early;
  for (const busy of place.querySelectorAll('[aria-busy=true]')) busy.setAttribute('aria-busy', 'false');

  const started = () => {
    const { pressed } = place.dataset;
    place.dataset['taken'] = '';
    const provider = providers.find((name) => name === pressed);
    if (provider) void login.withProvider(provider);
    if (pressed === 'email') login.byEmail();
    if (pressed === 'send') void login.submit({ email: fieldIn(place)?.value ?? '', password: '' });
  };
  const screen = <Screen texts={texts} page={page} early={early} onStarted={started} />;
  if (isShown) hydrateRoot(place, screen);
  else {
    place.replaceChildren();
    createRoot(place).render(screen);
  }
}
