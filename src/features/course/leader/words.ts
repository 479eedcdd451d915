import { facts } from '#domain/company/facts.ts';
import { fill } from '#domain/text/fill.ts';
import { formatDate, formatLastDay, formatTime } from '#domain/text/format.ts';
import type { ParticipantView } from '#site/api/course-leader.ts';
import type { LeaderTexts } from './texts.ts';

const wanted = facts.course.contactMinutes;

export const nameOf = ({ unnamed }: LeaderTexts, { name, email }: ParticipantView) =>
  name ?? email ?? unnamed;

export const courseText = ({ courses, module: t }: LeaderTexts, { course, module }: ParticipantView) =>
  `${courses[course]} · ${fill(t, { module })}`;

export const minutesText = (texts: LeaderTexts, { minutes }: ParticipantView) =>
  fill(texts.minutes, { minutes, wanted });

export const instantText = (texts: LeaderTexts, instant: string) => {
  const at = new Date(instant);
  return fill(texts.at, { date: formatDate(at), time: formatTime(at) });
};

export function endText(texts: LeaderTexts, { state, ends }: ParticipantView): string {
  if (state === 'closed') return texts.closed;
  const day = formatLastDay(new Date(ends));
  return fill(state === 'running' ? texts.ends : texts.ended, { day });
}

type Group = 'waiting' | 'lacking' | 'fine' | 'over';

export function groupOf({ waitingSince, state, minutes }: ParticipantView): Group {
  if (waitingSince !== null) return 'waiting';
  if (state !== 'running') return 'over';
  return minutes < wanted ? 'lacking' : 'fine';
}

/** The most important thing about a participant. */
export function needText(texts: LeaderTexts, participant: ParticipantView): string {
  const { waitingSince, minutes, ends } = participant;
  if (waitingSince !== null) return fill(texts.waits, { since: instantText(texts, waitingSince) });
  if (groupOf(participant) === 'lacking')
    return fill(texts.lacks, { minutes: wanted - minutes, day: formatLastDay(new Date(ends)) });
  return endText(texts, participant);
}
