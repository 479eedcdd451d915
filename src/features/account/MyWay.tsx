import { useStore } from '@nanostores/react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { fill } from '#domain/text/fill.ts';
import { formatLastDay } from '#domain/text/format.ts';
import { nextStepOf, type NextStep } from '#domain/account/my-way.ts';
import type { AnswerProblem } from '#domain/onboarding/questions.ts';
import { kilos } from '#domain/health/show-figures.ts';
import { DayMeals } from '#site/features/onboarding/day/DayMeals.tsx';
import { Alert } from '#site/ui/Alert.tsx';
import { Skeleton } from '#site/ui/Skeleton.tsx';
import { TextField } from '#site/ui/TextField.tsx';
import type { AccountStore, Shown } from './state.ts';
import { WayProgress } from './WayProgress.tsx';
import { createMyWay, type Entry, type MyWayStore } from './my-way.ts';
import type { AccountTexts } from './texts.ts';
import '#site/ui/button.css';
import '#site/ui/surface.css';
import './way.css';

interface EntryProps {
  texts: AccountTexts;
  entry: Entry;
  enter: MyWayStore['enter'];
}

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
  const sentences: Record<AnswerProblem, string> = { ...texts.errors, ...texts.problems };
  const problem = entry.state === 'refused' ? sentences[entry.problem] : undefined;
  const saved =
    entry.state === 'saved'
      ? fill(entry.isSame ? t.same : t.saved, { weight: kilos(entry.weight, texts.locale) })
      : undefined;
  return (
    <form
      className="way-entry stack at-start"
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

/** The next thing to do: the account's one primary action. */
function Next({ texts, next }: { texts: AccountTexts; next: NextStep }) {
  const { way, paths, price } = texts;
  const words = way.next[next.step];
  const href = {
    pay: '#account-plan',
    wait: paths.recipes,
    course: paths.myCourse,
    certificate: paths.certificate,
    app: '#account-app',
    questions: paths.questions,
    offers: paths.plans,
    cook: paths.recipes,
  }[next.step];
  const until = 'standing' in next ? formatLastDay(new Date(next.standing.until)) : '';
  return (
    <section className="way-next panel blush stack at-start" aria-labelledby="way-next">
      <p className="eyebrow">{way.next.label}</p>
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
        <p id="way-price" className="strong">
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

/** The start of the account: curve, today's weight, next step. */
export default function MyWay({ texts, state, account }: Props) {
  const [store] = useState(() => createMyWay(account));
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
  const parts = frame(
    <div className="way-parts stack">
      {way.kind === 'known' ? (
        <WayProgress texts={texts} known={way} />
      ) : (
        <div className="way-progress stack">
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
      <div className="way-side stack">
        <Next texts={texts} next={next} />
        {way.kind === 'known' && <WeightEntry texts={texts} entry={entry} enter={store.enter} />}
      </div>
    </div>,
  );
  return (
    <>
      {parts}
      {way.kind === 'known' && (
        <DayMeals
          texts={texts}
          leaveOut={texts.leaveOut}
          locale={texts.locale}
          paths={texts.paths}
          answers={way.answers}
          plan={way.plan}
        />
      )}
    </>
  );
}
