import type { CSSProperties } from 'react';
import { fill, plural } from '#domain/text/fill.ts';
import { formatNumber } from '#domain/text/format.ts';
import { localeNames } from '#domain/text/locales.ts';
import type { Rough } from '#domain/numbers/small.ts';
import type { NumbersView, StationView, StepView } from '#domain/numbers/view.ts';
import type { NumbersTexts } from './texts.ts';
import { betweenText, changeText, moneyText, partText, roughText, stationText, stepText } from './words.ts';
import '#site/ui/surface.css';
import './numbers.css';

interface Props {
  texts: NumbersTexts;
  view: NumbersView;
}

const sizeOf = (shown: Rough) => (typeof shown === 'number' ? shown : 0);

/** A bar in a table's cell; the number beside it says the same. None for a number that is not shown. */
function Bar({ shown, most }: { shown: Rough; most: number }) {
  if (typeof shown !== 'number') return null;
  const style: CSSProperties & Record<'--share', number> = { '--share': shown / Math.max(1, most) };
  return <div className="numbers-bar" style={style} aria-hidden="true" />;
}

function Steps({
  texts,
  caption,
  steps,
}: {
  texts: NumbersTexts;
  caption: string;
  steps: readonly StepView[];
}) {
  const { funnels: t, columns } = texts;
  const most = Math.max(...steps.map(({ now }) => sizeOf(now)));
  return (
    <div className="numbers-scroll">
      <table className="numbers-table numbers-bars">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t.step}</th>
            <th scope="col">{columns.now}</th>
            <th scope="col">{columns.before}</th>
            <th scope="col">{columns.change}</th>
          </tr>
        </thead>
        <tbody>
          {steps.map((step) => (
            <tr key={step.step}>
              <th scope="row">
                <div className="numbers-step">
                  <span>{stepText(texts, step.step)}</span>
                  <Bar shown={step.now} most={most} />
                  <small>{betweenText(texts, step)}</small>
                </div>
              </th>
              <td>{roughText(texts, step.now)}</td>
              <td>{roughText(texts, step.before)}</td>
              <td className="numbers-change">{changeText(texts, step.change)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** One of several parts: they are many on a phone, so each opens when it is pressed. */
function Part({ texts, view, part, steps }: Props & { part: string; steps: readonly StepView[] }) {
  const name = partText(texts, view.by, part);
  const [first] = steps;
  return (
    <details className="numbers-part">
      <summary>
        <b>{name}</b> {first && `${stepText(texts, first.step)}: ${roughText(texts, first.now)}`}
      </summary>
      <Steps texts={texts} caption={name} steps={steps} />
    </details>
  );
}

export function Funnels({ texts, view }: Props) {
  const { funnels: t } = texts;
  return view.funnels.map(({ funnel, parts }) => (
    <section key={funnel} className="surface" aria-labelledby={`numbers-${funnel}`}>
      <h2 id={`numbers-${funnel}`}>
        {t[funnel]} <small className="numbers-kind">{texts.estimate}</small>
      </h2>
      <p className="soft small-print">
        {t.note} {view.by === 'device' && t.ofWorker}
      </p>
      {parts.length === 0 && <p>{t.none}</p>}
      {view.by === 'none'
        ? parts.map(({ part, steps }) => <Steps key={part} texts={texts} caption={t[funnel]} steps={steps} />)
        : parts.map(({ part, steps }) => (
            <Part key={part} texts={texts} view={view} part={part} steps={steps} />
          ))}
    </section>
  ));
}

export function Sources({ texts, view: { by, sources } }: Props) {
  const { sources: t } = texts;
  if (sources.length === 0) return null;
  return (
    <section className="surface" aria-labelledby="numbers-sources">
      <h2 id="numbers-sources">{t.title}</h2>
      <div className="numbers-scroll">
        <table className="numbers-table">
          <thead>
            <tr>
              <th scope="col">{t.part}</th>
              <th scope="col">{t.visits}</th>
              <th scope="col">{t.orders}</th>
              <th scope="col">{t.gross}</th>
            </tr>
          </thead>
          <tbody>
            {sources.map(({ part, visits, orders, grossCents }) => (
              <tr key={part}>
                <th scope="row">{partText(texts, by, part)}</th>
                <td>{roughText(texts, visits)}</td>
                <td>{roughText(texts, orders)}</td>
                <td>{moneyText(grossCents)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="soft small-print">{t.rounded}</p>
    </section>
  );
}

/** The module before which most of those who began stop; undefined where the numbers are too small. */
function stopOf(stations: readonly StationView[]): string | undefined {
  const numbered = stations.filter(({ station }) => /^\d+$/.test(station));
  const losses = numbered.map(({ station, now }, index) => {
    const before = index === 0 ? stations[0]?.now : numbered[index - 1]?.now;
    const isKnown = typeof before === 'number' && typeof now === 'number';
    return { station, lost: isKnown ? before - now : 0 };
  });
  const [worst] = losses.toSorted((one, other) => other.lost - one.lost);
  return worst && worst.lost > 0 ? worst.station : undefined;
}

export function CourseView({ texts, view: { courses } }: Props) {
  const { course: t, columns } = texts;
  const booked = courses.filter(({ stations }) => stations.some(({ now }) => typeof now === 'number'));
  return (
    <section className="surface" aria-labelledby="numbers-participants">
      <h2 id="numbers-participants">{t.title}</h2>
      <p className="soft small-print">{t.note}</p>
      {booked.length === 0 && <p>{t.none}</p>}
      <div className={booked.length > 1 ? 'numbers-columns' : undefined}>
        {booked.map(({ course, stations, medianWeeks }) => {
          const most = Math.max(...stations.map(({ now }) => sizeOf(now)));
          const stop = stopOf(stations);
          return (
            <div key={course} className="stack-s">
              <div className="numbers-scroll">
                <table className="numbers-table numbers-bars">
                  <caption>{texts.products[course]}</caption>
                  <thead>
                    <tr>
                      <th scope="col">{texts.funnels.step}</th>
                      <th scope="col">{columns.now}</th>
                      <th scope="col">{columns.before}</th>
                    </tr>
                  </thead>
                  <tbody>
                    {stations.map(({ station, now, before }) => (
                      <tr key={station}>
                        <th scope="row">
                          <div className="numbers-step">
                            <span>{stationText(texts, station)}</span>
                            <Bar shown={now} most={most} />
                          </div>
                        </th>
                        <td>{roughText(texts, now)}</td>
                        <td>{roughText(texts, before)}</td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              </div>
              {medianWeeks !== null && <p>{fill(plural(t.median, medianWeeks), { n: medianWeeks })}</p>}
              {stop !== undefined && <p>{fill(t.stops, { number: stop })}</p>}
            </div>
          );
        })}
      </div>
    </section>
  );
}

export function Words({ texts, view: { words } }: Props) {
  const { words: t } = texts;
  return (
    <section className="surface" aria-labelledby="numbers-words">
      <h2 id="numbers-words">{t.title}</h2>
      <p className="soft small-print">{t.note}</p>
      {words.length === 0 ? (
        <p>{t.none}</p>
      ) : (
        <div className="numbers-scroll">
          <table className="numbers-table">
            <thead>
              <tr>
                <th scope="col">{t.word}</th>
                <th scope="col">{t.language}</th>
                <th scope="col">{t.times}</th>
              </tr>
            </thead>
            <tbody>
              {words.map(({ language, word, n }) => (
                <tr key={`${language} ${word}`}>
                  <th scope="row" lang={language}>
                    {word}
                  </th>
                  <td>{localeNames[language]}</td>
                  <td>{formatNumber(n, 'de')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
