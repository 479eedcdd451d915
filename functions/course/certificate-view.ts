import { openMinutesOf } from '#domain/course/minutes.ts';
import { modulesOf } from '#domain/course/modules.ts';
import { certified } from '#domain/course/generated/certified.ts';
import { certificatePath } from '#i18n/mail-links.ts';
import { dayInGermany } from '#domain/time/calendar.ts';
import type { CertificateView } from '#site/api/certificates.ts';
import { minutesIn, type CertificateRow, type NameAskedRow } from './certificates.ts';
import type { Participation } from './participation.ts';

interface Known {
  row: CertificateRow | undefined;
  nameAsked: NameAskedRow | undefined;
  /** The name that the course was booked in. */
  bookedBy: string;
  /** The name on the invoice, which may be corrected. */
  name: string;
  site: string;
}

/** What was approved is on the certificate, and a refusal is over once she has taken one since. */
function namingOf({ row, nameAsked: asked, bookedBy: booked }: Known) {
  const decided = asked?.decided;
  const isOver = decided && row && [row.issued, row.corrected].some((at) => at && at > decided);
  if (!asked || asked.isApproved === true || isOver) return { booked, asked: null };
  const state = asked.decided ? ('refused' as const) : ('waiting' as const);
  return { booked, asked: { name: asked.name, asked: asked.asked.toISOString(), state } };
}

/** The state of a certificate, as the participant sees it. */
export function certificateView(own: Participation, known: Known): CertificateView {
  const { row, name, site } = known;
  const naming = namingOf(known);
  const { course, orderId: order, state, booked, closedBecause, completed, lastDay, progress } = own;
  const { title, minutesPerUnit } = certified[course];
  if (closedBecause) return { course, title, state: 'impossible', because: closedBecause };
  if (row) {
    const { number, birthday, about, issued, downloaded } = row;
    return {
      course,
      title: about.title,
      state: 'made',
      order,
      number,
      name: row.name,
      naming,
      birthday,
      about,
      issued: issued.toISOString(),
      canBeMended: downloaded === null,
      address: site + certificatePath('de', number),
    };
  }
  if (completed) {
    const open = modulesOf(course).flatMap((module, index) => {
      const confirmed = progress[index]?.confirmed ?? [];
      const minutes = openMinutesOf(module, confirmed, minutesPerUnit);
      const { number, slug, title, exercises } = module;
      return minutes > 0
        ? [{ number, slug, title, exercises: exercises.length - confirmed.length, minutes }]
        : [];
    });
    return {
      course,
      title,
      state: 'complete',
      name,
      naming,
      booked: dayInGermany(booked),
      lastDay,
      canAdd: state !== 'ended',
      minutes: { ...minutesIn(own), open },
    };
  }
  if (state === 'ended') return { course, title, state: 'impossible', because: 'ended' };
  const missing = modulesOf(course).flatMap((module) => {
    const { heardAt = null, answeredAt = null } = progress[module.number - 1] ?? {};
    if (heardAt && answeredAt) return [];
    const { number, slug } = module;
    return [
      { number, slug, title: module.title, isHeard: heardAt !== null, isAnswered: answeredAt !== null },
    ];
  });
  return { course, title, state: 'incomplete', missing, lastDay };
}
