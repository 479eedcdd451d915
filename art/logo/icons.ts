import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { favicon, inlineMark, tile } from './mark.ts';

const png = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true, quality: 100 }).toBuffer();

/** An .ico file that holds one PNG. */
function icoOf(size: number, png: Buffer): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

/** Every icon of the site, from the one mark. */
export async function writeIcons(root: string): Promise<string[]> {
  const files: [file: string, content: string | Buffer][] = [
    ['src/assets/logo-mark.svg', inlineMark],
    ['public/favicon.svg', favicon],
    [
      'public/favicon.ico',
      icoOf(
        32,
        await sharp(Buffer.from(tile(32, 0.86, 7)))
          .png()
          .toBuffer(),
      ),
    ],
    ['public/apple-touch-icon.png', await png(tile(180, 0.62, 0))],
    ['public/icon-192.png', await png(tile(192, 0.66, 7))],
    ['public/icon-512.png', await png(tile(512, 0.66, 7))],
    ['public/icon-maskable-512.png', await png(tile(512, 0.54, 0))],
  ];
  await Promise.all(files.map(([file, content]) => writeFile(join(root, file), content)));
  return files.map(([file]) => file);
}
