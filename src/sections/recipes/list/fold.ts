/** One spelling for `Süßkartoffel`, `suesskartoffel` and `SUSSKARTOFFEL`. */
export const fold = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/([aou])e/g, '$1');
