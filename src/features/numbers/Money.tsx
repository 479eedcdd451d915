import { lazy, Suspense } from 'react';
import { fill, plural } from '#domain/text/fill.ts';
import { formatNumber } from '#domain/text/format.ts';
import type { NumbersView } from '#domain/numbers/view.ts';
import type { NumbersTexts } from './texts.ts';
import { changeText, dayText, moneyText, roughText } from './words.ts';
import '#site/ui/figures.css';
import '#site/ui/surface.css';
import './numbers.css';

interface Props {
  texts: NumbersTexts;
  view: NumbersView;
}

/** What came in, beside the period before. */
export function MoneyView({ texts, view }: Props) {
  const { money: t } = texts;
  const { now, before, orders, gross } = view.money;
  const count = (n: number) => formatNumber(n, 'de');
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
          value={count(now.orders)}
          before={count(before.orders)}
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
      <p className="soft small-print">{t.netOf}</p>
      <Spans texts={texts} view={view} />
      <div className="numbers-columns">
        <Products texts={texts} view={view} />
        <Rest texts={texts} view={view} />
      </div>
    </section>
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

const isWeek = (first: string | undefined, second: string) =>
  first !== undefined && Date.parse(second) - Date.parse(first) > 86_400_000;

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

function Products({ texts, view: { products } }: Props) {
  const { money: t } = texts;
  const before = (value: string) => <small>{fill(texts.before, { value })}</small>;
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
              </tr>
            </thead>
            <tbody>
              {products.map(({ product, ...sold }) => (
                <tr key={product}>
                  <th scope="row">{texts.products[product]}</th>
                  <td>
                    {formatNumber(sold.now.orders, 'de')} {before(formatNumber(sold.before.orders, 'de'))}
                  </td>
                  <td>
                    {moneyText(sold.now.grossCents)} {before(moneyText(sold.before.grossCents))}
                  </td>
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
    [t.disputed, moneyText(now.disputedCents), moneyText(before.disputedCents)],
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
