/** The anchor of the questions' page that opens them with the stored answers filled in, instead of the result. */
export const editHash = '#edit';
