import { fill, plural } from '#domain/text/fill.ts';
import { formatDate, formatLastDay, formatPercent, formatTime } from '#domain/text/format.ts';
import type { CourseView, StationView } from '#site/api/courses.ts';
import { doneIn, heardPercent, nextIn } from './next-step.ts';
import type { MyCourseTexts } from './texts.ts';
import '#site/ui/button.css';

interface Props {
  texts: MyCourseTexts;
  course: CourseView;
}

const dateOf = (instant: string | undefined) => (instant === undefined ? '' : formatDate(new Date(instant)));

function OpenModule({
  texts,
  station,
  step,
}: {
  texts: MyCourseTexts;
  station: StationView;
  step: 'begin' | 'listen' | 'quiz';
}) {
  const { next: t, paths } = texts;
  const { number, title, seconds, questions, slug } = station;
  const minutes = Math.max(1, Math.round(seconds / 60));
  const words = {
    begin: {
      text: fill(t.begin, {
        minutes: fill(plural(t.minutes, minutes), { count: minutes }),
        asked: fill(plural(t.questions, questions), { count: questions }),
      }),
      link: t.start,
    },
    listen: {
      text: fill(t.goOn, { percent: formatPercent(heardPercent(station), 'de') }),
      link: t.listen,
    },
    quiz: { text: t.quiz, link: t.answer },
  }[step];
  return (
    <>
      <h3 id={`next-${slug}`}>{fill(t.module, { number, title })}</h3>
      <p>{words.text}</p>
      <p>
        <a className="button primary" href={`${paths.module}${slug}${step === 'quiz' ? '#fragen' : ''}`}>
          {words.link}
        </a>
      </p>
    </>
  );
}

/** The minutes that are missing from the certificate, and whether they can still be added. */
function Minutes({ texts: { minutes: t }, course: { minutes, state, ends } }: Props) {
  if (!minutes || minutes.seen >= minutes.planned) return null;
  const last = formatLastDay(new Date(ends));
  return <p>{fill(state === 'ended' ? t.over : t.open, { ...minutes, last })}</p>;
}

/** Why the course cannot be heard any more, or at the moment, and what remains. */
function Over({ texts, course }: Props) {
  const { over: t, paths, next, email } = texts;
  const { state, closedBecause, completed, stations, ends } = course;
  const reason = state === 'closed' && closedBecause !== undefined ? closedBecause : 'ended';
  const last = formatLastDay(new Date(ends));
  return (
    <>
      <h3>{t[reason].title}</h3>
      <p>{fill(t[reason].text, { last })}</p>
      {reason === 'ended' && (
        <p>
          {completed === undefined
            ? fill(t.ended.open, { done: doneIn(course), all: stations.length })
            : fill(t.ended.done, { date: dateOf(completed) })}
        </p>
      )}
      <h4>{t.stays}</h4>
      <ul className="stack-xs bullets">
        <li>{t.results}</li>
        <li>{t.workbook}</li>
        {completed !== undefined && <li>{t.certificate}</li>}
      </ul>
      {completed !== undefined && <Minutes texts={texts} course={course} />}
      {completed !== undefined && (
        <p>
          <a className="button primary" href={paths.certificate}>
            {next.certificate}
          </a>
        </p>
      )}
      <p>
        {t.ask} <a href={`mailto:${email}`}>{email}</a>
      </p>
    </>
  );
}

/** The next thing to do: the page's one primary action. */
export function Next({ texts, course }: Props) {
  const { next: t, paths } = texts;
  const next = nextIn(course);
  switch (next.step) {
    case 'begin':
    case 'listen':
    case 'quiz':
      return <OpenModule texts={texts} {...next} />;
    case 'wait': {
      const opens = new Date(next.opens);
      const when = { number: next.station.number, date: formatDate(opens), time: formatTime(opens) };
      return (
        <>
          <h3>{t.waitTitle}</h3>
          <p>{fill(t.wait, when)}</p>
          {next.again && (
            <p>
              <a className="button secondary" href={`${paths.module}${next.again.slug}`}>
                {fill(t.again, { number: next.again.number })}
              </a>
            </p>
          )}
        </>
      );
    }
    case 'complete':
      return (
        <>
          <h3>{t.completeTitle}</h3>
          <p>
            {fill(t.complete, {
              date: dateOf(course.completed),
              last: formatLastDay(new Date(course.ends)),
            })}
          </p>
          <Minutes texts={texts} course={course} />
          <p>
            <a className="button primary" href={paths.certificate}>
              {t.certificate}
            </a>
          </p>
        </>
      );
    case 'over':
      return <Over texts={texts} course={course} />;
  }
}
