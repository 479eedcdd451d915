import { isNothing, isObject, type Endpoint } from './endpoint.ts';
import type { CourseKey } from '#domain/shop/catalogue.ts';
import type { Day } from '#domain/calendar.ts';
import type { CertifiedCourse } from '#domain/course/certificate.ts';

/** A module that is not complete yet. */
interface MissingModule {
  number: number;
  slug: string;
  title: string;
  isHeard: boolean;
  isAnswered: boolean;
}

/** The minutes that the certificate would attest now, and with all exercises confirmed. */
interface AttestedMinutes {
  seen: number;
  planned: number;
  /** Modules with unconfirmed exercises. */
  open: { number: number; slug: string; title: string }[];
}

/** The state of a member's certificate for a booked course. Instants are ISO 8601. */
export type CertificateView = { course: CourseKey; title: string } & (
  | { state: 'incomplete'; missing: MissingModule[]; lastDay: Day }
  /** The course ended incomplete, or was refunded. */
  | { state: 'impossible'; because: 'ended' | 'refunded' | 'withdrawn' | 'disputed' }
  /** Can be requested; the name is the booking's. */
  | { state: 'complete'; name: string; booked: Day; minutes: AttestedMinutes }
  | {
      state: 'made';
      order: string;
      number: string;
      name: string;
      birthday: Day;
      about: CertifiedCourse;
      issued: string;
      /** True until the file is downloaded for the first time. */
      canBeMended: boolean;
      /** The public page that verifies it. */
      address: string;
    }
);

export interface CertificatesView {
  certificates: CertificateView[];
}

/** A member's certificates, one per booked course. */
export const readCertificates = {
  method: 'GET',
  path: '/api/certificates',
  signIn: 'required',
  codes: [],
  isAnswer: (value): value is CertificatesView => isObject(value) && Array.isArray(value['certificates']),
} as const satisfies Endpoint<CertificatesView>;

/**
 * Requests the certificate, or corrects a typing mistake in it; the number stays the same. A name other than the
 * booking's counts as a correction, and the page that verifies the certificate says so.
 */
export const requestCertificate = {
  method: 'POST',
  path: '/api/certificates/:course',
  signIn: 'required',
  codes: ['not_found', 'course_incomplete', 'course_closed', 'participant_invalid', 'certificate_issued'],
  isAnswer: (value): value is CertificateView => isObject(value) && typeof value['state'] === 'string',
} as const satisfies Endpoint<CertificateView>;

const isPdf = (value: unknown): value is Blob => value instanceof Blob && value.size > 0;

/** The certificate as a PDF. */
export const downloadCertificate = {
  method: 'POST',
  path: '/api/certificates/:course/file',
  signIn: 'required',
  codes: ['not_found', 'course_closed'],
  isAnswer: isPdf,
  answersFile: true,
  timeLimitMs: 20_000,
} as const satisfies Endpoint<Blob>;

/** A letter to the insurer and the certificate as pages of one PDF. */
export const downloadPack = {
  method: 'POST',
  path: '/api/certificates/:course/pack',
  signIn: 'required',
  codes: ['not_found', 'course_closed', 'letters_unprintable'],
  isAnswer: isPdf,
  answersFile: true,
  timeLimitMs: 20_000,
} as const satisfies Endpoint<Blob>;

/** The form of the public page: whether a number belongs to a name and a day of birth. It answers with that page. */
export const checkCertificate = {
  method: 'POST',
  path: '/api/certificate-check',
  signIn: 'none',
  codes: [],
  isAnswer: isNothing,
} as const satisfies Endpoint<undefined>;
