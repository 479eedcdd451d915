import { useStore } from '@nanostores/react';
import { lazy, Suspense, useState } from 'react';
import { chosenDays, lastDays } from '#domain/numbers/period.ts';
import { groupings } from '#domain/numbers/view.ts';
import { fill, plural } from '#domain/text/fill.ts';
import { formatNumber } from '#domain/text/format.ts';
import { dayInGermany } from '#domain/time/calendar.ts';
import { numbersPath } from '#i18n/routes.ts';
import { saveFile } from '#site/browser/save-file.ts';
import { SecondFactor } from '#site/features/staff/SecondFactor.tsx';
import { Alert } from '#site/ui/Alert.tsx';
import { useFormSubmit } from '#site/ui/form-submit.ts';
import { TextField } from '#site/ui/TextField.tsx';
import type { NumbersView } from '#domain/numbers/view.ts';
import { csvOf } from './csv.ts';
import { Experiments } from './Experiments.tsx';
import { CourseView, Funnels, Sources, Words } from './Parts.tsx';
import { Speed } from './Speed.tsx';
import { createSpeed, type SpeedStore } from './speed-state.ts';
import { createNumbers, type NumbersState, type NumbersStore } from './state.ts';
import type { NumbersTexts } from './texts.ts';
import { changeText, dayText, moneyText, roughText } from './words.ts';
import '#site/ui/button.css';
import '#site/ui/chip.css';
import '#site/ui/figures.css';
import '#site/ui/form.css';
import '#site/ui/surface.css';
import './numbers.css';

interface Props {
  texts: NumbersTexts;
  view: NumbersView;
}

interface ControlProps {
  texts: NumbersTexts;
  state: NumbersState;
  numbers: NumbersStore;
}

function Days({ texts: { period: t }, state: { days }, numbers }: ControlProps) {
  const today = dayInGermany(new Date());
  const [form, submit] = useFormSubmit(() => void numbers.chooseDays(today));
  return (
    <form ref={form} className="numbers-days" onSubmit={submit} noValidate>
      <TextField
        label={t.from}
        type="date"
        max={today}
        value={days.from}
        problem={days.isWrong ? fill(t.wrong, chosenDays) : undefined}
        onChange={({ currentTarget }) => numbers.type({ from: currentTarget.value })}
      />
      <TextField
        label={t.to}
        type="date"
        max={today}
        value={days.to}
        onChange={({ currentTarget }) => numbers.type({ to: currentTarget.value })}
      />
      <button type="submit" className="button secondary">
        {t.show}
      </button>
    </form>
  );
}

function Controls({ texts, state, numbers, speed }: ControlProps & { speed: SpeedStore }) {
  const { period: t, by: groups } = texts;
  const { query, view } = state;
  const save = async () => {
    const { from, to } = view.period;
    const table = csvOf(view, texts, await speed.view());
    saveFile(`valea-zahlen-${from}-${to}.csv`, new Blob([table], { type: 'text/csv' }));
  };
  const isLast = lastDays.some((days) => String(days) === query.period);
  const [isChoosing, setChoosing] = useState(false);
  const shown = {
    from: dayText(view.period.from),
    to: dayText(view.period.to),
    beforeFrom: dayText(view.before.from),
    beforeTo: dayText(view.before.to),
  };
  return (
    <div className="numbers-controls stack">
      <div className="spread">
        <div className="cluster" role="group" aria-label={t.label}>
          {lastDays.map((days) => (
            <button
              key={days}
              type="button"
              className="chip"
              aria-pressed={!isChoosing && query.period === String(days)}
              onClick={() => {
                setChoosing(false);
                void numbers.choose({ period: String(days) });
              }}
            >
              {fill(t.last, { days })}
            </button>
          ))}
          <button
            type="button"
            className="chip"
            aria-pressed={isChoosing || !isLast}
            aria-expanded={isChoosing || !isLast}
            onClick={() => {
              setChoosing(true);
            }}
          >
            {t.chosen}
          </button>
        </div>
        <div className="text-field numbers-by">
          <label htmlFor="numbers-by">{groups.label}</label>
          <div className="text-box">
            <select
              id="numbers-by"
              value={query.by}
              onChange={({ currentTarget: { value } }) => {
                const by = groupings.find((one) => one === value);
                if (by) void numbers.choose({ by });
              }}
            >
              {groupings.map((by) => (
                <option key={by} value={by}>
                  {groups[by]}
                </option>
              ))}
            </select>
          </div>
        </div>
      </div>
      {(isChoosing || !isLast) && <Days {...{ texts, state, numbers }} />}
      <div className="spread">
        <p className="soft small-print" role="status">
          {state.doing.state === 'busy' ? texts.loading : fill(t.shown, shown)}
        </p>
        <button type="button" className="text-button" onClick={() => void save()}>
          {texts.save}
        </button>
      </div>
    </div>
  );
}

