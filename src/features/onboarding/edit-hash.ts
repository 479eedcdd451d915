/** The hash that opens the questions with the stored answers filled in, instead of the result. */
export const editHash = '#edit';
