import { fill } from '#domain/text/fill.ts';
import { formatDate, formatPercent, formatTime } from '#domain/text/format.ts';
import type { CourseView, StationView } from '#site/api/courses.ts';
import { doneIn, heardPercent, shareDone } from './next-step.ts';
import type { MyCourseTexts } from './texts.ts';
import '#site/ui/badge.css';
import '#site/ui/line-icon.css';
import './course.css';

interface Props {
  texts: MyCourseTexts;
  course: CourseView;
}

const dateOf = (instant: string | undefined) => (instant === undefined ? '' : formatDate(new Date(instant)));
const timeOf = (instant: string | undefined) => (instant === undefined ? '' : formatTime(new Date(instant)));

/** A number, tick or lock, with a ring for progress. */
function Mark({ station: { number, state, ...station }, share }: { station: StationView; share: number }) {
  return (
    <svg className="station-mark" viewBox="0 0 64 64" aria-hidden="true">
      <circle cx="32" cy="32" r="28" className="disc" />
      {state === 'open' && station.questions > 0 && (
        <circle cx="32" cy="32" r="28" className="ring" pathLength="100" strokeDasharray={`${share} 100`} />
      )}
      {state === 'done' ? (
        <path d="m21 33 8 8 15-17" className="sign line-icon" />
      ) : (
        <text x="32" y="33">
          {number}
        </text>
      )}
      {(state === 'locked' || state === 'waiting') && (
        <g className="lock">
          <circle cx="52" cy="52" r="11" />
          {state === 'locked' ? (
            <path className="line-icon" d="M47.5 51.5h9v6h-9zM49.5 51v-2a2.5 2.5 0 0 1 5 0v2" />
          ) : (
            <path className="line-icon" d="M52 47v5l3 2" />
          )}
        </g>
      )}
    </svg>
  );
}

/** Why a module is in this state, and when that changes. */
function reasonOf({ texts: { path: t }, course }: Props, station: StationView): string {
  const isOver = course.state === 'ended' || course.state === 'closed';
  const { state, number, questions, answered } = station;
  switch (state) {
    case 'done':
      return [
        fill(t.completed, { date: dateOf(station.completed) }),
        ...(station.openMinutes > 0
          ? [fill(isOver ? t.missed : t.open, { minutes: station.openMinutes })]
          : []),
      ].join(' ');
    case 'open': {
      const percent = formatPercent(heardPercent(station), 'de');
      const progress = fill(t.progress, { percent, answered, asked: questions });
      if (isOver) return progress;
      const opened = fill(t.opened, { date: dateOf(station.opened) });
      return station.heard > 0 || answered > 0 ? `${opened} ${progress}` : opened;
    }
    case 'waiting':
      return isOver ? '' : fill(t.opens, { date: dateOf(station.opens), time: timeOf(station.opens) });
    case 'locked':
      return isOver ? '' : fill(t.locked, { before: number - 1, date: dateOf(station.earliest) });
  }
}

export function Stations({ texts, course }: Props) {
  const { path: t, paths } = texts;
  const isOver = course.state === 'ended' || course.state === 'closed';
  const left = course.closedBecause === 'disputed' ? t.state.paused : t.state.missed;
  const stateOf = ({ state }: StationView) => (isOver && state !== 'done' ? left : t.state[state]);
  return (
    <section className="course-path" aria-labelledby={`path-${course.orderId} course-${course.orderId}`}>
      <div className="course-path-head spread">
        <h3 id={`path-${course.orderId}`}>{t.title}</h3>
        <p className="soft">{fill(t.done, { done: doneIn(course), all: course.stations.length })}</p>
        {course.state === 'running' && doneIn(course) > 0 && (
          <p className="course-path-again soft">{t.again}</p>
        )}
      </div>
      <ol role="list" className="stations" data-over={isOver}>
        {course.stations.map((station) => {
          const isOpen = !isOver && (station.state === 'open' || station.state === 'done');
          const reason = reasonOf({ texts, course }, station);
          return (
            <li key={station.number} data-state={station.state}>
              <svg
                className="station-way"
                viewBox="0 0 100 100"
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                <path
                  d={station.number % 2 === 1 ? 'M0 0C0 55 100 45 100 100' : 'M100 0C100 55 0 45 0 100'}
                  vectorEffect="non-scaling-stroke"
                />
              </svg>
              <Mark station={station} share={shareDone(station)} />
              <div className="station-text">
                <p className="station-state cluster small-print">
                  <span>{fill(t.station, { number: station.number })}</span>
                  <span className="badge">{stateOf(station)}</span>
                </p>
                <h4>
                  {isOpen ? <a href={`${paths.module}${station.slug}`}>{station.title}</a> : station.title}
                </h4>
                {reason !== '' && <p className="station-reason soft dense">{reason}</p>}
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
