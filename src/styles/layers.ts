/**
 * First in every head, so that the order is known, whichever component brings its sheet first. `components` is `src/ui`,
 * `features` the sheets of `src/features` and `src/shell`; the styles of `.astro` components are in no layer, which wins
 * over all of these.
 */
export const layerOrder = '@layer reset, tokens, base, components, utilities, features;';
