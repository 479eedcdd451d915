import { isConfirmed } from '#domain/shop/agreement.ts';
import type { CourseKey } from '#domain/shop/catalogue.ts';
import { bookingBox } from '#site/clients/booking-box.ts';

/** Says whether the next page will know it. */
export const confirmRequirements = (course: CourseKey, version: number, now: Date): boolean =>
  bookingBox(course).keep({ requirements: { version, at: now.toISOString() } });

/** Whoever has a contraindication has confirmed nothing, whatever she said before. */
export const takeBackConfirmation = (course: CourseKey) =>
  bookingBox(course).keep({ requirements: undefined });

/** Whether the conditions as they are today have been confirmed. */
export const hasConfirmed = (course: CourseKey) => isConfirmed(bookingBox(course).read().requirements);

/** For this booking only: it ends with the tab and is told to nobody. */
export const rememberInsurer = (course: CourseKey, insurer: string) => bookingBox(course).keep({ insurer });
