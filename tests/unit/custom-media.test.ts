import { describe, expect, it } from 'vitest';
import { withoutNames } from '#site/build/custom-media.ts';
import { from } from '#site/styles/breakpoints.ts';

describe('named media queries', () => {
  it('become what they stand for', () => {
    expect(withoutNames('(--from-large)')).toBe(from.large);
    expect(withoutNames('(--from-medium) and (--below-large) and (hover: hover)')).toBe(
      '(min-width: 48rem) and (width < 64rem) and (hover: hover)',
    );
    expect(withoutNames('print')).toBe('print');
  });

  it('stop the build if they are undefined', () => {
    expect(() => withoutNames('(--from-lagre)')).toThrow('no media query --from-lagre');
  });
});
