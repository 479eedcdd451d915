import { atom } from 'nanostores';
import type { ComponentType } from 'react';
import type { SummaryProps } from './props.ts';

export type Parts =
  { state: 'none' | 'loading' | 'failed' } | { state: 'ready'; View: ComponentType<SummaryProps> };

/**
 * Lazy loading of the result's parts, which the start page does not need. React's `lazy` would briefly show its
 * fallback even if the code is already loaded (https://react.dev/reference/react/Suspense).
 */
export const $parts = atom<Parts>({ state: 'none' });

/** Loads them while questions are answered, so that they are ready for the result. Retries after a failure. */
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
