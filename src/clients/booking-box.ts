import { personalKey } from '#domain/device.ts';
import type { RequirementsConfirmation } from '#domain/shop/agreement.ts';
import type { CourseKey } from '#domain/shop/catalogue.ts';

/** What a booking that has begun knows. It ends with the tab, and the insurer is told to nobody. */
export interface Booking {
  requirements?: RequirementsConfirmation;
  insurer?: string;
}

type Patch = { [Field in keyof Booking]?: Booking[Field] | undefined };

export interface BookingBox {
  read: () => Booking;
  /** Says whether the next page will know it too. */
  keep: (patch: Patch) => boolean;
  clear: () => void;
}

type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
type Loose = Readonly<Record<string, unknown>>;

const isLoose = (value: unknown): value is Loose => typeof value === 'object' && value !== null;

const isInstant = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(value) && !Number.isNaN(Date.parse(value));

/** A booking as a storage gives it back; what is not of this form is none. */
function bookingFrom(value: unknown): Booking {
  if (!isLoose(value)) return {};
  const { requirements, insurer } = value;
  const { version, at } = isLoose(requirements) ? requirements : {};
  return {
    ...(typeof version === 'number' && isInstant(at) ? { requirements: { version, at } } : {}),
    ...(typeof insurer === 'string' && /^[a-z\d-]{1,80}$/.test(insurer) ? { insurer } : {}),
  };
}

export function createBookingBox(name: string, place: () => Place): BookingBox {
  /** What counts where the storage is blocked or full. */
  let memory: Booking | undefined;

  function stored(): Booking {
    try {
      return bookingFrom(JSON.parse(place().getItem(name) ?? 'null'));
    } catch {
      return {};
    }
  }
  const read = () => memory ?? stored();

  return {
    read,
    keep(patch) {
      const booking = bookingFrom({ ...read(), ...patch });
      try {
        place().setItem(name, JSON.stringify(booking));
        memory = undefined;
        return true;
      } catch {
        memory = booking;
        return false;
      }
    },
    clear() {
      memory = undefined;
      try {
        place().removeItem(name);
      } catch {
        // What cannot be reached holds nothing.
      }
    },
  };
}

const boxes = new Map<CourseKey, BookingBox>();

/** The booking of a course in this tab. */
export function bookingBox(course: CourseKey): BookingBox {
  const known = boxes.get(course);
  if (known) return known;
  const box = createBookingBox(personalKey(`booking-${course}`), () => sessionStorage);
  boxes.set(course, box);
  return box;
}
