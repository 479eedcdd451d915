/**
 * Imports a recipe's ingredients for so many portions into the shopping app Bring!. A plain link: Bring! reads the
 * public page itself, once the link is pressed.
 * @see https://sites.google.com/getbring.com/bring-import-dev-guide
 */
export const bringLink = (page: string, portions: { written: number; wanted: number }): string =>
  `https://api.getbring.com/rest/bringrecipes/deeplink?${new URLSearchParams({
    url: page,
    source: 'web',
    baseQuantity: String(portions.written),
    requestedQuantity: String(portions.wanted),
  }).toString()}`;
