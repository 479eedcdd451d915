/** Font files bundled with the Worker, cut by `node scripts/codegen/subset-fonts.ts`. */
import figtreeLatinExt from './faces/figtree-latin-ext.ttf';
import figtreeLatin from './faces/figtree-latin.ttf';
import figtreeStrongLatinExt from './faces/figtree-strong-latin-ext.ttf';
import figtreeStrongLatin from './faces/figtree-strong-latin.ttf';
import frauncesLatinExt from './faces/fraunces-latin-ext.ttf';
import frauncesLatin from './faces/fraunces-latin.ttf';
import frauncesVietnamese from './faces/fraunces-vietnamese.ttf';
import notoCyrillicExt from './faces/noto-cyrillic-ext.ttf';
import notoCyrillic from './faces/noto-cyrillic.ttf';
import notoGreekExt from './faces/noto-greek-ext.ttf';
import notoGreek from './faces/noto-greek.ttf';
import notoLatinExt from './faces/noto-latin-ext.ttf';
import notoLatin from './faces/noto-latin.ttf';
import notoStrongCyrillicExt from './faces/noto-strong-cyrillic-ext.ttf';
import notoStrongCyrillic from './faces/noto-strong-cyrillic.ttf';
import notoStrongGreekExt from './faces/noto-strong-greek-ext.ttf';
import notoStrongGreek from './faces/noto-strong-greek.ttf';
import notoStrongLatinExt from './faces/noto-strong-latin-ext.ttf';
import notoStrongLatin from './faces/noto-strong-latin.ttf';
import notoStrongVietnamese from './faces/noto-strong-vietnamese.ttf';
import notoVietnamese from './faces/noto-vietnamese.ttf';
import { createTypefaces } from './typefaces.ts';

const files = {
  'figtree-latin-ext': figtreeLatinExt,
  'figtree-latin': figtreeLatin,
  'figtree-strong-latin-ext': figtreeStrongLatinExt,
  'figtree-strong-latin': figtreeStrongLatin,
  'fraunces-latin-ext': frauncesLatinExt,
  'fraunces-latin': frauncesLatin,
  'fraunces-vietnamese': frauncesVietnamese,
  'noto-cyrillic-ext': notoCyrillicExt,
  'noto-cyrillic': notoCyrillic,
  'noto-greek-ext': notoGreekExt,
  'noto-greek': notoGreek,
  'noto-latin-ext': notoLatinExt,
  'noto-latin': notoLatin,
  'noto-strong-cyrillic-ext': notoStrongCyrillicExt,
  'noto-strong-cyrillic': notoStrongCyrillic,
  'noto-strong-greek-ext': notoStrongGreekExt,
  'noto-strong-greek': notoStrongGreek,
  'noto-strong-latin-ext': notoStrongLatinExt,
  'noto-strong-latin': notoStrongLatin,
  'noto-strong-vietnamese': notoStrongVietnamese,
  'noto-vietnamese': notoVietnamese,
};

export const typefaces = createTypefaces(
  Object.fromEntries(Object.entries(files).map(([name, file]) => [name, new Uint8Array(file)])),
);
