import { formatMoney, formatPercent } from '#domain/format.ts';
import { shortNumber } from '#domain/shop/declaration.ts';

/** A row of the table `insurer_reports`. */
export interface InsurerReportRow {
  id: string;
  insurer: string;
  course_year: number;
  fee_cents: number;
  paid_cents: number;
  /** In milliseconds. */
  received: number;
}

/** What the site says of an insurer today. */
export interface KnownInsurer {
  id: string;
  name: string;
  terms?:
    { percent?: number | undefined; capEuros?: number | undefined; asOf?: string | undefined } | undefined;
}

const shareOf = ({ fee_cents: fee, paid_cents: paid }: InsurerReportRow) =>
  Math.round((paid * 10_000) / fee) / 100;

function knownTerms(terms: KnownInsurer['terms']): string {
  if (!terms) return 'the site says nothing of it yet';
  const { percent, capEuros, asOf } = terms;
  const parts = [
    ...(percent === undefined ? [] : [formatPercent(percent, 'en')]),
    ...(capEuros === undefined ? [] : [`at most ${formatMoney(capEuros * 100)}`]),
    asOf === undefined ? 'undated' : `as of ${asOf}`,
  ];
  return `the site says: ${parts.join(', ')}`;
}

/** Reports that wait, for whoever checks them. */
export function reportList(rows: readonly InsurerReportRow[], insurers: readonly KnownInsurer[]): string {
  if (rows.length === 0) return 'No report of what an insurer paid waits for anybody.';
  const listed = rows
    .map((row) => {
      const insurer = insurers.find(({ id }) => id === row.insurer);
      return [
        `${shortNumber(row.id)}  ${new Date(row.received).toISOString().slice(0, 10)}  ${insurer?.name ?? row.insurer}`,
        `           ${row.course_year}: ${formatMoney(row.paid_cents)} of ${formatMoney(row.fee_cents)} (${formatPercent(shareOf(row), 'en')})`,
        `           ${knownTerms(insurer?.terms)}`,
      ].join('\n');
    })
    .join('\n\n');
  const [first] = rows.map(({ id }) => shortNumber(id));
  return `${listed}\n\nLook each up at the insurer’s own page; then, for example: npm run insurer-reports -- --accept ${first}, or -- --close ${first}`;
}

/** What goes into the list of insurers, once a source says the same: a visitor's word alone is none. */
export function termsLines(row: InsurerReportRow, today: string): string {
  return [
    `In src/content/insurers/insurers.yaml, at "id: ${row.insurer}", once a page of the insurer's says so:`,
    '',
    '  terms:',
    `    percent: ${shareOf(row)} # or a limit: capEuros: ${row.paid_cents / 100}`,
    `    asOf: '${today}' # the day that the source names`,
    "    sources: ['https://…'] # the page that says it",
  ].join('\n');
}
