import { expect } from 'vitest';

/** Matchers for unpredictable values, typed as unknown. */
export const someText: unknown = expect.any(String);
export const someNumber: unknown = expect.any(Number);
export const textLike = (pattern: RegExp): unknown => expect.stringMatching(pattern);
