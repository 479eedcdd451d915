import type { BrowserEvent } from '#domain/events/catalogue.ts';
import type { Locale } from '#domain/locales.ts';
import type { CourseKey } from '#domain/shop/catalogue.ts';
import type { BookingBox } from '#site/clients/booking-box.ts';
import type { MembersClient } from '#site/clients/members/members.ts';
import type { ShopClient } from '#site/clients/shop.ts';
import type { Session } from '#site/stores/session.ts';

export interface OrderDeps {
  session: Pick<Session, '$state' | 'load' | 'refresh'>;
  shop: Pick<ShopClient, 'offers' | 'discount' | 'checkout'>;
  members: Pick<MembersClient, 'updateUser'>;
  booking: (course: CourseKey) => Pick<BookingBox, 'read'>;
  locale: Locale;
  paths: {
    /** Signing in, and back to this very order. */
    login: string;
    requirements: (course: CourseKey) => string;
    email: (course: CourseKey) => string;
  };
  /** Opens the sign-in in this page where leaving it would forget her; says whether it did. */
  signInHere: () => boolean;
  report: (event: BrowserEvent, id: string) => void;
  /** An event id that is the same for the same text. */
  lastingId: (text: string) => Promise<string>;
  online: { is: () => boolean; onChange: (changed: () => void) => void };
  /** Calls when the page comes back out of the browser's memory. */
  onWake: (woken: () => void) => void;
  wait: (milliseconds: number) => Promise<void>;
  /** To another page of ours, which takes the place of this one. */
  go: (path: string) => void;
  /** To the payment page, from which the browser's way back leads here. */
  leave: (url: string) => void;
}
