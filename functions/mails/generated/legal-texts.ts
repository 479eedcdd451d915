// Written by `npm run codegen` from src/content/legal.

import { terms5 } from './terms.5.ts';
import { withdrawal6 } from './withdrawal.6.ts';
import type { LegalText } from '../legal-text.ts';

/** Every version of the texts that orders refer to. */
export const legalTexts: Record<'terms' | 'withdrawal', Readonly<Record<number, LegalText>>> = {
  terms: { 5: terms5 },
  withdrawal: { 6: withdrawal6 },
};
