/** Duration of an MP4 audio file (`.m4a`), read from its header. */
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

type Read = (offset: number, length: number) => Buffer;

interface Box {
  readonly from: number;
  readonly to: number;
}

/** @see https://developer.apple.com/documentation/quicktime-file-format */
function boxNamed(wanted: string, { from, to }: Box, read: Read): Box | undefined {
  for (let at = from; at + 8 <= to;) {
    const head = read(at, 16);
    if (head.length < 8) return undefined;
    const short = head.readUInt32BE(0);
    const isLong = short === 1 && head.length === 16;
    const size = isLong ? Number(head.readBigUInt64BE(8)) : short === 0 ? to - at : short;
    const header = isLong ? 16 : 8;
    if (size < header) return undefined;
    if (head.toString('latin1', 4, 8) === wanted) return { from: at + header, to: Math.min(to, at + size) };
    at += size;
  }
  return undefined;
}

/** Undefined if it is not such a file, or truncated. */
export function secondsOf(path: string): number | undefined {
  let file: number | undefined;
  try {
    file = openSync(path, 'r');
    const opened = file;
    const read: Read = (offset, length) => {
      const bytes = Buffer.alloc(length);
      return bytes.subarray(0, readSync(opened, bytes, 0, length, offset));
    };
    const whole = { from: 0, to: fstatSync(opened).size };
    const movie = boxNamed('moov', whole, read);
    const head = movie && boxNamed('mvhd', movie, read);
    if (!head || !boxNamed('mdat', whole, read)) return undefined;
    const bytes = read(head.from, 32);
    const isLong = bytes[0] === 1;
    const scale = bytes.readUInt32BE(isLong ? 20 : 12);
    const length = isLong ? Number(bytes.readBigUInt64BE(24)) : bytes.readUInt32BE(16);
    return scale > 0 && length > 0 ? length / scale : undefined;
  } catch {
    return undefined;
  } finally {
    if (file !== undefined) closeSync(file);
  }
}
