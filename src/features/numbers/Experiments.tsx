import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { fill } from '#domain/text/fill.ts';
import { formatPercent } from '#domain/text/format.ts';
import { Alert } from '#site/ui/Alert.tsx';
import type { ArmReport, ExperimentReport } from '#domain/experiments/report.ts';
import { createExperiments } from './experiments-state.ts';
import {
  countText,
  neededText,
  rateText,
  stateText,
  trafficText,
  verdictText,
  worthText,
  type ExperimentTexts,
} from './experiment-words.ts';
import type { NumbersTexts } from './texts.ts';
import '#site/ui/alert.css';
import '#site/ui/badge.css';
import '#site/ui/button.css';
import '#site/ui/figures.css';
import '#site/ui/surface.css';
import './experiments.css';

function Arm({ arm, texts }: { arm: ArmReport; texts: ExperimentTexts }) {
  const { landing, share, compared } = arm;
  const figures = [
    [texts.visits, countText(texts, arm.visits)],
    [texts.paid, countText(texts, arm.paid)],
    [texts.rate, rateText(texts, arm)],
  ] as const;
  const worth = compared && worthText(texts, compared);
  return (
    <li className="box stack-s" data-brings={compared?.verdict.brings}>
      <h4 className="title-s">
        {landing} <small>{fill(texts.share, { share: formatPercent(share, 'de') })}</small>
      </h4>
      <dl>
        {figures.map(([name, figure]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      <p className="verdict">{compared ? verdictText(texts, landing, compared) : texts.first}</p>
      {worth !== undefined && <p>{worth}</p>}
    </li>
  );
}

function Experiment({ report, texts }: { report: ExperimentReport; texts: ExperimentTexts }) {
  const { name, question, owner, decides, isSkewed, arms } = report;
  const id = `experiment-${name}`;
  return (
    <article className="experiment stack" aria-labelledby={id}>
      <header className="stack-2xs">
        <h3 id={id}>{question}</h3>
        <p className="cluster-s">
          <span className="badge">{stateText(texts, report)}</span> <code>/l/{name}</code>
        </p>
      </header>
      {isSkewed && (
        <div className="alert" data-kind="problem">
          <p>{texts.skewed}</p>
        </div>
      )}
      <ul role="list" className="arms">
        {arms.map((arm) => (
          <Arm key={arm.landing} {...{ arm, texts }} />
        ))}
      </ul>
      <p className="small-print">
        {texts.goals[decides]} {neededText(texts, report)} {trafficText(texts, report)}{' '}
        {fill(texts.owner, { owner })}
      </p>
    </article>
  );
}

/** What the experiments' orders say so far, and how that is known. */
export function Experiments({ texts }: { texts: NumbersTexts }) {
  const [experiments] = useState(createExperiments);
  const state = useStore(experiments.$state);
  useEffect(() => void experiments.load(), [experiments]);
  return (
    <section className="surface" aria-labelledby="experiments" aria-busy={state.step === 'loading'}>
      <h2 id="experiments">{texts.experiments.title}</h2>
      {state.step === 'loading' && <p className="soft">{texts.loading}</p>}
      {state.step === 'failed' && (
        <Alert text={texts.errors[state.code]}>
          <button type="button" className="button secondary" onClick={() => void experiments.load()}>
            {texts.unreachable.again}
          </button>
        </Alert>
      )}
      {state.step === 'shown' && <Reports reports={state.experiments} texts={texts.experiments} />}
    </section>
  );
}

function Reports({ reports, texts }: { reports: readonly ExperimentReport[]; texts: ExperimentTexts }) {
  const { method } = texts;
  if (reports.length === 0) return <p className="soft">{texts.none}</p>;
  return (
    <>
      <p>{texts.lead}</p>
      {reports.map((report) => (
        <Experiment key={report.name} {...{ report, texts }} />
      ))}
      <details className="figures">
        <summary>{method.title}</summary>
        <div className="stack-s">
          <p>{method.draw}</p>
          <p>{method.judge}</p>
          <p>{method.worth}</p>
        </div>
      </details>
    </>
  );
}
