/** Search engines cut longer titles of pages. */
export const mostTitle = 60;
