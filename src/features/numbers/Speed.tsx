import { useStore } from '@nanostores/react';
import { useEffect, type CSSProperties } from 'react';
import { ratings } from '#domain/speed/speed.ts';
import { fill } from '#domain/text/fill.ts';
import { formatPercent } from '#domain/text/format.ts';
import { Alert } from '#site/ui/Alert.tsx';
import type { SpeedPart, SpeedView } from '#domain/numbers/speed-view.ts';
import type { SpeedStore } from './speed-state.ts';
import type { Query } from './state.ts';
import type { NumbersTexts } from './texts.ts';
import { dayText, partText, roughText } from './words.ts';

/** The shares as one bar; the numbers beside it say the same. */
function Shares({ shares }: Pick<SpeedPart, 'shares'>) {
  if (!shares) return null;
  return (
    <div className="numbers-shares" aria-hidden="true">
      {ratings.map((rating) => {
        const style: CSSProperties & Record<'--share', number> = { '--share': shares[rating] };
        return <span key={rating} data-rating={rating} style={style} />;
      })}
    </div>
  );
}

function Row({ texts, name, part }: { texts: NumbersTexts; name: string; part: SpeedPart }) {
  const { counts, shares } = part;
  return (
    <tr>
      <th scope="row">
        {name}
        <Shares shares={shares} />
      </th>
      {ratings.map((rating) => (
        <td key={rating}>
          {shares ? formatPercent(Math.round(shares[rating] * 100), 'de') : '–'}
          <small>{roughText(texts, counts[rating])}</small>
        </td>
      ))}
    </tr>
  );
}

function Metrics({ texts, view }: { texts: NumbersTexts; view: SpeedView }) {
  const { speed: t } = texts;
  const nameOf = (part: string) => (view.by === 'none' ? dayText(part) : partText(texts, view.by, part));
  return view.metrics.map(({ metric, all, parts }) => {
    const rows = parts.map((part) => <Row key={part.part} {...{ texts, part }} name={nameOf(part.part)} />);
    const head = (
      <thead>
        <tr>
          <td />
          {ratings.map((rating) => (
            <th key={rating} scope="col">
              {t[rating]}
            </th>
          ))}
        </tr>
      </thead>
    );
    return (
      <div key={metric} className="stack-s">
        <h3>{t.metrics[metric].name}</h3>
        <p className="soft small-print">{t.metrics[metric].limits}</p>
        <div className="numbers-scroll">
          <table className="numbers-table numbers-speed">
            <caption className="visually-hidden">{t.metrics[metric].name}</caption>
            {head}
            <tbody>
              <Row texts={texts} name={t.all} part={all} />
              {view.by !== 'none' && rows}
            </tbody>
          </table>
        </div>
        {view.by === 'none' && rows.length > 0 && (
          <details className="figures">
            <summary>{t.days}</summary>
            <div className="numbers-scroll">
              <table className="numbers-table numbers-speed">
                <caption className="visually-hidden">
                  {t.metrics[metric].name}, {t.days}
                </caption>
                {head}
                <tbody>{rows}</tbody>
              </table>
            </div>
          </details>
        )}
      </div>
    );
  });
}

/** How fast the pages were for visitors who said yes to measuring. */
export function Speed({ texts, query, speed }: { texts: NumbersTexts; query: Query; speed: SpeedStore }) {
  const state = useStore(speed.$state);
  const { period, by } = query;
  useEffect(() => void speed.load({ period, by }), [speed, period, by]);
  const { speed: t } = texts;
  const view = 'view' in state ? state.view : undefined;
  const since = view?.countedSince ?? undefined;
  const isEmpty = view?.metrics.every(({ all }) => ratings.every((rating) => all.counts[rating] === 'few'));
  return (
    <section className="surface" aria-labelledby="numbers-speed" aria-busy={state.step === 'loading'}>
      <h2 id="numbers-speed">
        {t.title} <small className="numbers-kind">{texts.estimate}</small>
      </h2>
      <p className="soft small-print">
        {t.note} {since !== undefined && fill(texts.since, { day: dayText(since) })}
      </p>
      {view === undefined && state.step === 'loading' && <p className="soft">{texts.loading}</p>}
      {state.step === 'failed' && (
        <Alert text={texts.errors[state.code]}>
          <button type="button" className="button secondary" onClick={() => void speed.load(query)}>
            {texts.unreachable.again}
          </button>
        </Alert>
      )}
      {view && (isEmpty ? <p>{t.none}</p> : <Metrics texts={texts} view={view} />)}
      {view && !isEmpty && by !== view.by && <p className="soft small-print">{t.otherwise}</p>}
    </section>
  );
}
