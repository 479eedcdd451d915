/** Ignores case and spaces of a typed code. Separate from prices, so that pages can use it without loading them. */
export const codeKey = (text: string) => text.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase();
