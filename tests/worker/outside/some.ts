import { expect } from 'vitest';

/** Matchers for unpredictable values, typed as unknown. */
export const someText: unknown = expect.any(String);
export const someNumber: unknown = expect.any(Number);
/** Within some seconds of a time in milliseconds. */
export const around = (time: number): unknown => expect.closeTo(time, -4);
export const textLike = (pattern: RegExp): unknown => expect.stringMatching(pattern);
