/** Detects image formats by their first bytes, and truncated files by their end. */

export type Format = 'JPEG' | 'PNG' | 'WebP' | 'AVIF';

const ascii = (bytes: Uint8Array, from: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(from, from + length));

const begins = (bytes: Uint8Array, ...head: readonly number[]): boolean =>
  head.every((byte, at) => bytes[at] === byte);

/** HEIF, AVIF and video share a container; its brands tell them apart. @see https://mp4ra.org/registered-types/brands */
function inBoxes(bytes: Uint8Array): string {
  const length = Math.min(new DataView(bytes.buffer, bytes.byteOffset).getUint32(0), 128);
  const brands = ascii(bytes, 8, length - 8);
  if (/avi[fs]/.test(brands)) return 'AVIF';
  if (/hei[cmsx]|hev[cmsx]|mif1|msf1/.test(brands)) return 'HEIC';
  return brands.startsWith('crx') ? 'CR3' : 'video';
}

const written: readonly (readonly [RegExp, string])[] = [
  [/^GIF8/, 'GIF'],
  [/^BM/, 'BMP'],
  [/^(?:II\*\0|MM\0\*)/, 'TIFF'],
  [/^%PDF/, 'PDF'],
  [/^8BPS/, 'Photoshop'],
  [/^(?:\xff\x0a|\0\0\0\x0cJXL )/, 'JPEG XL'],
  [/^(?:\0\0\0\x0cjP {2}|\xff\x4f\xff\x51)/, 'JPEG 2000'],
  [/^\0\0\x01\0/, 'ICO'],
  [/^PK\x03\x04/, 'ZIP'],
  [/^\s*(?:<\?xml[^>]*>\s*)?(?:<!--.*?-->\s*)?<svg/is, 'SVG'],
  [/^\s*<(?:!doctype|html)/i, 'HTML'],
];

/** Includes formats that we do not accept; undefined for anything unknown. */
export function formatOf(bytes: Uint8Array): string | undefined {
  if (bytes.length < 16) return undefined;
  if (begins(bytes, 0xff, 0xd8, 0xff)) return 'JPEG';
  if (begins(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'PNG';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 4) === 'WEBP') return 'WebP';
  if (ascii(bytes, 4, 4) === 'ftyp') return inBoxes(bytes);
  const head = ascii(bytes, 0, 512);
  return written.find(([pattern]) => pattern.test(head))?.[1];
}

const ours: readonly string[] = ['JPEG', 'PNG', 'WebP', 'AVIF'] satisfies Format[];
export const isOurs = (format: string): format is Format => ours.includes(format);

/** The file's boxes extend beyond its end. */
function boxesEndEarly(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;
  while (at + 8 <= bytes.length) {
    const length = view.getUint32(at);
    // 0: to the end of the file; 1: a 64-bit length follows.
    if (length === 0) return false;
    at += length === 1 && at + 16 <= bytes.length ? Number(view.getBigUint64(at + 8)) : Math.max(length, 8);
  }
  return at !== bytes.length;
}

/**
 * Whether the end of a file is missing, as after an interrupted transfer. Many programs show such a picture and leave
 * the rest grey.
 */
export function isCut(format: Format, bytes: Uint8Array): boolean {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  switch (format) {
    case 'JPEG':
      // Phones may append data after the end of the picture.
      return buffer.lastIndexOf(Buffer.from([0xff, 0xd9])) < 0;
    case 'PNG':
      return buffer.lastIndexOf('IEND') < 0;
    case 'WebP':
      return buffer.readUInt32LE(4) + 8 > buffer.length;
    case 'AVIF':
      return boxesEndEarly(bytes);
  }
}
