import { fill, plural } from '#domain/text/fill.ts';
import { formatDate } from '#domain/text/format.ts';
import type { CertificateView } from '#site/api/certificates.ts';
import type { CertificateTexts } from './texts.ts';
import '#site/ui/button.css';
import '#site/ui/surface.css';
import './certificate.css';

interface Props {
  texts: CertificateTexts;
  view: Extract<CertificateView, { state: 'complete' }>;
  /** The form for the certificate with the minutes so far is open below. */
  isChosen: boolean;
  /** Opens it. */
  onNow: () => void;
}

/** The minutes that are missing from the certificate, and the choice to add them first. */
export function OpenExercises({ texts: { minutes: t, paths }, view, isChosen, onNow }: Props) {
  const { canAdd, lastDay } = view;
  const { seen, planned, open } = view.minutes;
  const last = formatDate(new Date(lastDay));
  const [first] = open;
  return (
    <section className="surface blush certificate-open stack-s" aria-labelledby="open-exercises">
      <h2 id="open-exercises">{fill(t.title, { seen, planned })}</h2>
      <p>
        {t.text} {canAdd ? t.open : t.missed}
      </p>
      <ul className="stack-xs bullets">
        {open.map(({ number, slug, title, exercises, minutes }) => (
          <li key={slug}>
            {canAdd ? (
              <a href={`${paths.module}${slug}#uebungen`}>{fill(t.module, { number, title })}</a>
            ) : (
              fill(t.module, { number, title })
            )}
            {' · '}
            {fill(plural(t.exercises, exercises), { count: exercises, minutes })}
          </li>
        ))}
      </ul>
      {canAdd && first ? (
        <>
          <p>{fill(t.choice, { last })}</p>
          <p className="cluster-s">
            <a
              className={isChosen ? 'button secondary' : 'button primary'}
              href={`${paths.module}${first.slug}#uebungen`}
            >
              {t.later}
            </a>
            {!isChosen && (
              <button type="button" className="button secondary" onClick={onNow}>
                {fill(t.now, { seen })}
              </button>
            )}
          </p>
        </>
      ) : (
        <p>{fill(t.over, { last, seen, planned })}</p>
      )}
      <p className="small-print dense">{t.insurer}</p>
    </section>
  );
}
