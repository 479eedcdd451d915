import { dayInGermany } from '#domain/calendar.ts';
import { bookingBox } from '#site/clients/booking-box.ts';
import { expectsSomebody } from '#site/clients/expects-somebody.ts';
import type { SelectorWords } from './props.ts';
import { createInsurerSelector } from './reimbursement.store.ts';

/** The selector of this page. */
export const openSelector = ({ insurers, covers, course, paths }: SelectorWords) =>
  createInsurerSelector({
    insurers,
    covers,
    paths,
    box: bookingBox(course),
    today: dayInGermany(new Date()),
    expectsSomebody,
    go: (path) => {
      location.assign(path);
    },
  });
