import { formatKilocalories, formatRoughKilocalories } from '#domain/text/format.ts';
import { fill } from '#domain/text/fill.ts';
import { doctorSearch } from '#domain/health/help.ts';
import type { MyWay } from '#domain/account/my-way.ts';
import { CurveChart } from '#site/features/onboarding/CurveChart.tsx';
import { forWhom } from '#site/features/onboarding/for-whom.ts';
import { date, kilos } from '#domain/health/show-figures.ts';
import type { AccountTexts } from './texts.ts';
import '#site/ui/button.css';
import '#site/ui/figures.css';
import '#site/ui/opener.css';
import './account.css';
import './way.css';

type Known = Extract<MyWay, { kind: 'known' }>;

/** Title and sentence: the weight left to lose, the goal reached, or why there is no curve. */
function curveWords({ answers, plan, weighed }: Known, { way: t, curve: c, locale }: AccountTexts) {
  const { curve, energy } = plan;
  const start = weighed[0]?.weight ?? answers.weight;
  const from = kilos(answers.weight, locale);
  const to = kilos(answers.desiredWeight, locale);
  const need = formatRoughKilocalories(energy.need, locale);
  const gaps = { from, to, need, floor: formatKilocalories(energy.floor, locale) };
  const end = curve.kind === 'lose' ? curve.points.at(-1) : undefined;
  if (end) return { title: fill(t.lose, { from, to, date: date(end.day) }), text: undefined };
  if (curve.kind === 'with-doctor') return { title: c.withDoctor, text: c.withDoctorText };
  if (curve.kind === 'no-room') return { title: c.noRoom, text: fill(c.noRoomText, gaps) };
  const hasReached = start > answers.desiredWeight && plan.bodyMass.word !== 'low';
  if (hasReached) {
    const text = fill(t.reachedText, { start: kilos(start, locale), need });
    return { title: fill(t.reached, { from }), text };
  }
  return curve.kind === 'gain'
    ? { title: fill(c.gain, gaps), text: fill(c.gainText, gaps) }
    : { title: c.keep, text: fill(c.keepText, gaps) };
}

/** The curve from past weights to the desired one, in words, drawn, and as a table. */
export function WayProgress({ texts, known }: { texts: AccountTexts; known: Known }) {
  const { way: t, curve: c, locale } = texts;
  const { answers, plan, weighed, comparison } = known;
  const { title, text } = curveWords(known, texts);
  const road = plan.curve.kind === 'lose' ? plan.curve.points : [];
  const isDrawn = plan.curve.kind !== 'with-doctor' && (road.length > 0 || weighed.length > 1);
  const first = weighed[0];
  const last = weighed.at(-1);
  return (
    <div className="way-progress stack">
      <h3>{title}</h3>
      {text !== undefined && <p>{text}</p>}
      {plan.curve.kind === 'with-doctor' && (
        <p>
          <a href={doctorSearch} target="_blank" rel="noreferrer">
            {c.doctorSearch}
          </a>
        </p>
      )}
      {plan.bodyMass.word === 'low' && <p>{texts.low}</p>}
      {isDrawn && (
        <CurveChart
          road={road}
          weighed={weighed}
          target={answers.desiredWeight}
          today={c.today}
          locale={locale}
        />
      )}
      {comparison && last && (
        <p className="way-comparison" data-result={comparison.result}>
          {fill(t.comparison[comparison.result], {
            date: date(last.day),
            planned: kilos(Math.round(comparison.planned), locale),
            weight: kilos(last.weight, locale),
          })}
        </p>
      )}
      {!comparison && road.length > 0 && first && (
        <p>{fill(t.begun, { date: date(first.day), start: kilos(first.weight, locale) })}</p>
      )}
      {weighed.length > 0 && (
        <details className="way-entries figures">
          <summary className="opener">{t.entries.title}</summary>
          <table>
            <thead>
              <tr>
                <th scope="col">{t.entries.when}</th>
                <th scope="col">{t.entries.weight}</th>
              </tr>
            </thead>
            <tbody>
              {weighed.toReversed().map(({ day, weight }) => (
                <tr key={day}>
                  <th scope="row">{date(day)}</th>
                  <td>{kilos(weight, locale)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="small-print">{t.entries.slip}</p>
        </details>
      )}
      <p className="account-actions cluster">
        <span>{forWhom(texts.meals, answers)}</span>
        <a className="text-button" href={texts.paths.edit}>
          {t.edit}
        </a>
      </p>
    </div>
  );
}
