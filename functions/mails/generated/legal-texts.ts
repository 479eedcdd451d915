// Written by `npm run codegen` from src/content/legal.

import { terms1 } from './terms.1.ts';
import { terms2 } from './terms.2.ts';
import { terms3 } from './terms.3.ts';
import { terms4 } from './terms.4.ts';
import { withdrawal1 } from './withdrawal.1.ts';
import { withdrawal2 } from './withdrawal.2.ts';
import { withdrawal3 } from './withdrawal.3.ts';
import { withdrawal4 } from './withdrawal.4.ts';
import { withdrawal5 } from './withdrawal.5.ts';
import { withdrawal6 } from './withdrawal.6.ts';
import type { LegalText } from '../legal-text.ts';

/** Every version of the texts that orders rest on. */
export const legalTexts: Record<'terms' | 'withdrawal', Readonly<Record<number, LegalText>>> = {
  terms: { 1: terms1, 2: terms2, 3: terms3, 4: terms4 },
  withdrawal: {
    1: withdrawal1,
    2: withdrawal2,
    3: withdrawal3,
    4: withdrawal4,
    5: withdrawal5,
    6: withdrawal6,
  },
};
