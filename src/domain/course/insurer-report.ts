/**
 * What somebody says that her insurer paid back of a prevention course. It names nobody, and is held until a person has
 * checked it: nothing of it is ever shown as it came.
 */
export interface InsurerReport {
  insurer: string;
  /** In which the course ended. */
  year: number;
  feeCents: number;
  paidCents: number;
}

const reportFields = ['insurer', 'year', 'fee', 'paid'] as const;
export type ReportField = (typeof reportFields)[number];

/** As typed into the form. */
export type TypedReport = Readonly<Partial<Record<ReportField, string | undefined>>>;

export type ReadReport =
  { state: 'read'; report: InsurerReport } | { state: 'refused'; fields: readonly ReportField[] };

/** Dearer than any course that insurers support. */
const mostCents = 1000_00;
/** Older figures say nothing about what an insurer pays now. */
const mostYears = 5;

/** Euros as people type them, in cents: `75`, `59,90 €`, `59.90`, `75,-`. */
function readCents(typed = ''): number | undefined {
  const bare = typed.replaceAll(/\s|€|euros?|eur/gi, '').replace(/,[-–]+$/, '');
  const [, whole, cents = ''] = /^(\d{1,4})(?:[.,](\d{1,2}))?$/.exec(bare) ?? [];
  return whole === undefined ? undefined : Number(whole) * 100 + Number(cents.padEnd(2, '0'));
}

const readYear = (typed = '') => (/^\s*\d{4}\s*$/.test(typed) ? Number(typed) : undefined);

/** Checks a report: the same in the browser and in the Worker, which alone knows every insurer. */
export function readInsurerReport(
  typed: TypedReport,
  thisYear: number,
  isInsurer: (id: string) => boolean = (id) => id !== '',
): ReadReport {
  const { insurer = '' } = typed;
  const year = readYear(typed.year);
  const feeCents = readCents(typed.fee);
  const paidCents = readCents(typed.paid);
  const isFee = feeCents !== undefined && feeCents > 0 && feeCents <= mostCents;
  const isRight: Record<ReportField, boolean> = {
    insurer: isInsurer(insurer),
    year: year !== undefined && year <= thisYear && year >= thisYear - mostYears,
    fee: isFee,
    paid: paidCents !== undefined && paidCents <= (isFee ? feeCents : mostCents),
  };
  const fields = reportFields.filter((field) => !isRight[field]);
  if (fields.length > 0 || year === undefined || feeCents === undefined || paidCents === undefined)
    return { state: 'refused', fields };
  return { state: 'read', report: { insurer, year, feeCents, paidCents } };
}
