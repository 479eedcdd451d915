/** In pixels, at 4:3. */
export const pictureWidths = { picture: 960, thumbnail: 480 } as const;

/** The `srcset` of a recipe's picture. */
export const pictureSet = ({ picture, thumbnail }: { picture: string; thumbnail: string }): string =>
  `${thumbnail} ${pictureWidths.thumbnail}w, ${picture} ${pictureWidths.picture}w`;
