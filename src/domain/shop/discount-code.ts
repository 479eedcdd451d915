/** Codes are typed by hand: case and spaces do not matter. Apart from prices, so that a page may know a code without them. */
export const codeKey = (text: string) => text.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase();
