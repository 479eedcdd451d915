import { useState } from 'react';
import { fill } from '#domain/text/fill.ts';
import { formatDate, formatLastDay } from '#domain/text/format.ts';
import { courseKeys } from '#domain/shop/catalogue.ts';
import type { CourseView } from '#site/api/courses.ts';
import { MemberPageFallback, useMemberPage } from '#site/shell/MemberPage.tsx';
import { Links } from './Links.tsx';
import { doneIn, outlookIn } from './next-step.ts';
import { Next } from './Next.tsx';
import { createMyCourse } from './state.ts';
import { Stations } from './Stations.tsx';
import type { MyCourseTexts } from './texts.ts';
import '#site/ui/button.css';
import '#site/ui/surface.css';
import './course.css';

interface Props {
  texts: MyCourseTexts;
  course: CourseView;
}

/** The time left, and the outlook at the participant's pace. */
function Time({ texts: { facts: t, titles }, course }: Props) {
  const outlook = outlookIn(course);
  if (course.state !== 'running' || !outlook) return null;
  const date = outlook.kind === 'short' ? '' : formatDate(outlook.done);
  const title = {
    fits: fill(t.forecast, { date }),
    tight: fill(t.forecast, { date }),
    late: t.lateTitle,
    short: t.shortTitle,
  }[outlook.kind];
  const hasNoPaceYet = outlook.kind === 'fits' && doneIn(course) === 0;
  return (
    <section className="course-time stack-l" aria-label={`${t.title}: ${titles[course.course]}`}>
      <div>
        <h4>{fill(t.until, { date: formatLastDay(new Date(course.ends)) })}</h4>
        <p className="soft dense">{t.untilText}</p>
      </div>
      <div>
        <h4>{title}</h4>
        <p className="soft dense">{fill(t[hasNoPaceYet ? 'begin' : outlook.kind], { date })}</p>
      </div>
    </section>
  );
}

function Course({ texts, course }: Props) {
  const { titles, next } = texts;
  const isOver = course.state === 'ended' || course.state === 'closed';
  const title = titles[course.course];
  return (
    <article className="course-one stack-xl" aria-labelledby={`course-${course.orderId}`}>
      <header className="course-head">
        <p className="eyebrow">{texts.course}</p>
        <h2 id={`course-${course.orderId}`}>{title}</h2>
      </header>
      <div className="course-side stack-l">
        <section
          className="surface course-next"
          data-state={course.state}
          aria-label={`${next.label}: ${title}`}
        >
          {!isOver && course.state !== 'complete' && <p className="eyebrow">{next.label}</p>}
          <Next texts={texts} course={course} />
        </section>
        <Time texts={texts} course={course} />
        <Links texts={texts} course={course} />
      </div>
      <Stations texts={texts} course={course} />
    </article>
  );
}

const None = ({ texts: { none: t, titles, paths } }: Pick<Props, 'texts'>) => (
  <div className="surface course-none">
    <h2>{t.title}</h2>
    <p>{t.text}</p>
    <ul role="list" className="cluster-s">
      {courseKeys.map((key) => (
        <li key={key}>
          <a className="button secondary" href={paths.about[key]}>
            {titles[key]}
          </a>
        </li>
      ))}
    </ul>
    <p>{t.other}</p>
  </div>
);

export function MyCourse({ texts }: Pick<Props, 'texts'>) {
  const [page] = useState(createMyCourse);
  const state = useMemberPage(page);
  if (state.step !== 'shown') return <MemberPageFallback texts={texts} state={state} retry={page.retry} />;
  const { courses, awaited } = state.data;
  if (courses.length + awaited.length === 0) return <None texts={texts} />;
  return (
    <>
      {awaited.map((key) => (
        <div key={key} className="surface course-none">
          <h2>{texts.titles[key]}</h2>
          <p>{texts.awaited}</p>
        </div>
      ))}
      {courses.map((course) => (
        <Course key={course.orderId} texts={texts} course={course} />
      ))}
    </>
  );
}
