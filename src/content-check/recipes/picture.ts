import { closeSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { start, type Report } from '../diagnostic.ts';
import type { Folder } from './folder.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** PNG and WebP tell their size within the first bytes. */
const headLength = 64;

function readHead(file: string): DataView {
  const head = new Uint8Array(headLength);
  const opened = openSync(file, 'r');
  try {
    return new DataView(head.buffer, 0, readSync(opened, head));
  } finally {
    closeSync(opened);
  }
}

const ascii = (head: DataView, at: number, length: number): string =>
  String.fromCharCode(...new Uint8Array(head.buffer, at, length));

function sizeOfPng(head: DataView): Size | undefined {
  if (head.getUint32(0) !== 0x89504e47 || ascii(head, 12, 4) !== 'IHDR') return undefined;
  return { width: head.getUint32(16), height: head.getUint32(20) };
}

function sizeOfWebp(head: DataView): Size | undefined {
  if (ascii(head, 0, 4) !== 'RIFF' || ascii(head, 8, 4) !== 'WEBP') return undefined;
  const small = (at: number) => head.getUint16(at, true) & 0x3fff;
  const large = (at: number) => (head.getUint32(at - 1, true) >>> 8) + 1;
  switch (ascii(head, 12, 4)) {
    case 'VP8 ':
      return { width: small(26), height: small(28) };
    case 'VP8L': {
      const bits = head.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return { width: large(24), height: large(27) };
    default:
      return undefined;
  }
}

/** The size of a picture, upright. Plain formats tell it in their first bytes; the others are opened. */
export async function sizeOf(file: string): Promise<Size> {
  const head = readHead(file);
  const told = head.byteLength > 32 ? (sizeOfWebp(head) ?? sizeOfPng(head)) : undefined;
  if (told) return told;
  const { autoOrient } = await sharp(file, { limitInputPixels: 100_000_000 }).metadata();
  return autoOrient;
}

const smallest = { width: 1200, height: 900 };

/** Whether there is one picture, and it is large enough for every place where it is shown. */
export async function checkPicture(
  root: string,
  { id, pictures }: Folder,
  draft: boolean,
  report: Report,
): Promise<void> {
  const [file, ...more] = pictures;
  if (file === undefined) {
    // A draft may still wait for its picture.
    if (!draft) report('picture-missing', start);
    return;
  }
  if (more.length > 0) report('picture-twice', start, { files: pictures.join(', ') });
  try {
    const { width, height } = await sizeOf(join(root, id, file));
    if (width < smallest.width || height < smallest.height) report('picture-small', start, { width, height });
  } catch {
    report('picture-unreadable', start, { file });
  }
}
