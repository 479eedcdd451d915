import { formatDate } from '#domain/format.ts';
import type { CourseStanding } from '#domain/shop/account.ts';
import { StateBadge } from './StateBadge.tsx';
import { fillGaps, type AccountTexts } from './texts.ts';

const kinds = { processing: 'notice', running: 'good', expired: 'over', suspended: 'problem' } as const;

/** A course of hers: until when, and where it is. */
export const CourseCard = ({ texts, standing }: { texts: AccountTexts; standing: CourseStanding }) => {
  const { course, state, until } = standing;
  return (
    <section className="surface account-half" aria-labelledby={`account-${course}`}>
      <div className="account-title">
        <h2 id={`account-${course}`}>{texts.course.names[course]}</h2>
        <StateBadge kind={kinds[state]} text={texts.course.states[state]} />
      </div>
      <p>{fillGaps(texts.course.about[state], { date: formatDate(new Date(until)) })}</p>
      <p className="account-actions">
        <a className="button secondary" href={texts.paths.courses[course]}>
          {texts.course.page}
        </a>
        <a className="text-button" href={texts.paths.invoices[course]}>
          {texts.course.invoice}
        </a>
      </p>
    </section>
  );
};
