import { facts } from '#domain/company/facts.ts';
import { formatDate, formatLastDay, formatTime } from '#domain/text/format.ts';
import type { ParticipantView } from '#site/api/course-leader.ts';
import { texts } from './texts.ts';

export const nameOf = ({ name, email }: ParticipantView) => name ?? email ?? texts.unnamed;

export const instantText = (instant: string) => {
  const at = new Date(instant);
  return texts.at(formatDate(at), formatTime(at));
};

export function endText({ state, ends }: ParticipantView): string {
  if (state === 'closed') return texts.closed;
  const day = formatLastDay(new Date(ends));
  return state === 'running' ? texts.ends(day) : texts.ended(day);
}

type Group = 'waiting' | 'lacking' | 'fine' | 'over';

export function groupOf({ waitingSince, state, minutes }: ParticipantView): Group {
  if (waitingSince !== null) return 'waiting';
  if (state !== 'running') return 'over';
  return minutes < facts.course.contactMinutes ? 'lacking' : 'fine';
}
