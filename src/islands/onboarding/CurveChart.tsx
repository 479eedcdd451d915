import type { CSSProperties } from 'react';
import { milestones, type CurvePoint } from '#domain/weight-curve.ts';
import { date, kilos } from './figures.ts';

interface Props {
  points: readonly CurvePoint[];
  today: string;
}

/** Room above the first and below the last weight, as a share of what lies between them. */
const room = 0.22;
const width = 1000;
const height = 400;

/** Where a point stands, in shares of the drawing. The last week may be shorter: days count, not places. */
function placesOf(points: readonly CurvePoint[]) {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return undefined;
  const dayOf = ({ day }: CurvePoint) => Date.parse(day);
  const span = Math.max(1, dayOf(last) - dayOf(first));
  const drop = Math.max(1, first.weight - last.weight);
  return (point: CurvePoint) => ({
    x: (dayOf(point) - dayOf(first)) / span,
    y: (room + (first.weight - point.weight) / drop) / (1 + 2 * room),
  });
}

/** The road to the desired weight. It is drawn for eyes; the words and the table beside it say the same. */
export function CurveChart({ points, today }: Props) {
  const placeOf = placesOf(points);
  if (!placeOf) return null;
  const line = points
    .map(placeOf)
    .map(
      ({ x, y }, place) => `${place === 0 ? 'M' : 'L'}${(x * width).toFixed(1)} ${(y * height).toFixed(1)}`,
    )
    .join(' ');
  const marks = milestones(points, 5);
  const target = ((1 + room) / (1 + 2 * room)) * height;
  return (
    <div className="onb-curve" aria-hidden="true">
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none">
        <defs>
          <linearGradient id="onb-hill" x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" className="onb-hill-top" />
            <stop offset="1" className="onb-hill-foot" />
          </linearGradient>
        </defs>
        <path className="onb-hill" d={`${line} L${width} ${height} L0 ${height} Z`} />
        <line className="onb-target" x1="0" x2={width} y1={target} y2={target} />
        <path className="onb-road" d={line} pathLength={1} />
      </svg>
      <ol role="list">
        {marks.map((point, place) => {
          const { x, y } = placeOf(point);
          const style: CSSProperties & Record<`--${string}`, string> = {
            '--x': `${(x * 100).toFixed(2)}%`,
            '--y': `${(y * 100).toFixed(2)}%`,
          };
          const end = place === 0 ? 'first' : place === marks.length - 1 ? 'last' : '';
          return (
            <li key={point.day} className={`${end} ${place % 2 === 1 ? 'minor' : ''}`} style={style}>
              <div>
                <b>{kilos(point.weight)}</b>
                <span>{place === 0 ? today : date(point.day)}</span>
              </div>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
