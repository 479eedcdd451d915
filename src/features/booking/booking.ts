import { isObject } from '#domain/text/json.ts';
import { isConfirmed, type RequirementsConfirmation } from '#domain/shop/agreement.ts';
import type { CourseKey } from '#domain/shop/catalogue.ts';
import { inTab, storedValue } from '#site/browser/browser-storage.ts';

/** The state of a course's booking, passed from page to page until the checkout. */
export interface Booking {
  requirements?: RequirementsConfirmation;
  /** Only for this booking: it ends with the tab and is never sent. */
  insurer?: string;
}

export interface BookingStore {
  read: () => Booking;
  /** Returns whether the next page will know it, too. */
  change: (patch: { [Field in keyof Booking]?: Booking[Field] | undefined }) => boolean;
  clear: () => void;
}

const isInstant = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(value) && !Number.isNaN(Date.parse(value));

/** Parses a stored booking, without malformed parts. */
function bookingFrom(value: unknown): Booking {
  if (!isObject(value)) return {};
  const { requirements, insurer } = value;
  const { version, at } = isObject(requirements) ? requirements : {};
  return {
    ...(typeof version === 'number' && isInstant(at) ? { requirements: { version, at } } : {}),
    ...(typeof insurer === 'string' && /^[a-z\d-]{1,80}$/.test(insurer) ? { insurer } : {}),
  };
}

function createBooking(course: CourseKey): BookingStore {
  const stored = storedValue(inTab, `booking-${course}`, bookingFrom);
  const read = () => stored.read() ?? {};
  return {
    read,
    change: (patch) => stored.write(bookingFrom({ ...read(), ...patch })),
    clear: () => void stored.remove(),
  };
}

const bookings: Record<CourseKey, BookingStore> = {
  zpp: createBooking('zpp'),
  zpp2: createBooking('zpp2'),
};

/** The booking of a course in this tab. */
export const bookingOf = (course: CourseKey): BookingStore => bookings[course];

/** The next page on the way to the order of a course. */
export function nextStep({ requirements }: Booking, isSignedIn: boolean): 'requirements' | 'login' | 'order' {
  if (!isConfirmed(requirements)) return 'requirements';
  return isSignedIn ? 'order' : 'login';
}

/** Whether the current version of the course's requirements has been confirmed. */
export const hasConfirmed = (course: CourseKey) => isConfirmed(bookingOf(course).read().requirements);
