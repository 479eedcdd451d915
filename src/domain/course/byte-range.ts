/**
 * Reads the `Range` header of a request for audio. Lists of ranges, other units and nonsense count as no range, as the
 * standard allows. See https://www.rfc-editor.org/rfc/rfc9110#name-range-requests
 */
export type ByteRange =
  | { state: 'whole' }
  /** Both ends inclusive. */
  | { state: 'part'; first: number; last: number }
  | { state: 'unsatisfiable' };

export function readRange(header: string | null | undefined, length: number): ByteRange {
  const found = /^bytes=(?:(\d+)-(\d*)|-(\d+))$/.exec(header?.trim() ?? '');
  if (!found) return { state: 'whole' };
  const [, from, to, suffix] = found;
  const end = length - 1;
  const [first, last] =
    from === undefined
      ? [Math.max(0, length - Number(suffix)), suffix === undefined || Number(suffix) === 0 ? -1 : end]
      : [Number(from), to === '' || to === undefined ? end : Math.min(Number(to), end)];
  // Reversed ranges are invalid, and ignored.
  if (from !== undefined && to !== undefined && to !== '' && Number(to) < first) return { state: 'whole' };
  return first > last ? { state: 'unsatisfiable' } : { state: 'part', first, last };
}

export function rangeAnswer(
  range: ByteRange,
  length: number,
): { status: number; headers: Record<string, string> } {
  const common = { 'Accept-Ranges': 'bytes' };
  switch (range.state) {
    case 'whole':
      return { status: 200, headers: { ...common, 'Content-Length': String(length) } };
    case 'unsatisfiable':
      return {
        status: 416,
        headers: { ...common, 'Content-Range': `bytes */${length}`, 'Content-Length': '0' },
      };
    case 'part': {
      const { first, last } = range;
      const headers = {
        'Content-Range': `bytes ${first}-${last}/${length}`,
        'Content-Length': String(last - first + 1),
      };
      return { status: 206, headers: { ...common, ...headers } };
    }
  }
}
