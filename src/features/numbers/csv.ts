import { ratings } from '#domain/speed/speed.ts';
import type { SpeedPart, SpeedView } from '#domain/numbers/speed-view.ts';
import type { Money, NumbersView } from '#domain/numbers/view.ts';
import type { Rough } from '#domain/numbers/small.ts';
import type { NumbersTexts } from './texts.ts';
import { partText, roughText, stationText, stepText } from './words.ts';

type Cell = string | number;

/** Quoted where needed; a leading `=` or the like is no formula for a spreadsheet. */
function cellText(cell: Cell): string {
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  const safe = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[";\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const euros = (cents: number | null) => (cents === null ? '' : cents / 100);

/** What the page shows, as a table that a German spreadsheet opens: nothing that it hides. */
export function csvOf(view: NumbersView, texts: NumbersTexts, speed?: SpeedView): string {
  const { money: t, columns, funnels, course, words, sources, by, speed: fast } = texts;
  const { from, to } = view.period;
  const roughly = (shown: Rough) => (typeof shown === 'number' ? shown : roughText(texts, shown));
  const moneyRows = (about: string, now: Money, before: Money): Cell[][] => [
    [about, t.orders, '', now.orders, before.orders],
    [about, t.gross, '€', euros(now.grossCents), euros(before.grossCents)],
    [about, t.renewed, '€', euros(now.renewedCents), euros(before.renewedCents)],
    [about, t.refunded, '€', euros(now.refundedCents), euros(before.refundedCents)],
    [about, t.disputed, '€', euros(now.disputedCents), euros(before.disputedCents)],
    [about, t.net, '€', euros(now.netCents), euros(before.netCents)],
    [about, t.withdrawals, '', now.withdrawals, before.withdrawals],
    [about, t.cancellations, '', now.cancellations, before.cancellations],
    [about, t.renewals, '', now.renewals, before.renewals],
    [about, t.failedRenewals, '', now.failedRenewals, before.failedRenewals],
  ];
  const speedRows = (name: string, about: string, { counts }: SpeedPart): Cell[][] =>
    ratings.map((rating) => [name, about, fast[rating], roughly(counts[rating]), '']);
  const rows: Cell[][] = [
    ['', '', '', `${from} – ${to}`, `${view.before.from} – ${view.before.to}`],
    ...moneyRows(t.title, view.money.now, view.money.before),
    [t.title, t.perVisit, '€', euros(view.money.now.perVisitCents), euros(view.money.before.perVisitCents)],
    ...view.products.flatMap(({ product, now, before }) => moneyRows(texts.products[product], now, before)),
    ...view.renewing.map(({ product, n }): Cell[] => [t.renewing, texts.products[product], '', n, '']),
    ...view.spans.map(({ from: day, orders, grossCents, visits }): Cell[] => [
      t.chart,
      day,
      `${t.orders} ${orders}, ${t.visits} ${roughText(texts, visits)}`,
      euros(grossCents),
      '',
    ]),
    ...view.funnels.flatMap(({ funnel, parts }) =>
      parts.flatMap(({ part, steps }) =>
        steps.map(({ step, now, before }): Cell[] => [
          funnels[funnel],
          stepText(texts, step),
          partText(texts, view.by, part),
          roughly(now),
          roughly(before),
        ]),
      ),
    ),
    ...view.sources.map(({ part, orders, grossCents }): Cell[] => [
      `${sources.title}, ${by[view.by]}`,
      partText(texts, view.by, part),
      grossCents === null ? '' : `${euros(grossCents)} €`,
      roughly(orders),
      '',
    ]),
    ...view.courses.flatMap(({ course: key, stations }) =>
      stations.map(({ station, now, before }): Cell[] => [
        course.title,
        stationText(texts, station),
        texts.products[key],
        roughly(now),
        roughly(before),
      ]),
    ),
    ...(speed?.metrics ?? []).flatMap(({ metric, all, parts }) => {
      const { name } = fast.metrics[metric];
      return [all, ...parts].flatMap((one) => {
        const about = speed?.by === 'none' ? one.part : partText(texts, speed?.by ?? 'none', one.part);
        return speedRows(name, one === all ? fast.all : about, one);
      });
    }),
    ...view.words.map(({ language, word, n }): Cell[] => [words.title, word, language, n, '']),
  ];
  const [head = [], ...body] = rows;
  const named = [head.map((cell, index) => (index === 4 ? `${columns.before} ${cell}` : cell)), ...body];
  return `\u{feff}${named.map((row) => row.map(cellText).join(';')).join('\r\n')}\r\n`;
}