interface TileProps {
  texts: NumbersTexts;
  label: string;
  value: string;
  before: string;
  change?: string;
  isExact?: boolean;
}

function Tile({ texts, label, value, before, change, isExact = true }: TileProps) {
  return (
    <div className="numbers-tile stack-2xs">
      <dt>
        {label} <small>{isExact ? texts.exact : texts.estimate}</small>
      </dt>
      <dd>{value}</dd>
      <dd className="numbers-before">
        {fill(texts.before, { value: before })}
        {change !== undefined && <span>{change}</span>}
      </dd>
    </div>
  );
}

const Chart = lazy(() => import('./MoneyChart.tsx').then(({ MoneyChart }) => ({ default: MoneyChart })));

function Spans({ texts, view: { spans } }: Props) {
  const { money: t, columns } = texts;
  if (spans.every(({ grossCents, visits }) => grossCents === 0 && visits === 'few')) return null;
  const isWeekly = spans.length > 1 && spans[1]?.from !== undefined && isWeek(spans[0]?.from, spans[1].from);
  return (
    <div className="stack-s">
      <h3>{t.chart}</h3>
      <p className="numbers-legend cluster-s small-print" aria-hidden="true">
        <span data-kind="gross">{t.gross}</span> <span data-kind="visits">{t.visits}</span>
      </p>
      <Suspense fallback={<div className="numbers-canvas" />}>
        <Chart texts={texts} spans={spans} />
      </Suspense>
      <details className="figures">
        <summary>{columns.table}</summary>
        <div className="numbers-scroll">
          <table>
            <caption className="visually-hidden">{t.chart}</caption>
            <thead>
              <tr>
                <th scope="col">{isWeekly ? t.week : t.day}</th>
                <th scope="col">{t.gross}</th>
                <th scope="col">{t.orders}</th>
                <th scope="col">{t.visits}</th>
              </tr>
            </thead>
            <tbody>
              {spans.map(({ from, grossCents, orders, visits }) => (
                <tr key={from}>
                  <th scope="row">{dayText(from)}</th>
                  <td>{moneyText(grossCents)}</td>
                  <td>{formatNumber(orders, 'de')}</td>
                  <td>{roughText(texts, visits)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </div>
  );
}

const isWeek = (first: string | undefined, second: string) =>
  first !== undefined && Date.parse(second) - Date.parse(first) > 86_400_000;

function MoneyView({ texts, view }: Props) {
  const { money: t } = texts;
  const { now, before, orders, gross } = view.money;
  const counts = (n: number) => formatNumber(n, 'de');
  return (
    <section className="surface" aria-labelledby="numbers-money">
      <h2 id="numbers-money">{t.title}</h2>
      <dl className="numbers-tiles">
        <Tile
          texts={texts}
          label={t.gross}
          value={moneyText(now.grossCents)}
          before={moneyText(before.grossCents)}
          change={changeText(texts, gross)}
        />
        <Tile
          texts={texts}
          label={t.orders}
          value={counts(now.orders)}
          before={counts(before.orders)}
          change={changeText(texts, orders)}
        />
        <Tile
          texts={texts}
          label={t.net}
          value={moneyText(now.netCents)}
          before={moneyText(before.netCents)}
        />
        <Tile
          texts={texts}
          label={t.average}
          value={moneyText(now.averageCents)}
          before={moneyText(before.averageCents)}
        />
        <Tile
          texts={texts}
          label={t.perVisit}
          value={moneyText(now.perVisitCents)}
          before={moneyText(before.perVisitCents)}
          isExact={false}
        />
        <Tile
          texts={texts}
          label={t.renewed}
          value={moneyText(now.renewedCents)}
          before={moneyText(before.renewedCents)}
        />
      </dl>
      <Spans texts={texts} view={view} />
      <div className="numbers-columns">
        <Products texts={texts} view={view} />
        <Rest texts={texts} view={view} />
      </div>
    </section>
  );
}

function Products({ texts, view: { products } }: Props) {
  const { money: t, columns } = texts;
  return (
    <div className="stack-s">
      <h3>{t.products}</h3>
      {products.length === 0 ? (
        <p className="soft">{t.none}</p>
      ) : (
        <div className="numbers-scroll">
          <table className="numbers-table">
            <thead>
              <tr>
                <th scope="col">{t.product}</th>
                <th scope="col">{t.orders}</th>
                <th scope="col">{t.gross}</th>
                <th scope="col">{columns.before}</th>
              </tr>
            </thead>
            <tbody>
              {products.map(({ product, now, before }) => (
                <tr key={product}>
                  <th scope="row">{texts.products[product]}</th>
                  <td>{formatNumber(now.orders, 'de')}</td>
                  <td>{moneyText(now.grossCents)}</td>
                  <td>{moneyText(before.grossCents)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  );
}

/** What happened to orders afterwards, and what renews. */
function Rest({ texts, view }: Props) {
  const { money: t, columns } = texts;
  const { now, before } = view.money;
  const rows = [
    [t.refunded, moneyText(now.refundedCents), moneyText(before.refundedCents)],
    ...(['withdrawals', 'cancellations', 'renewals', 'failedRenewals'] as const).map(
      (name) => [t[name], formatNumber(now[name], 'de'), formatNumber(before[name], 'de')] as const,
    ),
  ] as const;
  return (
    <div className="stack-s">
      <h3>{t.afterwards}</h3>
      <div className="numbers-scroll">
        <table className="numbers-table">
          <thead>
            <tr>
              <td />
              <th scope="col">{columns.now}</th>
              <th scope="col">{columns.before}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([label, one, other]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{one}</td>
                <td>{other}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <h3>{t.renewing}</h3>
      {view.renewing.length === 0 ? (
        <p className="soft">{t.nothingRenews}</p>
      ) : (
        <ul className="bullets">
          {view.renewing.map(({ product, n }) => (
            <li key={product}>
              {texts.products[product]}: {fill(plural(t.plans, n), { n: formatNumber(n, 'de') })}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

export function View({ texts, view: first }: Props) {
  const [numbers] = useState(() => createNumbers(first));
  const [speed] = useState(createSpeed);
  const state = useStore(numbers.$state);
  const { view, doing } = state;
  const { method } = texts;
  return (
    <div className="numbers stack-l" aria-busy={doing.state === 'busy'}>
      <p className="soft">
        {view.countedSince === null ? texts.notYet : fill(texts.since, { day: dayText(view.countedSince) })}
      </p>
      <Controls {...{ texts, state, numbers, speed }} />
      {doing.state === 'failed' && (
        <Alert text={texts.errors[doing.code]}>
          <button type="button" className="button secondary" onClick={() => void numbers.retry()}>
            {texts.unreachable.again}
          </button>
        </Alert>
      )}
      <MoneyView texts={texts} view={view} />
      <Sources texts={texts} view={view} />
      <Funnels texts={texts} view={view} />
      <Experiments texts={texts} />
      <CourseView texts={texts} view={view} />
      <Speed {...{ texts, speed }} query={state.query} />
      <Words texts={texts} view={view} />
      <section className="stack-s" aria-labelledby="numbers-method">
        <h2 id="numbers-method">{method.title}</h2>
        <p>{method.exact}</p>
        <p>{method.estimate}</p>
        <p>{method.rounded}</p>
      </section>
      <SecondFactor texts={texts} path={numbersPath} />
    </div>
  );
}
