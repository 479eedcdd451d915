import { dayInGermany } from '#domain/calendar.ts';
import { expectsMember } from '#site/browser/signed-in-hint.ts';
import { bookingOf } from '../booking.ts';
import { withCampaign } from '#site/browser/page-via.ts';
import type { SelectorWords } from './props.ts';
import { createInsurerSelector } from './reimbursement.store.ts';

/** The insurer selector on this page. */
export const openSelector = ({ insurers, covers, course, paths }: SelectorWords) =>
  createInsurerSelector({
    insurers,
    covers,
    paths,
    booking: bookingOf(course),
    today: dayInGermany(new Date()),
    expectsMember,
    go: (path) => {
      location.assign(withCampaign(path));
    },
  });
