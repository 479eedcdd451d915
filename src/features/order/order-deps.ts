import type { BrowserEvent } from '#domain/events/catalogue.ts';
import type { Locale } from '#domain/locales.ts';
import type { CourseKey } from '#domain/shop/catalogue.ts';
import type { MembersClient } from '#site/browser/members/members.ts';
import type { BookingStore } from '#site/features/booking/booking.ts';
import type { Session } from '#site/browser/session.ts';
import type { Shop } from './quote.ts';

/** What the order page needs of the browser, the Worker and the other pages; a test hands in its own. */
export interface OrderDeps {
  session: Pick<Session, '$state' | 'load' | 'refresh'>;
  shop: Shop;
  members: Pick<MembersClient, 'updateUser'>;
  bookingOf: (course: CourseKey) => Pick<BookingStore, 'read'>;
  locale: Locale;
  paths: {
    /** Signing in, and back to this very order. */
    login: string;
    requirements: (course: CourseKey) => string;
    email: (course: CourseKey) => string;
  };
  /** Whether somebody has to sign in first, as far as that is known without the provider's SDK. */
  mustSignIn: () => Promise<boolean>;
  /** Opens the sign-in within this page where leaving it would lose the session; says whether it did. */
  signInHere: () => boolean;
  report: (event: BrowserEvent, id: string) => void;
  /** An event id that is always the same for a text. */
  stableId: (text: string) => Promise<string>;
  online: { is: () => boolean; onChange: (changed: () => void) => void };
  /** Calls when the page comes back out of the browser's back-forward cache. */
  onWake: (woken: () => void) => void;
  wait: (milliseconds: number) => Promise<void>;
  /** To another page of ours, which takes this one's place in the history. */
  go: (path: string) => void;
  /** To the payment service's page, from which the browser's back button leads here. */
  leave: (url: string) => void;
}
