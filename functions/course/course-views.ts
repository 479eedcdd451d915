import { certified } from '#domain/course/generated/certified.ts';
import { heardLength, missingOf } from '#domain/course/listening.ts';
import { openMinutesOf } from '#domain/course/minutes.ts';
import { lengthOf, modulesOf, type CourseModule } from '#domain/course/modules.ts';
import type { Station } from '#domain/course/path.ts';
import type { AnswersView, ListeningView, ModuleView } from '#site/api/course-module.ts';
import type { CourseView, StationView } from '#site/api/courses.ts';
import { minutesIn } from './certificates.ts';
import { moduleContent } from './module-content.ts';
import { stationAfter, type OpenModule, type Participation } from './participation.ts';
import type { KeptProgress } from './progress.ts';

const when = (station: Station) => {
  switch (station.state) {
    case 'done':
      return { opened: station.opened.toISOString(), completed: station.completed.toISOString() };
    case 'open':
      return { opened: station.opened.toISOString() };
    case 'waiting':
      return { opens: station.opens.toISOString() };
    case 'locked':
      return { earliest: station.earliest.toISOString() };
  }
};

function stationView(
  module: CourseModule,
  station: Station,
  progress: KeptProgress,
  minutesPerUnit: number,
): StationView {
  const { number, slug, title, seconds, questions } = module;
  return {
    number,
    slug,
    title,
    seconds,
    questions,
    state: station.state,
    ...when(station),
    heard: heardLength(progress.heard, lengthOf(module)),
    isHeard: progress.heardAt !== null,
    answered: progress.answers.filter((chosen) => chosen >= 0).length,
    openMinutes: openMinutesOf(module, progress.confirmed, minutesPerUnit),
  };
}

export function courseView(own: Participation, unreadAnswers: number): CourseView {
  const { course, orderId, state, closedBecause, booked, ends, lastDay, completed, path } = own;
  const { forecast } = path;
  const { minutesPerUnit } = certified[course];
  return {
    course,
    orderId,
    state,
    lastDay,
    unreadAnswers,
    ...(closedBecause ? { closedBecause } : {}),
    booked: booked.toISOString(),
    ends: ends.toISOString(),
    ...(forecast && state !== 'closed' ? { forecast: forecast.toISOString() } : {}),
    ...(completed ? { completed: completed.toISOString(), minutes: minutesIn(own) } : {}),
    stations: modulesOf(course).flatMap((module, index) => {
      const station = path.stations[index];
      const progress = own.progress[index];
      return station && progress ? [stationView(module, station, progress, minutesPerUnit)] : [];
    }),
  };
}

export const listeningView = (module: OpenModule, made: KeptProgress, now: Date): ListeningView => ({
  heard: made.heard,
  missing: missingOf(made.heard, lengthOf(module)),
  isHeard: made.heardAt !== null,
  position: made.position,
  state: stationAfter(module.participation, made, now) ?? module.station,
});

export const answersView = (module: OpenModule, made: KeptProgress, now: Date): AnswersView => ({
  answers: made.answers,
  isAnswered: made.answeredAt !== null,
  state: stationAfter(module.participation, made, now) ?? module.station,
});

export function moduleView(module: OpenModule, now: Date): ModuleView {
  const { participation, number, slug, title, seconds, opened, progress } = module;
  const { course } = participation;
  return {
    course,
    number,
    slug,
    title,
    seconds,
    opened: opened.toISOString(),
    ...moduleContent(course, slug),
    ...listeningView(module, progress, now),
    ...answersView(module, progress, now),
    confirmed: progress.confirmed,
  };
}
