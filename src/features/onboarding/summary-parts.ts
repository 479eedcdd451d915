import { atom } from 'nanostores';
import type { ComponentType } from 'react';
import type { SummaryProps } from './props.ts';

export type Parts =
  { state: 'none' | 'loading' | 'failed' } | { state: 'ready'; View: ComponentType<SummaryProps> };

/**
 * Lazy loading of the result's parts: the start page is read without them. React's `lazy` would show its fallback for a
 * moment even where the code has long been there (https://react.dev/reference/react/Suspense).
 */
export const $parts = atom<Parts>({ state: 'none' });

/** Fetches them while questions are answered, so that they are there with the result. Asks anew after a failure. */
export function loadParts(): void {
  const { state } = $parts.get();
  if (state === 'loading' || state === 'ready') return;
  $parts.set({ state: 'loading' });
  import('./SummaryParts.tsx').then(
    ({ SummaryParts }) => {
      $parts.set({ state: 'ready', View: SummaryParts });
    },
    () => {
      $parts.set({ state: 'failed' });
    },
  );
}
