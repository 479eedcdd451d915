import { get, has, isFile, post } from './endpoint.ts';
import type { CourseKey } from '#domain/shop/catalogue.ts';
import type { Day } from '#domain/time/calendar.ts';
import type { CertifiedCourse } from '#domain/course/certificate.ts';

/** A module that is not complete yet. */
interface MissingModule {
  number: number;
  slug: string;
  title: string;
  isHeard: boolean;
  isAnswered: boolean;
}

/** The minutes that the certificate would attest now, and those with all exercises confirmed. */
interface AttestedMinutes {
  seen: number;
  planned: number;
  /** Modules with unconfirmed exercises: how many, and the minutes that they would add. */
  open: { number: number; slug: string; title: string; exercises: number; minutes: number }[];
}

/** A name that looks like a different person's, in which a certificate was requested: the course leader decides. */
interface AskedName {
  name: string;
  /** ISO 8601. */
  asked: string;
  state: 'waiting' | 'refused';
}

/** Whose booking it is, which decides whose name a certificate may have. Empty in old orders. */
interface Naming {
  booked: string;
  asked: AskedName | null;
}

/** The state of a member's certificate for a booked course. Instants are ISO 8601. */
export type CertificateView = { course: CourseKey; title: string } & (
  | { state: 'incomplete'; missing: MissingModule[]; lastDay: Day }
  /** The course ended incomplete, or was refunded. */
  | { state: 'impossible'; because: 'ended' | 'refunded' | 'withdrawn' | 'disputed' }
  /** Can be requested; the name is the booking's. */
  | {
      state: 'complete';
      name: string;
      naming: Naming;
      booked: Day;
      minutes: AttestedMinutes;
      /** Exercises can still be confirmed, until the last day. */
      canAdd: boolean;
      lastDay: Day;
    }
  | {
      state: 'made';
      order: string;
      number: string;
      name: string;
      naming: Naming;
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
export const readCertificates = get('/api/certificates', {
  isAnswer: has<CertificatesView>({ certificates: 'list' }),
});

/**
 * Requests the certificate with the minutes that the participant was shown, or corrects a typo in it; the number stays
 * the same. A name that differs from the
 * booking's counts as a correction, which the verification page mentions, and the certificate itself where it is more than a
 * spelling; a different person's is asked of the course leader (`naming.asked`).
 */
export const requestCertificate = post('/api/certificates/:course', {
  codes: [
    'not_found',
    'course_incomplete',
    'course_closed',
    'minutes_changed',
    'participant_invalid',
    'certificate_issued',
  ],
  isAnswer: has<CertificateView>({ state: 'string' }),
});

/** The certificate as a PDF. */
export const downloadCertificate = post('/api/certificates/:course/file', {
  codes: ['not_found', 'course_closed'],
  isAnswer: isFile,
  answersFile: true,
  timeLimitMs: 20_000,
});

/** A letter to the insurer and the certificate as pages of one PDF. */
export const downloadPack = post('/api/certificates/:course/pack', {
  codes: ['not_found', 'course_closed', 'letters_unprintable'],
  isAnswer: isFile,
  answersFile: true,
  timeLimitMs: 20_000,
});

/**
 * The form of the public verification page: does a number belong to this name and birthday? The response is that
 * page.
 */
export const checkCertificate = post('/api/certificate-check', { signIn: 'none' });
