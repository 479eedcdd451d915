/** First in every head, so that the order is known before any component's layer. */
export const layerOrder = '@layer reset, tokens, base, components, utilities;';
