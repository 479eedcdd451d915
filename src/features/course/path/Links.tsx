import { useStore } from '@nanostores/react';
import { useEffect, useMemo } from 'react';
import { fill, plural } from '#domain/text/fill.ts';
import type { CourseView } from '#site/api/courses.ts';
import { Alert } from '#site/ui/Alert.tsx';
import { createCourseFiles } from './state.ts';
import type { MyCourseTexts } from './texts.ts';
import '#site/ui/badge.css';
import './course.css';

interface Props {
  texts: MyCourseTexts;
  course: CourseView;
}

/** Related pages, the calendar file, and saved workbooks. */
export function Links({ texts: { links: t, titles, next, paths, errors }, course }: Props) {
  const { state, stations, unreadAnswers } = course;
  // Looks for workbooks again when the course ends, not after every refresh.
  const files = useMemo(() => createCourseFiles(course), [state]);
  const workbooks = useStore(files.$workbooks);
  const doing = useStore(files.$doing);
  useEffect(() => void files.start(), [files]);
  const failed = doing.state === 'failed' ? doing : undefined;
  const busy = doing.state === 'busy' ? doing.action : undefined;
  const kept = stations.filter(({ number }) => workbooks.includes(number));
  return (
    <>
      <nav className="course-links no-print" aria-label={`${t.title}: ${titles[course.course]}`}>
        <ul role="list">
          {state === 'running' && (
            <li>
              <button
                type="button"
                className="plain-link"
                aria-busy={busy === 'calendar'}
                onClick={() => void files.calendar()}
              >
                {t.calendar}
              </button>
            </li>
          )}
          <li>
            <a className="plain-link" href={paths.messages}>
              {t.messages}
              {unreadAnswers > 0 && (
                <b className="course-unread badge">
                  {fill(plural(t.unread, unreadAnswers), { count: unreadAnswers })}
                </b>
              )}
            </a>
          </li>
          <li>
            <a className="plain-link" href={paths.certificate}>
              {t.certificate}
            </a>
          </li>
          <li>
            <a className="plain-link" href={paths.account}>
              {t.account}
            </a>
          </li>
          <li>
            <a className="plain-link" href={paths.about[course.course]}>
              {t.about}
            </a>
          </li>
        </ul>
        <Alert text={failed?.action === 'calendar' ? errors[failed.code] : undefined} />
      </nav>
      {kept.length > 0 && (
        <section
          className="course-links no-print"
          aria-labelledby={`workbooks-${course.orderId} course-${course.orderId}`}
        >
          <h3 id={`workbooks-${course.orderId}`}>{t.workbooks}</h3>
          <ul role="list">
            {kept.map(({ number, title }) => (
              <li key={number}>
                <button
                  type="button"
                  className="plain-link"
                  aria-busy={busy === number}
                  onClick={() => void files.workbook(number)}
                >
                  {fill(next.module, { number, title })}
                </button>
              </li>
            ))}
          </ul>
          <Alert text={failed && failed.action !== 'calendar' ? errors[failed.code] : undefined} />
        </section>
      )}
    </>
  );
}
