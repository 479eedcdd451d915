import { funnelNames, funnels, isPassedBy, type Funnel, type Step } from '../funnel/steps.ts';
import { courseKeys, productKeys, type CourseKey, type ProductKey } from '../shop/catalogue.ts';
import { change, rough, roughParts, type Change, type Rough } from './small.ts';
import type { Locale } from '../text/locales.ts';
import { addDays, type Day } from '../time/calendar.ts';
import { daysIn, type Period } from './period.ts';

/** What the visits of both funnels, and the orders, may be grouped by. */
export const groupings = ['none', 'campaign', 'landing', 'language', 'entry', 'device'] as const;
export type Grouping = (typeof groupings)[number];

/** What orders are summed by: of their device nothing is known. */
export const saleDivisions = ['none', 'campaign', 'landing', 'language', 'entry', 'experiment'] as const;

/** Daily sums, added up: `isNow` in the period, or in the one before. */
interface Row {
  isNow: boolean;
}
interface StepRow extends Row {
  step: string;
  part: string;
  n: number;
}
interface SaleRow extends Row {
  product: ProductKey;
  part: string;
  orders: number;
  grossCents: number;
  refundedCents: number;
  disputedCents: number;
  withdrawals: number;
  cancellations: number;
  renewals: number;
  renewedCents: number;
  failedRenewals: number;
}
interface StationRow extends Row {
  course: CourseKey;
  station: string;
  weeks: number;
  n: number;
}
interface WordRow {
  language: Locale;
  word: string;
  n: number;
}

interface DayRow {
  day: Day;
  visits: number;
  orders: number;
  grossCents: number;
}

interface Sums {
  period: Period;
  before: Period;
  countedSince: Day | null;
  by: Grouping;
  steps: readonly StepRow[];
  sales: readonly SaleRow[];
  /** The same by the grouping; as a whole without one. */
  sources: readonly SaleRow[];
  stations: readonly StationRow[];
  days: readonly DayRow[];
  /** Without rare ones. */
  words: readonly WordRow[];
  renewing: readonly { product: ProductKey; n: number }[];
}

/** Exact: the same cents and orders as the payment service's. */
export interface Money {
  orders: number;
  /** Of the orders; renewals have their own sum. */
  grossCents: number;
  /** These two of orders and renewals. */
  refundedCents: number;
  disputedCents: number;
  /** Of orders and renewals, what did not go back. */
  netCents: number;
  averageCents: number | null;
  /** Of the orders, by visit. An estimate, as visits are. */
  perVisitCents: number | null;
  withdrawals: number;
  cancellations: number;
  renewals: number;
  renewedCents: number;
  failedRenewals: number;
}

export interface StepView {
  step: Step;
  now: Rough;
  before: Rough;
  /** Of the visits at the step before that every visitor passes; null if one of the two is not shown. */
  share: number | null;
  lost: number | null;
  change: Change;
}

/** Visits and paid orders of a part, rounded. */
interface SourceView {
  part: string;
  visits: Rough;
  orders: Rough;
  /** In whole hundreds; null with few orders. */
  grossCents: number | null;
}

/** One day, or a week in a long period. */
export interface SpanView {
  from: Day;
  visits: Rough;
  orders: number;
  grossCents: number;
}

export interface StationView {
  station: string;
  now: Rough;
  before: Rough;
}

interface CourseView {
  course: CourseKey;
  /** The booking, the modules, the certificate and withdrawals, of those who booked in the period. */
  stations: StationView[];
  /** From the booking to the last module. */
  medianWeeks: number | null;
}

export interface NumbersView {
  period: Period;
  before: Period;
  countedSince: Day | null;
  by: Grouping;
  money: { now: Money; before: Money; orders: Change; gross: Change };
  products: { product: ProductKey; now: Money; before: Money }[];
  spans: SpanView[];
  /** Plans that renew in the next 30 days. */
  renewing: { product: ProductKey; n: number }[];
  funnels: { funnel: Funnel; parts: { part: string; steps: StepView[] }[] }[];
  sources: SourceView[];
  courses: CourseView[];
  words: WordRow[];
}

const total = (numbers: readonly number[]) => numbers.reduce((sum, n) => sum + n, 0);
const grossRounding = 100_00;
const longestInDays = 92;

function moneyOf(rows: readonly SaleRow[], visits: number): Money {
  const sum = (name: Exclude<keyof SaleRow, 'isNow' | 'product' | 'part'>) =>
    total(rows.map((row) => row[name]));
  const orders = sum('orders');
  const grossCents = sum('grossCents');
  const refundedCents = sum('refundedCents');
  const disputedCents = sum('disputedCents');
  const renewedCents = sum('renewedCents');
  const seen = rough(visits);
  return {
    orders,
    grossCents,
    refundedCents,
    disputedCents,
    netCents: grossCents + renewedCents - refundedCents - disputedCents,
    averageCents: orders === 0 ? null : Math.round(grossCents / orders),
    perVisitCents: typeof seen === 'number' ? Math.round(grossCents / seen) : null,
    withdrawals: sum('withdrawals'),
    cancellations: sum('cancellations'),
    renewals: sum('renewals'),
    renewedCents,
    failedRenewals: sum('failedRenewals'),
  };
}

/** Of a step, by part. */
function countsOf(rows: readonly StepRow[], step: Step, parts: readonly string[], isNow: boolean): number[] {
  const own = rows.filter((row) => row.step === step && row.isNow === isNow);
  return parts.map((part) => total(own.filter((row) => row.part === part).map(({ n }) => n)));
}

