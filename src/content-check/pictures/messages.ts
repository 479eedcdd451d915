import { quote, type Message } from '../message.ts';

/** How a format that is not ours comes about, and what to do about it. */
const advice: Readonly<Record<string, Message>> = {
  HEIC: {
    de: 'So speichern iPhones. Exportier es als JPEG (in „Fotos“: Ablage, Exportieren, JPEG); umbenennen genügt nicht.',
    en: 'That is what iPhones save. Export it as JPEG (in Photos: File, Export, JPEG); a new name is not enough.',
  },
  HTML: {
    de: 'Statt des Bildes wurde eine Webseite gespeichert. Lade das Bild noch einmal herunter.',
    en: 'A web page was saved instead of the picture. Download the picture again.',
  },
};

const otherwise: Message = {
  de: 'Speicher es neu als JPEG, PNG, WebP oder AVIF; umbenennen genügt nicht.',
  en: 'Save it again as JPEG, PNG, WebP or AVIF; a new name is not enough.',
};

interface Pixels {
  file: string;
  width: number;
  height: number;
}

/** What can be wrong with the file of a picture. */
export const pictureMessages = {
  'picture-unreadable': ({ file }: { file: string }): Message => ({
    de: `„${quote(file)}“ ist kein Bild, das sich öffnen lässt. Speicher es neu als JPEG, PNG, WebP oder AVIF.`,
    en: `“${quote(file)}” is not an image that can be opened. Save it again as JPEG, PNG, WebP or AVIF.`,
  }),
  'picture-format': ({ file, format }: { file: string; format: string }): Message => ({
    de: `„${quote(file)}“ ist seinem Inhalt nach ${format}. ${(advice[format] ?? otherwise).de}`,
    en: `“${quote(file)}” is ${format} by its content. ${(advice[format] ?? otherwise).en}`,
  }),
  'picture-cut': ({ file }: { file: string }): Message => ({
    de: `„${quote(file)}“ bricht mittendrin ab: Das Ende der Datei fehlt. Kopier oder lade das Bild noch einmal.`,
    en: `“${quote(file)}” breaks off in the middle: the end of the file is missing. Copy or download the picture again.`,
  }),
  'picture-broken': ({ file }: { file: string }): Message => ({
    de: `„${quote(file)}“ ist beschädigt: Das Bild lässt sich nicht ganz entschlüsseln. Nimm das Original, oder speicher es neu.`,
    en: `“${quote(file)}” is damaged: not all of the picture can be decoded. Use the original, or save it again.`,
  }),
  'picture-huge': ({ file, width, height, most }: Pixels & { most: number }): Message => ({
    de: `„${quote(file)}“ hat ${width} × ${height} Pixel, ${Math.round((width * height) / 1e6)} Megapixel. Verkleinere es auf höchstens ${most}; 2000 Pixel in der Breite genügen.`,
    en: `“${quote(file)}” has ${width} × ${height} pixels, ${Math.round((width * height) / 1e6)} megapixels. Make it ${most} at most; a width of 2000 pixels is enough.`,
  }),
  'picture-heavy': ({ file, megabytes, most }: Heavy): Message => ({
    de: `„${quote(file)}“ ist ${megabytes} MB groß. Verkleinere das Bild auf höchstens ${most} MB; 2000 Pixel in der Breite genügen.`,
    en: `“${quote(file)}” is ${megabytes} MB. Make the picture ${most} MB at most; a width of 2000 pixels is enough.`,
  }),
  'picture-small': ({ width, height, least }: Pixels & { least: string }): Message => ({
    de: `Das Bild hat nur ${width} × ${height} Pixel. Nimm eins mit mindestens ${least}.`,
    en: `The picture has only ${width} × ${height} pixels. Use one of at least ${least}.`,
  }),
};

interface Heavy {
  file: string;
  megabytes: number;
  most: number;
}
