import type { Translation } from '../translation.ts';
import type en from '../en/product.ts';

export default {
  plan: {
    one: '{{product}}-App, 1 Monat',
    other: '{{product}}-App, {{months}} Monate',
  },
  course: 'Präventionskurs „{{title}}“',
} as const satisfies Translation<typeof en>;
