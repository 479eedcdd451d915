import { formatDate, formatMoney, formatPercent } from '#domain/format.ts';
import { isOtherCover, type InsurerTerms } from '#domain/course/insurers.ts';
import type { ReimbursementTexts } from '#i18n/reimbursement.ts';
import { fillIn } from './props.ts';
import type { Choice } from './reimbursement.store.ts';
import { Sum } from './Sum.tsx';

interface Props {
  texts: ReimbursementTexts;
  choice: Omit<Choice, 'kept'>;
}

const hostOf = (address: string) => new URL(address).host.replace(/^www\./, '');

/** What a figure rests on: its parts, its date, and where it was found. */
function Basis({ texts: t, terms }: { texts: ReimbursementTexts; terms: InsurerTerms }) {
  const { percent, capCents, coursesPerYear, asOf } = terms;
  const parts = [
    percent === undefined ? '' : fillIn(t.percent, { percent: formatPercent(percent) }),
    capCents === undefined ? '' : fillIn(t.cap, { cap: formatMoney(capCents) }),
    coursesPerYear === undefined ? '' : fillIn(t.perYear, { count: String(coursesPerYear) }),
  ].filter(Boolean);
  return (
    <div className="basis">
      <p>{parts.join(' · ')}</p>
      {terms.note !== undefined && <p>{terms.note}</p>}
      <p>
        {asOf === undefined ? t.undated : fillIn(t.asOf, { date: formatDate(new Date(asOf)) })}
        {` · ${t.source}: `}
        {terms.sources.map((source, index) => (
          <span key={source}>
            {index > 0 && ', '}
            <a href={source} target="_blank" rel="noreferrer">
              {hostOf(source)}
            </a>
          </span>
        ))}
      </p>
    </div>
  );
}

function wordsFor({ texts: t, choice: { option, had } }: Props): { title: string; words: string[] } {
  const cover = option?.cover;
  if (had) return { title: t.own, words: [t.hadText] };
  if (cover === undefined) return { title: t.anyTitle, words: [t.any] };
  const title = option?.name ?? '';
  if (isOtherCover(cover)) {
    const texts = { private: t.privateText, elsewhere: t.elsewhereText, none: t.nobodyText };
    return { title, words: [texts[cover]] };
  }
  const { terms, onlyFor } = cover;
  const known = terms?.percent === undefined ? t.part : t.known;
  return { title, words: [terms ? known : t.unknown, ...(onlyFor ? [t[onlyFor]] : [])] };
}

/** The answer: how much comes back, how much stays, and how we know. */
export function Outcome({ texts, choice }: Props) {
  const { option, had, sum, old } = choice;
  const { title, words } = wordsFor({ texts, choice });
  const terms = had || isOtherCover(option?.cover) ? undefined : option?.cover.terms;
  return (
    <div className="outcome">
      <h2>{title}</h2>
      <Sum texts={texts} sum={sum} old={old} />
      {old && <p className="old">{texts.old}</p>}
      {words.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {terms && <Basis texts={texts} terms={terms} />}
    </div>
  );
}
