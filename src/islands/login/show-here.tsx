import { createRoot } from 'react-dom/client';
import { Here } from './Here.tsx';
import type { LoginReason } from '#domain/sign-in.ts';
import type { LoginTexts } from './texts.ts';

/** Opens the sign-in in this place, with the words that the page has given it; returns how to end it. */
export function show(place: HTMLElement): () => void {
  const words = JSON.parse(place.dataset['words'] ?? '{}') as {
    texts: LoginTexts;
    address: string;
    reason?: LoginReason;
  };
  const card = place.querySelector('.login-card') ?? place;
  const root = createRoot(card);
  root.render(<Here {...words} />);
  return () => {
    root.unmount();
  };
}
