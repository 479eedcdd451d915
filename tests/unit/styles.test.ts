import stylelint from 'stylelint';
import { describe, expect, it } from 'vitest';
import { withoutNames } from '#site/build/custom-media.ts';
import { from } from '#site/styles/breakpoints.ts';

async function rulesBroken(code: string): Promise<string[]> {
  const { results } = await stylelint.lint({
    code: `@layer components {\n  ${code}\n}\n`,
    codeFilename: 'src/ui/planted.css',
  });
  return results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule));
}

const inMedia = (query: string) => `@media ${query} {\n    p {\n      margin: 0;\n    }\n  }`;
const paragraph = (declaration: string) => `p {\n    ${declaration};\n  }`;

describe('style sheets', () => {
  it.each([
    '(width >= 64rem)',
    '(width < 40rem)',
    '(40rem <= width < 64rem)',
    '(min-width: 1024px)',
    '(max-height: 30rem)',
    '(--from-large) and (width < 80rem)',
  ])('may not ask for %s: a breakpoint has a name', async (query) => {
    expect(await rulesBroken(inMedia(query))).toContain('media-feature-name-disallowed-list');
  });

  it.each([
    'max-inline-size: 34rem',
    'inline-size: min(100%, 28rem)',
    'inline-size: min(100% - 2 * var(--gutter), 100rem)',
    'max-inline-size: 41.5rem',
    'max-inline-size: 640px',
    'max-inline-size: 65ch',
  ])('may not say %s: a width has a name', async (declaration) => {
    expect(await rulesBroken(paragraph(declaration))).toEqual(['declaration-property-value-disallowed-list']);
  });

  it.each([
    inMedia('(--from-medium) and (hover: hover)'),
    inMedia('print'),
    inMedia('(prefers-reduced-motion: no-preference)'),
    paragraph('max-inline-size: var(--width-s)'),
    paragraph('inline-size: 11.5rem'),
    paragraph('padding: 34rem'),
  ])('may say %j', async (code) => {
    expect(await rulesBroken(code)).toEqual([]);
  });
});

describe('named media queries', () => {
  it('become what they stand for', () => {
    expect(withoutNames('(--from-large)')).toBe(from.large);
    expect(withoutNames('(--from-medium) and (--below-large) and (hover: hover)')).toBe(
      '(min-width: 48rem) and (width < 64rem) and (hover: hover)',
    );
    expect(withoutNames('print')).toBe('print');
  });

  it('stop the build where nobody has defined them', () => {
    expect(() => withoutNames('(--from-lagre)')).toThrow('no media query --from-lagre');
  });
});
