import type { CSSProperties } from 'react';
import { fill } from '#domain/fill.ts';
import { formatPercent } from '#domain/format.ts';
import { doctorSearch } from '#domain/help.ts';
import type { OnboardingAnswers } from '#domain/onboarding.ts';
import type { Plan } from '#domain/plan.ts';
import { milestones, paces, type CurvePoint } from '#domain/weight-curve.ts';
import { date, grams, kilos, roughly, kilocalories } from './figures.ts';
import type { OnboardingWords } from './props.ts';

interface ChartProps extends Pick<OnboardingWords, 'locale'> {
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

/** The drawn curve. Hidden from screen readers: the words and the table beside it say the same. */
function CurveChart({ points, today, locale }: ChartProps) {
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
                <b>{kilos(point.weight, locale)}</b>
                <span>{place === 0 ? today : date(point.day)}</span>
              </div>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

interface Props extends Pick<OnboardingWords, 'texts' | 'locale'> {
  plan: Plan;
  answers: OnboardingAnswers;
  pace: number;
  setPace: (pace: number) => void;
  commitPace: () => void;
}

/** The weight curve: drawn, with its pace as a slider, in words and as a table. Or why there is none. */
export function WeightCurve({
  texts: { curve: t },
  locale,
  plan,
  answers,
  pace,
  setPace,
  commitPace,
}: Props) {
  const { curve, energy } = plan;
  const from = kilos(answers.weight, locale);
  const to = kilos(answers.desiredWeight, locale);
  const gaps = { from, to, need: roughly(energy.need, locale), floor: kilocalories(energy.floor, locale) };
  if (curve.kind !== 'lose') {
    const words = {
      keep: { title: t.keep, text: t.keepText },
      gain: { title: t.gain, text: t.gainText },
      'no-room': { title: t.noRoom, text: t.noRoomText },
      'with-doctor': { title: t.withDoctor, text: t.withDoctorText },
    }[curve.kind];
    return (
      <section className="surface onb-road-card" aria-labelledby="onb-road">
        <h2 id="onb-road">{fill(words.title, gaps)}</h2>
        <p>{fill(words.text, gaps)}</p>
        {curve.kind === 'with-doctor' && (
          <p>
            <a href={doctorSearch} target="_blank" rel="noreferrer">
              {t.doctorSearch}
            </a>
          </p>
        )}
      </section>
    );
  }

  const [first, second] = curve.points;
  const last = curve.points.at(-1);
  if (!first || !second || !last) return null;
  const weekly = curve.points.length > 2 ? first.weight - second.weight : (answers.weight * pace) / 100;
  const paceWords = fill(t.paceValue, { pace: formatPercent(pace, locale) });
  return (
    <section className="surface onb-road-card" aria-labelledby="onb-road">
      <h2 id="onb-road">{fill(t.lose, { from, to, date: date(last.day) })}</h2>
      <CurveChart points={curve.points} today={t.today} locale={locale} />
      <div className="onb-pace">
        <label htmlFor="onb-pace">{t.pace}</label>
        <output htmlFor="onb-pace">{paceWords}</output>
        <input
          id="onb-pace"
          type="range"
          {...{ min: paces.min, max: paces.max, step: paces.step }}
          value={pace}
          aria-valuetext={paceWords}
          onChange={({ target }) => setPace(Math.round(Number(target.value) * 10) / 10)}
          onPointerUp={commitPace}
          onKeyUp={commitPace}
        />
        <span aria-hidden="true">{t.calm}</span>
        <span aria-hidden="true">{t.brisk}</span>
      </div>
      <div role="status" className="onb-meaning">
        <p>{fill(t.paceMeaning, { grams: grams(weekly, locale), kcal: roughly(first.energy, locale) })}</p>
        {curve.limited && <p className="onb-note">{fill(t.limited, gaps)}</p>}
      </div>
      <p className="onb-small">{t.loseText}</p>
      <details className="onb-details">
        <summary>{t.table}</summary>
        <p>{fill(t.described, { from, to, start: date(first.day), end: date(last.day) })}</p>
        <table>
          <thead>
            <tr>
              <th scope="col">{t.when}</th>
              <th scope="col">{t.weight}</th>
            </tr>
          </thead>
          <tbody>
            {milestones(curve.points, 9).map(({ day, weight }) => (
              <tr key={day}>
                <th scope="row">{date(day)}</th>
                <td>{kilos(weight, locale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}
