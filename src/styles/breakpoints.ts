/**
 * The breakpoints (responsive design). Style sheets use them as custom media queries, `@media (--from-large)`,
 * pictures in their `sizes`, `from.large`. Browsers do not know `@custom-media` yet: the build replaces it
 * (src/build/custom-media.ts). Layouts that depend on the space within a page use container queries in their own
 * styles. See https://drafts.csswg.org/mediaqueries-5/#custom-mq
 */
const widths = {
  /** Larger phones: small items side by side. */
  small: '40rem',
  medium: '48rem',
  /** The menu fits into the header. */
  menu: '60rem',
  /** Text beside pictures, and every other layout for desktops. */
  large: '64rem',
  /** Seven columns: the days of a week side by side. */
  wide: '75rem',
} as const;

type Name = keyof typeof widths;

const each = (query: (width: string) => string): Record<Name, string> => ({
  small: query(widths.small),
  medium: query(widths.medium),
  menu: query(widths.menu),
  large: query(widths.large),
  wide: query(widths.wide),
});

/** For the `sizes` of pictures, in a syntax that older browsers read. */
export const from = each((width) => `(min-width: ${width})`);
const below = each((width) => `(width < ${width})`);

const named = (prefix: string, queries: Record<string, string>) =>
  Object.entries(queries).map(([name, query]) => [`--${prefix}-${name}`, query] as const);

export const customMedia: ReadonlyMap<string, string> = new Map([
  ...named('from', from),
  ...named('below', below),
  /** A phone in landscape. */
  ['--low', '(height < 30rem)'],
  /** A phone on whose screen a headline, its button and the cookie banner have to share little height. */
  ['--small-phone', '((width < 48rem) and ((height < 42rem) or (width < 24rem)))'],
  /** A laptop on whose screen a headline, its button and the cookie banner have to share little height. */
  ['--small-laptop', '((width >= 64rem) and (height < 45rem))'],
  /** The cookie banner takes less than a third of the page. */
  ['--banner-fits', '(((height >= 41rem) and (width >= 24rem)) or ((height >= 32rem) and (width >= 48rem)))'],
]);
