import { expect } from 'vitest';

/** Values that a test cannot foresee, as what they are: unknown. */
export const someText: unknown = expect.any(String);
export const someNumber: unknown = expect.any(Number);
export const textLike = (pattern: RegExp): unknown => expect.stringMatching(pattern);
