import { freshnessOf, isOtherCover, type InsurerTerms } from '#domain/course/insurers.ts';
import { isKnown, type Reimbursement } from '#domain/course/reimbursement.ts';
import { facts } from '#domain/company/facts.ts';
import { fill, plural } from '#domain/text/fill.ts';
import { dayInGermany } from '#domain/time/calendar.ts';
import { formatDate, formatMoney, formatPercent } from '#domain/text/format.ts';
import type { ReimbursementTexts, SelectorWords } from './props.ts';
import type { Choice } from './state.ts';
import './answer.css';

type Words = Pick<SelectorWords, 'texts' | 'locale'>;

interface Props extends Words {
  choice: Omit<Choice, 'kept'>;
}

interface SumProps {
  texts: ReimbursementTexts;
  sum: Reimbursement;
}

const fee = facts.course.feeCents;
const share = (cents: number) => (cents / fee) * 100;

/** Fee, reimbursement and own share, as figures and as a bar divided accordingly. */
function Sum({ texts: t, sum }: SumProps) {
  const { least, most } = sum;
  const range = (low: number, high: number) =>
    low === high
      ? formatMoney(low)
      : fill(t.range, { least: formatMoney(low).replace(/\s€$/, ''), most: formatMoney(high) });
  const figures = {
    fee: formatMoney(fee),
    back: range(least.back, most.back),
    own: range(most.own, least.own),
  };
  const notes = { fee: t.paidFirst, back: t.after, own: t.finally };
  return (
    <div className="sum stack-s" data-known={isKnown(sum)}>
      <svg viewBox="0 0 100 12" preserveAspectRatio="none" role="img" aria-label={fill(t.bar, figures)}>
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

const hostOf = (address: string) => new URL(address).host.replace(/^www\./, '');

/** What the source says, since when, and where. */
function Basis({ texts: t, locale, terms }: Words & { terms: InsurerTerms }) {
  const { percent, capCents, yearCapCents, coursesPerYear: count, asOf, sources } = terms;
  const figures = [
    percent === undefined ? '' : formatPercent(percent, locale),
    capCents === undefined ? '' : fill(t.cap, { cap: formatMoney(capCents) }),
    yearCapCents === undefined ? '' : fill(t.yearCap, { cap: formatMoney(yearCapCents) }),
    count === undefined ? '' : fill(plural(t.perYear, count), { count }),
  ]
    .filter(Boolean)
    .join(', ');
  const freshness = freshnessOf(terms, dayInGermany(new Date()));
  const day = asOf === undefined ? '' : fill(t.asOf, { date: formatDate(new Date(asOf)) });
  const warning = freshness === 'recent' ? '' : t[freshness];
  return (
    <div className="basis stack-xs">
      <p>
        {fill(terms.fromInsurer ? t.fromInsurer : t.fromList, { figures })} {day} <strong>{warning}</strong>
      </p>
      {terms.sourcesDiffer && <p className="strong">{t.sourcesDiffer}</p>}
      {percent === undefined && <p>{t.part}</p>}
      {terms.note !== undefined && <p>{terms.note}</p>}
      <p>{t.binding}</p>
      <p className="small-print">
        {`${plural(t.source, sources.length)}: `}
        {sources.map((source, index) => (
          <span key={source}>
            {index > 0 && ', '}
            <a href={source} target="_blank" rel="noreferrer">
              {hostOf(source)}
              {sources.slice(0, index).some((other) => hostOf(other) === hostOf(source)) && ` (${index + 1})`}
            </a>
          </span>
        ))}
      </p>
    </div>
  );
}

function wordsFor({ texts: t, choice: { option, had } }: Omit<Props, 'locale'>): {
  title: string;
  words: string[];
} {
  const cover = option?.cover;
  if (had) return { title: t.own, words: [t.hadText] };
  if (cover === undefined) return { title: t.anyTitle, words: [t.any] };
  const title = option?.name ?? '';
  if (isOtherCover(cover)) {
    const texts = { private: t.privateText, elsewhere: t.elsewhereText, none: t.nobodyText };
    return { title, words: [texts[cover]] };
  }
  const { terms, onlyFor } = cover;
  return { title, words: [...(terms ? [] : [t.unknown]), ...(onlyFor ? [t[onlyFor]] : [])] };
}

/** The answer: how much the insurer pays back, how much remains, and the source. */
export function Answer({ texts, locale, choice }: Props) {
  const { option, had, sum } = choice;
  const { title, words } = wordsFor({ texts, choice });
  const terms = had || isOtherCover(option?.cover) ? undefined : option?.cover.terms;
  return (
    <div className="outcome stack">
      <h2>{title}</h2>
      <Sum texts={texts} sum={sum} />
      <div className="stack-xs">
        {terms && <Basis texts={texts} locale={locale} terms={terms} />}
        {words.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </div>
  );
}
