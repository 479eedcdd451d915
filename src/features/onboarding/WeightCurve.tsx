import { fill } from '#domain/text/fill.ts';
import { formatPercent, formatKilocalories, formatRoughKilocalories } from '#domain/text/format.ts';
import { doctorSearch } from '#domain/health/help.ts';
import type { OnboardingAnswers } from '#domain/onboarding/onboarding.ts';
import type { Plan } from '#domain/onboarding/plan.ts';
import { milestones } from '#domain/health/weight-curve.ts';
import { CurveChart } from './CurveChart.tsx';
import { date, grams, kilos } from '#domain/health/show-figures.ts';
import type { OnboardingWords } from './props.ts';
import '#site/ui/figures.css';
import '#site/ui/opener.css';
import '#site/ui/surface.css';
import './curve.css';
import './summary.css';

interface Props extends Pick<OnboardingWords, 'texts' | 'locale'> {
  plan: Plan;
  answers: OnboardingAnswers;
  pace: number;
  setPace: (pace: number) => void;
  commitPace: () => void;
}

/** The weight curve: drawn, with a slider for its pace, in words and as a table. Or why there is none. */
export function WeightCurve({
  texts: { curve: t },
  locale,
  plan,
  answers,
  pace,
  setPace,
  commitPace,
}: Props) {
  const { curve, energy, paces } = plan;
  const from = kilos(answers.weight, locale);
  const to = kilos(answers.desiredWeight, locale);
  const gaps = {
    from,
    to,
    need: formatRoughKilocalories(energy.need, locale),
    floor: formatKilocalories(energy.floor, locale),
  };
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

  const [first] = curve.points;
  const last = curve.points.at(-1);
  if (!first || !last) return null;
  const paceWords = fill(t.paceValue, {
    grams: grams(curve.weekly, locale),
    percent: formatPercent((curve.weekly / answers.weight) * 100, locale),
  });
  const fastest = paces.length - 1;
  const chosen = paces.findLastIndex((one) => one <= pace);
  return (
    <section className="surface onb-road-card" aria-labelledby="onb-road">
      <h2 id="onb-road">{fill(t.lose, { from, to, date: date(last.day) })}</h2>
      <CurveChart road={curve.points} target={answers.desiredWeight} today={t.today} locale={locale} />
      <div className="onb-pace">
        <label htmlFor="onb-pace">{t.pace}</label>
        <output id={fastest > 0 ? undefined : 'onb-pace'} htmlFor={fastest > 0 ? 'onb-pace' : undefined}>
          {paceWords}
        </output>
        {fastest > 0 && (
          <>
            <input
              id="onb-pace"
              type="range"
              min={0}
              max={fastest}
              value={chosen}
              aria-valuetext={paceWords}
              onChange={({ target }) => setPace(paces[Number(target.value)] ?? pace)}
              onPointerUp={commitPace}
              onKeyUp={commitPace}
            />
            <span aria-hidden="true">{t.calm}</span>
            <span aria-hidden="true">{t.brisk}</span>
          </>
        )}
      </div>
      <div role="status" className="stack">
        <p>{fill(t.paceMeaning, { kcal: formatRoughKilocalories(first.energy, locale) })}</p>
        {curve.limited && <p className="box">{fill(t.limited[curve.limited], gaps)}</p>}
      </div>
      <p className="small-print">{t.loseText}</p>
      <details className="onb-details figures">
        <summary className="opener">{t.table}</summary>
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
