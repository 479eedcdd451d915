/**
 * The breakpoints of the site (responsive design), each defined once. Style sheets name them as custom media queries,
 * `@media (--from-large)`; pictures name them in their `sizes`, `from.large`.
 *
 * CSS has no variables in media queries, and browsers know no `@custom-media` yet: the build writes the queries in
 * (src/build/custom-media.ts). What depends on the room in a part of the page, and not on the window, is a container
 * query beside that part.
 *
 * @see https://drafts.csswg.org/mediaqueries-5/#custom-mq
 */
const widths = {
  /** Beyond phones: small things stand side by side. */
  small: '40rem',
  /** Tablets: two or three columns. */
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

/** As older browsers read it too: in the `sizes` of a picture no build translates it. */
export const from = each((width) => `(min-width: ${width})`);
const below = each((width) => `(width < ${width})`);

const named = (prefix: string, queries: Record<string, string>) =>
  Object.entries(queries).map(([name, query]) => [`--${prefix}-${name}`, query] as const);

export const customMedia: ReadonlyMap<string, string> = new Map([
  ...named('from', from),
  ...named('below', below),
  /** A phone held sideways. */
  ['--low', '(height < 30rem)'],
  /** The cookie banner covers less than half of the page. */
  ['--banner-fits', '(((height >= 41rem) and (width >= 24rem)) or ((height >= 32rem) and (width >= 48rem)))'],
]);
