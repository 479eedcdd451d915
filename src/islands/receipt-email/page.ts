import { hasConfirmed } from '#site/stores/booking/booking.ts';
import { members, session } from '#site/stores/page-session.ts';
import { createReceiptEmail } from './receipt-email.store.ts';
import type { ReceiptEmailWords } from './texts.ts';

export const openReceiptEmail = ({ course, level, paths }: ReceiptEmailWords) =>
  createReceiptEmail({
    session,
    members,
    level,
    paths,
    hasConfirmed: () => hasConfirmed(course),
    go: (path) => {
      location.replace(path);
    },
  });
