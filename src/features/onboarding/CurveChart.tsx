import type { CSSProperties } from 'react';
import type { CurvePoint } from '#domain/health/weight-curve.ts';
import { marksOf, placesOf, type Weighed } from '#domain/health/weight-chart.ts';
import type { Locale } from '#domain/text/locales.ts';
import { date, kilos } from '#domain/health/show-figures.ts';
import './curve.css';

interface Props {
  /** The planned curve, from today to the desired weight. */
  road: readonly CurvePoint[];
  /** The recorded weights so far. */
  weighed?: readonly Weighed[];
  /** The desired weight, drawn even if no curve leads to it. */
  target: number;
  today: string;
  locale: Locale;
}

const width = 1000;
const height = 400;

/** The drawn weight curve. Hidden from screen readers: the text and the table beside it say the same. */
export function CurveChart({ road, weighed = [], target, today, locale }: Props) {
  const [start] = road;
  const end = road.at(-1) ?? weighed.at(-1);
  if (!end) return null;
  // Recorded weights continue until today, where the planned curve begins.
  const walked = start && weighed.length > 0 ? [...weighed, start] : weighed;
  const placeOf = placesOf([...walked, ...road, { day: end.day, weight: target }]);
  const at = (one: Weighed) => {
    const { x, y } = placeOf(one);
    return `${(x * width).toFixed(1)} ${(y * height).toFixed(1)}`;
  };
  const lineOf = (points: readonly Weighed[]) => `M${points.map(at).join(' L')}`;
  const all = [...walked, ...road];
  const level = placeOf({ day: end.day, weight: target }).y * height;
  return (
    <div className="onb-curve" aria-hidden="true">
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none">
        <defs>
          <linearGradient id="onb-hill" x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" className="onb-hill-top" />
            <stop offset="1" className="onb-hill-foot" />
          </linearGradient>
        </defs>
        <path className="onb-hill" d={`${lineOf(all)} L${width} ${height} L0 ${height} Z`} />
        <line className="onb-target" x1="0" x2={width} y1={level} y2={level} />
        {road.length > 0 && (
          <path
            className={weighed.length > 0 ? 'onb-ahead' : 'onb-road'}
            d={lineOf(road)}
            pathLength={weighed.length > 0 ? undefined : 1}
          />
        )}
        {walked.length > 0 && <path className="onb-road" d={lineOf(walked)} pathLength={1} />}
      </svg>
      <ol role="list">
        {marksOf(weighed, road).map((mark) => {
          const { x, y } = placeOf(mark);
          const style: CSSProperties & Record<`--${string}`, string> = {
            '--x': `${(x * 100).toFixed(2)}%`,
            '--y': `${(y * 100).toFixed(2)}%`,
          };
          return (
            <li
              key={mark.kind + mark.day}
              className={`${mark.kind} ${mark.turned ? 'turned' : ''}`}
              style={style}
            >
              {mark.labelled && (
                <div>
                  <b>{kilos(mark.weight, locale)}</b>
                  <span>{mark.kind === 'now' && start ? today : date(mark.day)}</span>
                </div>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
