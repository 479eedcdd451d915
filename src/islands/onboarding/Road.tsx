import { fillIn } from '#domain/fill-in.ts';
import { formatNumber } from '#domain/format.ts';
import type { Plan } from '#domain/plan.ts';
import { milestones, paces } from '#domain/weight-curve.ts';
import type { OnboardingAnswers } from '#domain/onboarding.ts';
import type { OnboardingTexts } from '#i18n/onboarding.ts';
import { CurveChart } from './CurveChart.tsx';
import { date, grams, kilos, roughly, kilocalories } from './figures.ts';

interface Props {
  texts: OnboardingTexts;
  plan: Plan;
  answers: OnboardingAnswers;
  pace: number;
  setPace: (pace: number) => void;
  settlePace: () => void;
}

/** The way from here to there: drawn, adjustable, in words and in numbers. Or a kind word where there is none. */
export function Road({ texts: { curve: t }, plan, answers, pace, setPace, settlePace }: Props) {
  const { curve, energy } = plan;
  const from = kilos(answers.weight);
  const to = kilos(answers.desiredWeight);
  const gaps = { from, to, need: roughly(energy.need), floor: kilocalories(energy.floor) };
  if (curve.kind !== 'lose') {
    const words = {
      keep: { title: t.keep, text: t.keepText },
      gain: { title: t.gain, text: t.gainText },
      'no-room': { title: t.noRoom, text: t.noRoomText },
    }[curve.kind];
    return (
      <section className="surface onb-road-card" aria-labelledby="onb-road">
        <h2 id="onb-road">{fillIn(words.title, gaps)}</h2>
        <p>{fillIn(words.text, gaps)}</p>
      </section>
    );
  }

  const [first, second] = curve.points;
  const last = curve.points.at(-1);
  if (!first || !second || !last) return null;
  const weekly = curve.points.length > 2 ? first.weight - second.weight : (answers.weight * pace) / 100;
  const paceWords = fillIn(t.paceValue, { pace: formatNumber(pace) });
  return (
    <section className="surface onb-road-card" aria-labelledby="onb-road">
      <h2 id="onb-road">{fillIn(t.lose, { from, to, date: date(last.day) })}</h2>
      <CurveChart points={curve.points} today={t.today} />
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
          onPointerUp={settlePace}
          onKeyUp={settlePace}
        />
        <span aria-hidden="true">{t.calm}</span>
        <span aria-hidden="true">{t.brisk}</span>
      </div>
      <div role="status" className="onb-meaning">
        <p>{fillIn(t.paceMeaning, { grams: grams(weekly), kcal: roughly(first.energy) })}</p>
        {curve.limited && <p className="onb-note">{fillIn(t.limited, gaps)}</p>}
      </div>
      <p className="onb-small">{t.loseText}</p>
      <details className="onb-details">
        <summary>{t.table}</summary>
        <p>{fillIn(t.described, { from, to, start: date(first.day), end: date(last.day) })}</p>
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
                <td>{kilos(weight)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}
