/** Stands first in every head, so that no component's layer is seen before the order is known. */
export const layerOrder = '@layer reset, tokens, base, components, utilities;';
