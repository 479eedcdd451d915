import { useStore } from '@nanostores/react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { fill } from '#domain/fill.ts';
import { formatLastDay } from '#domain/format.ts';
import { doctorSearch } from '#domain/help.ts';
import { nextStepOf, type MyWay as KnownOrNot, type NextStep } from '#domain/my-way.ts';
import { CurveChart } from '#site/islands/onboarding/CurveChart.tsx';
import { date, kilocalories, kilos, roughly } from '#site/islands/onboarding/figures.ts';
import { forWhom } from '#site/islands/onboarding/for-whom.ts';
import { Alert } from '#site/ui/Alert.tsx';
import { Skeleton } from '#site/ui/Skeleton.tsx';
import { TextField } from '#site/ui/TextField.tsx';
import { openMyWay } from './my-way-page.ts';
import type { AccountStore, Shown } from './account.store.ts';
import type { Entry, MyWayStore } from './my-way.store.ts';
import type { AccountTexts } from './texts.ts';

type Known = Extract<KnownOrNot, { kind: 'known' }>;

/** What the curve comes to, in a title and a sentence: the way to go, the goal, or why there is no way. */
function curveWords({ answers, plan, weighed }: Known, { way: t, curve: c, locale }: AccountTexts) {
  const { curve, energy } = plan;
  const start = weighed[0]?.weight ?? answers.weight;
  const from = kilos(answers.weight, locale);
  const to = kilos(answers.desiredWeight, locale);
  const need = roughly(energy.need, locale);
  const gaps = { from, to, need, floor: kilocalories(energy.floor, locale) };
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

/** The curve from what was weighed to the desired weight, in words, drawn, and as a table. */
function Progress({ texts, known }: { texts: AccountTexts; known: Known }) {
  const { way: t, curve: c, locale } = texts;
  const { answers, plan, weighed, comparison } = known;
  const { title, text } = curveWords(known, texts);
  const road = plan.curve.kind === 'lose' ? plan.curve.points : [];
  const isDrawn = plan.curve.kind !== 'with-doctor' && (road.length > 0 || weighed.length > 1);
  const [first, last] = [weighed[0], weighed.at(-1)];
  return (
    <div className="way-progress">
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
            planned: kilos(comparison.planned, locale),
            weight: kilos(last.weight, locale),
          })}
        </p>
      )}
      {!comparison && road.length > 0 && first && (
        <p>{fill(t.begun, { date: date(first.day), start: kilos(first.weight, locale) })}</p>
      )}
      {weighed.length > 0 && (
        <details className="way-entries">
          <summary>{t.entries.title}</summary>
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
          <p>{t.entries.slip}</p>
        </details>
      )}
      <p className="account-actions">
        <span>{forWhom(texts.meals, answers)}</span>
        <a className="text-button" href={texts.paths.edit}>
          {t.edit}
        </a>
      </p>
    </div>
  );
}

interface EntryProps {
  texts: AccountTexts;
  entry: Entry;
  enter: MyWayStore['enter'];
}

/** Today's weight. */
function WeightEntry({ texts, entry, enter }: EntryProps) {
  const { entry: t } = texts.way;
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => {
    if (entry.state === 'saved') setTyped('');
    if (entry.state === 'refused') field.current?.focus();
  }, [entry]);
  const isBusy = entry.state === 'busy';
  const sentences: Record<string, string> = { ...texts.errors, ...texts.problems };
  const problem = entry.state === 'refused' ? sentences[entry.problem] : undefined;
  const saved =
    entry.state === 'saved'
      ? fill(entry.isSame ? t.same : t.saved, { weight: kilos(entry.weight, texts.locale) })
      : undefined;
  return (
    <form
      className="way-entry"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void enter(typed);
      }}
    >
      <TextField
        ref={field}
        id={id}
        name="weight"
        type="text"
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        label={t.label}
        hint={t.hint}
        problem={problem}
        value={typed}
        end={<span aria-hidden="true">{t.unit}</span>}
        onChange={({ target }) => {
          setTyped(target.value);
        }}
      />
      <button type="submit" className="button secondary" aria-busy={isBusy}>
        {isBusy ? t.saving : t.save}
      </button>
      <Alert kind="notice" text={saved} />
      <Alert text={entry.state === 'failed' ? texts.errors[entry.code] : undefined} />
    </form>
  );
}

/** The one thing to do next: the one primary action of the account. */
function Next({ texts, next }: { texts: AccountTexts; next: NextStep }) {
  const { way, paths, price } = texts;
  const words = way.next[next.step];
  const href = {
    pay: '#account-plan',
    wait: paths.recipes,
    course: next.step === 'course' ? paths.courses[next.standing.course] : '',
    app: '#account-app',
    questions: paths.questions,
    offers: paths.plans,
    cook: paths.recipes,
  }[next.step];
  const until = next.step === 'course' ? formatLastDay(new Date(next.standing.until)) : '';
  return (
    <section className="way-next" aria-labelledby="way-next">
      <p className="way-eyebrow">{way.next.label}</p>
      <h3 id="way-next">{words.title}</h3>
      <p>{fill(words.text, { date: until })}</p>
      <a
        className="button primary"
        href={href}
        {...(next.step === 'offers' ? { 'aria-describedby': 'way-price' } : {})}
      >
        {words.link}
      </a>
      {next.step === 'offers' && (
        <p id="way-price" className="way-price">
          {price}
        </p>
      )}
    </section>
  );
}

interface Props {
  texts: AccountTexts;
  state: Shown;
  account: AccountStore;
}

/** How the account opens: the member's curve, today's weight, and the next step. */
export default function MyWay({ texts, state, account }: Props) {
  const [store] = useState(() => openMyWay(account));
  useEffect(store.start, [store]);
  const way = useStore(store.$way);
  const entry = useStore(store.$entry);
  const { way: t } = texts;
  const frame = (children: ReactNode) => (
    <section className="surface account-way" aria-labelledby="account-way" data-kind={way.kind}>
      <h2 id="account-way">{t.title}</h2>
      {children}
    </section>
  );
  if (way.kind === 'loading') return frame(<Skeleton label={t.loading} lines={4} />);
  if (way.kind === 'unreachable') {
    return frame(
      <>
        <p>
          <strong>{t.unreachable.title}.</strong> {t.unreachable.text}
        </p>
        <Alert kind="notice" text={texts.errors[way.code]} />
        <p>
          <button type="button" className="button secondary" onClick={() => void store.retry()}>
            {t.unreachable.again}
          </button>
        </p>
      </>,
    );
  }
  const { app, courses, view } = state;
  const next = nextStepOf({ way, app, courses, hasAccess: view.access.length > 0 });
  return frame(
    <div className="way-parts">
      {way.kind === 'known' ? (
        <Progress texts={texts} known={way} />
      ) : (
        <div className="way-progress">
          <p>{t[way.kind]}</p>
          {next.step !== 'questions' && (
            <p>
              <a className="button secondary" href={texts.paths.questions}>
                {t.next.questions.link}
              </a>
            </p>
          )}
        </div>
      )}
      <div className="way-side">
        <Next texts={texts} next={next} />
        {way.kind === 'known' && <WeightEntry texts={texts} entry={entry} enter={store.enter} />}
      </div>
    </div>,
  );
}
