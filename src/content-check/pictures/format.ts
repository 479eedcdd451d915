/** Detects image formats by their first bytes, and truncated files by their end. */

export type Format = 'JPEG' | 'PNG' | 'WebP' | 'AVIF';

const ours: readonly string[] = ['JPEG', 'PNG', 'WebP', 'AVIF'] satisfies Format[];
export const isOurs = (format: string): format is Format => ours.includes(format);

/**
 * HEIF, AVIF and video share a container; its brands tell them apart.
 * @see https://mp4ra.org/registered-types/brands
 */
const beginnings: readonly (readonly [RegExp, string])[] = [
  [/^\xff\xd8\xff/, 'JPEG'],
  [/^\x89PNG\r\n\x1a\n/, 'PNG'],
  [/^RIFF.{4}WEBP/s, 'WebP'],
  [/^.{4}ftyp.{0,116}avi[fs]/s, 'AVIF'],
  [/^.{4}ftyp.{0,116}(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/s, 'HEIC'],
  [/^.{4}ftypcrx/s, 'CR3'],
  [/^.{4}ftyp/s, 'video'],
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
export function formatOf(bytes: Buffer): string | undefined {
  const head = bytes.toString('latin1', 0, 512);
  return bytes.length < 16 ? undefined : beginnings.find(([pattern]) => pattern.test(head))?.[1];
}

/** The file's boxes extend beyond its end. */
function boxesEndEarly(bytes: Buffer): boolean {
  let at = 0;
  while (at + 8 <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    // 0: to the end of the file; 1: a 64-bit length follows.
    if (length === 0) return false;
    at +=
      length === 1 && at + 16 <= bytes.length ? Number(bytes.readBigUInt64BE(at + 8)) : Math.max(length, 8);
  }
  return at !== bytes.length;
}

/**
 * Whether the end of a file is missing, as after an interrupted transfer. Many programs show such a picture and leave
 * the rest grey.
 */
export function isCut(format: Format, bytes: Buffer): boolean {
  switch (format) {
    case 'JPEG':
      // Phones may append data after the end of the picture.
      return bytes.lastIndexOf(Buffer.from([0xff, 0xd9])) < 0;
    case 'PNG':
      return bytes.lastIndexOf('IEND') < 0;
    case 'WebP':
      return bytes.readUInt32LE(4) + 8 > bytes.length;
    case 'AVIF':
      return boxesEndEarly(bytes);
  }
}
