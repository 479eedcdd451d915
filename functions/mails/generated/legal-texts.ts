// Written by `npm run codegen` from src/content/legal.

import { terms6 } from './terms.6.ts';
import { withdrawal6 } from './withdrawal.6.ts';
import type { LegalText } from '../legal-text.ts';

/** Every version of the texts that orders refer to. */
export const legalTexts: Record<'terms' | 'withdrawal', Readonly<Record<number, LegalText>>> = {
  terms: { 6: terms6 },
  withdrawal: { 6: withdrawal6 },
};