function stepsOf(funnel: Funnel, rows: readonly StepRow[], parts: readonly string[]): StepView[][] {
  const columns = funnels[funnel].map((step) => {
    const [now, before] = [countsOf(rows, step, parts, true), countsOf(rows, step, parts, false)];
    return { step, counts: { now, before }, now: roughParts(now), before: roughParts(before) };
  });
  return parts.map((_, at) =>
    columns.map(({ step, ...column }, index) => {
      const now = column.now[at] ?? 'hidden';
      const before = column.before[at] ?? 'hidden';
      const last = columns.slice(0, index).findLast((one) => !isPassedBy(one.step))?.now[at];
      const isKnown = typeof now === 'number' && typeof last === 'number';
      return {
        step,
        now,
        before,
        share: isKnown ? now / last : null,
        // Skipping a step is not leaving.
        lost: isKnown && !isPassedBy(step) ? last - now : null,
        change:
          typeof now === 'number' && typeof before === 'number' ? change(now, before) : { state: 'too_few' },
      };
    }),
  );
}

function sourcesOf({ sources, steps }: Sums, parts: readonly string[]): SourceView[] {
  const own = sources.filter((row) => row.isNow);
  const sumIn = (part: string, name: 'orders' | 'grossCents') =>
    total(own.filter((row) => row.part === part).map((row) => row[name]));
  const orders = roughParts(
    parts.map((part) => sumIn(part, 'orders')),
    true,
  );
  const visits = roughParts(countsOf(steps, 'landing', parts, true));
  return parts.map((part, at) => {
    const few = orders[at] ?? 'hidden';
    const isKnown = typeof few === 'number';
    const gross = Math.round(sumIn(part, 'grossCents') / grossRounding) * grossRounding;
    return { part, visits: visits[at] ?? 'hidden', orders: few, grossCents: isKnown ? gross : null };
  });
}

/** Every day of the period, or every week of a long one. */
function spansOf({ period, days }: Sums): SpanView[] {
  const length = daysIn(period) > longestInDays ? 7 : 1;
  return Array.from({ length: Math.ceil(daysIn(period) / length) }, (_, index) => {
    const from = addDays(period.from, index * length);
    const own = days.filter(({ day }) => day >= from && day < addDays(from, length));
    return {
      from,
      visits: rough(total(own.map(({ visits }) => visits))),
      orders: total(own.map(({ orders }) => orders)),
      grossCents: total(own.map(({ grossCents }) => grossCents)),
    };
  });
}

/** The middle of weeks that are counted by how often each comes. */
function medianOf(rows: readonly StationRow[]): number | null {
  const ordered = rows.toSorted((one, other) => one.weeks - other.weeks);
  const count = total(ordered.map(({ n }) => n));
  if (rough(count) === 'few') return null;
  let passed = 0;
  for (const { weeks, n } of ordered) {
    passed += n;
    if (passed * 2 >= count) return weeks;
  }
  return null;
}

function courseOf(course: CourseKey, rows: readonly StationRow[], modules: number): CourseView {
  const own = rows.filter((row) => row.course === course);
  const at = (station: string, isNow: boolean) =>
    rough(total(own.filter((row) => row.station === station && row.isNow === isNow).map(({ n }) => n)));
  const numbered = Array.from({ length: modules }, (_, index) => String(index + 1));
  return {
    course,
    stations: ['booked', ...numbered, 'certificate', 'withdrawn'].map((station) => ({
      station,
      now: at(station, true),
      before: at(station, false),
    })),
    medianWeeks: medianOf(own.filter(({ station, isNow }) => isNow && station === String(modules))),
  };
}

/** All that the owner's page shows, from sums of days. */
export function numbersView(sums: Sums, modules: Readonly<Record<CourseKey, number>>): NumbersView {
  const { period, before, countedSince, by, steps, sales, stations } = sums;
  const visitsIn = (part: string) => {
    const shown = rough(countsOf(steps, 'landing', [part], true)[0] ?? 0);
    return typeof shown === 'number' ? shown : 0;
  };
  // By what is shown, so that the order reveals no more than that.
  const parts = [...new Set(steps.map(({ part }) => part))]
    .toSorted()
    .toSorted((one, other) => visitsIn(other) - visitsIn(one));
  const visits = (isNow: boolean) =>
    total(steps.filter((row) => row.step === 'landing' && row.isNow === isNow).map(({ n }) => n));
  const moneyIn = (isNow: boolean) =>
    moneyOf(
      sales.filter((row) => row.isNow === isNow),
      visits(isNow),
    );
  const money = { now: moneyIn(true), before: moneyIn(false) };
  const sold = productKeys.filter((product) => sales.some((row) => row.product === product));
  const orders = change(money.now.orders, money.before.orders);
  const { grossCents: gross } = money.now;
  return {
    period,
    before,
    countedSince,
    by,
    money: {
      ...money,
      orders,
      gross:
        orders.state === 'changed'
          ? { ...orders, share: gross / Math.max(1, money.before.grossCents) - 1 }
          : orders,
    },
    products: sold.map((product) => {
      const own = sales.filter((row) => row.product === product);
      const of = (isNow: boolean) =>
        moneyOf(
          own.filter((row) => row.isNow === isNow),
          visits(isNow),
        );
      return { product, now: of(true), before: of(false) };
    }),
    spans: spansOf(sums),
    renewing: productKeys.flatMap((product) => sums.renewing.filter((row) => row.product === product)),
    funnels: funnelNames.map((funnel) => {
      const views = stepsOf(funnel, steps, parts);
      return { funnel, parts: parts.map((part, at) => ({ part, steps: views[at] ?? [] })) };
    }),
    sources: by === 'none' || by === 'device' ? [] : sourcesOf(sums, parts),
    courses: courseKeys.map((course) => courseOf(course, stations, modules[course])),
    words: sums.words.map((row) => ({ ...row, n: Math.round(row.n / 5) * 5 })),
  };
}
