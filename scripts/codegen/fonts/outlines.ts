/**
 * Fewer points for the same letters. A typeface that was cut out of four axes carries every point that any corner of them
 * needed, on a grid twice as fine as anybody's screen. Tolerances are fractions of a letter's height that no size on the
 * site shows: a thousandth is 0.07 px in the largest heading.
 */
export interface Point {
  x: number;
  y: number;
  on: boolean;
}

type Place = Pick<Point, 'x' | 'y'>;

/** A quadratic curve; a line has its middle for `control`. */
interface Curve {
  from: Place;
  control: Place;
  to: Place;
}

const samples = 12;
/** Two curves that meet at more than this turn (as a sine) form a corner, which stays. */
const corner = 0.12;

const middle = (a: Place, b: Place): Place => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const minus = (a: Place, b: Place): Place => ({ x: a.x - b.x, y: a.y - b.y });
const cross = (a: Place, b: Place) => a.x * b.y - a.y * b.x;
const dot = (a: Place, b: Place) => a.x * b.x + a.y * b.y;
const length = ({ x, y }: Place) => Math.hypot(x, y);

function at({ from, control, to }: Curve, t: number): Place {
  const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
  return { x: a * from.x + b * control.x + c * to.x, y: a * from.y + b * control.y + c * to.y };
}

/** A closed contour as curves: between two points off the curve lies one on it that is not written. */
function curvesOf(contour: readonly Point[]): Curve[] {
  const full = contour.flatMap((point, index) => {
    const next = contour[(index + 1) % contour.length] ?? point;
    return !point.on && !next.on ? [point, { ...middle(point, next), on: true }] : [point];
  });
  const start = full.findIndex(({ on }) => on);
  const points = [...full.slice(start), ...full.slice(0, start)];
  const curves: Curve[] = [];
  for (let index = 0; index < points.length;) {
    const [from, next, third] = [0, 1, 2].map((step) => points[(index + step) % points.length]);
    if (!from || !next || !third) break;
    curves.push(
      next.on ? { from, control: middle(from, next), to: next } : { from, control: next, to: third },
    );
    index += next.on ? 1 : 2;
  }
  return curves.filter(({ from, to }) => length(minus(from, to)) > 0);
}

const isLine = ({ from, control, to }: Curve) =>
  Math.abs(cross(minus(control, from), minus(to, from))) < 1e-6 * length(minus(to, from));

function meetsSmoothly(one: Curve, other: Curve): boolean {
  const [leaves, arrives] = [minus(one.to, one.control), minus(other.control, other.from)];
  const size = length(leaves) * length(arrives) || 1;
  return Math.abs(cross(leaves, arrives)) / size < corner && dot(leaves, arrives) > 0;
}

/** The one curve from the first to the last of some, with their directions there. */
function joined(curves: readonly Curve[]): Curve | undefined {
  const [first, last] = [curves[0], curves.at(-1)];
  if (!first || !last) return undefined;
  const [leaves, arrives] = [minus(first.control, first.from), minus(last.to, last.control)];
  const span = minus(last.to, first.from);
  const turn = cross(leaves, arrives);
  if (Math.abs(turn) < 1e-6 * length(leaves) * length(arrives)) {
    return { from: first.from, control: middle(first.from, last.to), to: last.to };
  }
  const along = cross(span, arrives) / turn;
  const back = cross(leaves, span) / turn;
  if (along <= 0 || back <= 0) return undefined;
  const control = { x: first.from.x + leaves.x * along, y: first.from.y + leaves.y * along };
  return { from: first.from, control, to: last.to };
}

/** How far a point is from a curve. */
function distance(point: Place, curve: Curve): number {
  let best = Number.POSITIVE_INFINITY;
  let previous = curve.from;
  for (let step = 1; step <= 4 * samples; step += 1) {
    const next = at(curve, step / (4 * samples));
    const [way, offset] = [minus(next, previous), minus(point, previous)];
    const part = Math.min(1, Math.max(0, dot(offset, way) / (dot(way, way) || 1)));
    best = Math.min(best, length(minus(offset, { x: way.x * part, y: way.y * part })));
    previous = next;
  }
  return best;
}

const isClose = (curves: readonly Curve[], curve: Curve, tolerance: number) =>
  curves.every((one) =>
    Array.from({ length: samples }, (_, step) => at(one, (step + 1) / samples)).every(
      (point) => distance(point, curve) <= tolerance,
    ),
  );

/** As few curves as stay within the tolerance, taken greedily between corners. */
function fewer(curves: readonly Curve[], tolerance: number): Curve[] {
  const kept: Curve[] = [];
  for (let index = 0; index < curves.length;) {
    let best = curves[index];
    let taken = 1;
    for (let end = index + 1; end < curves.length; end += 1) {
      const [before, next] = [curves[end - 1], curves[end]];
      if (!before || !next || !meetsSmoothly(before, next)) break;
      const run = curves.slice(index, end + 1);
      const one = joined(run);
      if (!one || !isClose(run, one, tolerance)) continue;
      best = one;
      taken = end + 1 - index;
    }
    if (best) kept.push(best);
    index += taken;
  }
  return kept;
}

const rounded = ({ x, y }: Place, scale: number): Place => ({
  x: Math.round(x * scale),
  y: Math.round(y * scale),
});

/** The contour on another grid with fewer points; points that follow from their neighbours are not written. */
export function simplified(contour: readonly Point[], tolerance: number, scale: number): Point[] {
  const all = curvesOf(contour);
  // Begun at a corner, no run is cut in two.
  const start = all.findIndex((curve, index) => {
    const before = all.at(index - 1);
    return before !== undefined && !meetsSmoothly(before, curve);
  });
  const begin = Math.max(0, start);
  const points: Point[] = fewer([...all.slice(begin), ...all.slice(0, begin)], tolerance).flatMap((curve) => [
    { ...rounded(curve.from, scale), on: true },
    ...(isLine(curve) ? [] : [{ ...rounded(curve.control, scale), on: false }]),
  ]);
  return points.filter((point, index) => {
    const [before, next] = [points.at(index - 1), points[(index + 1) % points.length]];
    if (!point.on || !before || !next || before.on || next.on) return true;
    const implied = middle(before, next);
    return Math.max(Math.abs(implied.x - point.x), Math.abs(implied.y - point.y)) > 0.5;
  });
}
