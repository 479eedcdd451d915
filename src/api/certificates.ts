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

/** The minutes that it would attest now, and those that it could, were all exercises confirmed. */
interface AttestedMinutes {
  seen: number;
  planned: number;
  /** Modules with exercises that nobody has confirmed. */
  open: { number: number; slug: string; title: string }[];
}

/** How a member's certificate for a course she has booked stands. Instants are ISO 8601. */
export type CertificateView = { course: CourseKey; title: string } & (
  | { state: 'incomplete'; missing: MissingModule[]; lastDay: Day }
  /** Its time was over before it was complete, or its payment was given back. */
  | { state: 'impossible'; because: 'ended' | 'refunded' | 'withdrawn' | 'disputed' }
  /** It can be requested; the name is that of the booking. */
  | { state: 'complete'; name: string; booked: Day; minutes: AttestedMinutes }
  | {
      state: 'made';
      order: string;
      number: string;
      name: string;
      birthday: Day;
      about: CertifiedCourse;
      issued: string;
      /** Until its file was handed out for the first time. */
      canBeMended: boolean;
      /** Public: it says whether a certificate is genuine. */
      address: string;
    }
);

export interface CertificatesView {
  certificates: CertificateView[];
}

/** A member's certificates, one for each course that she has booked. */
export const readCertificates = {
  method: 'GET',
  path: '/api/certificates',
  signIn: 'required',
  codes: [],
  isAnswer: (value): value is CertificatesView => isObject(value) && Array.isArray(value['certificates']),
} as const satisfies Endpoint<CertificatesView>;

/** Requests the certificate, or mends a typing mistake in it. The same number however often it is asked for. The name comes from the booking: another one is a correction, and the page that verifies it says so. */
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
