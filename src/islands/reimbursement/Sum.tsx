import { facts } from '#domain/facts.ts';
import { formatMoney } from '#domain/format.ts';
import { isKnown, type Reimbursement } from '#domain/course/reimbursement.ts';
import type { ReimbursementTexts } from '#i18n/reimbursement.ts';
import { fillIn } from './props.ts';

interface Props {
  texts: ReimbursementTexts;
  sum: Reimbursement;
  /** Greys what rests on a figure that may have changed. */
  old: boolean;
}

const fee = facts.course.feeCents;
const share = (cents: number) => (cents / fee) * 100;

/** Fee, reimbursement and own share, as figures and as a bar whose parts are theirs. */
export function Sum({ texts: t, sum, old }: Props) {
  const { least, most } = sum;
  const range = (low: number, high: number) =>
    low === high
      ? formatMoney(low)
      : fillIn(t.range, { least: formatMoney(low).replace(/\s€$/, ''), most: formatMoney(high) });
  const figures = {
    fee: formatMoney(fee),
    back: range(least.back, most.back),
    own: range(most.own, least.own),
  };
  const notes = { fee: t.paidFirst, back: t.after, own: t.finally };
  return (
    <div className="sum" data-old={old} data-known={isKnown(sum)}>
      <svg viewBox="0 0 100 12" preserveAspectRatio="none" role="img" aria-label={fillIn(t.bar, figures)}>
        <defs>
          <pattern
            id="sum-maybe"
            width="3"
            height="12"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(24)"
          >
            <rect width="1.5" height="24" y="-6" />
          </pattern>
        </defs>
        <rect className="own" width="100" height="12" />
        <rect className="maybe" width={share(most.back)} height="12" fill="url(#sum-maybe)" />
        <rect className="back" width={share(least.back)} height="12" />
      </svg>
      <dl>
        {(['fee', 'back', 'own'] as const).map((part) => (
          <div key={part} data-part={part}>
            <dt>
              {t[part]}
              <span>{notes[part]}</span>
            </dt>
            <dd>{figures[part]}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
