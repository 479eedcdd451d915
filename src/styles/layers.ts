/** First in every head, so that the order is known. Styles of components are in no layer, which wins over all of these. */
export const layerOrder = '@layer reset, tokens, base, utilities;';
