import { expect } from 'vitest';

/** Values that a test cannot foresee, as what they are: unknown. */
export const someText: unknown = expect.any(String);
export const someNumber: unknown = expect.any(Number);
/** A time in milliseconds that lies within some seconds of another. */
export const around = (time: number): unknown => expect.closeTo(time, -4);
export const textLike = (pattern: RegExp): unknown => expect.stringMatching(pattern);
