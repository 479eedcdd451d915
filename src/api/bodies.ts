import { z } from 'zod';
import { isDay } from '#domain/time/calendar.ts';
import { longestMessage, mostMinutes } from '#domain/course/contact.ts';
import { isInterval, type Interval } from '#domain/course/listening.ts';
import { courseMailKinds } from '#domain/course/reminders.ts';
import { entriesFrom, type Entries } from '#domain/course/workbook.ts';
import { isMailable } from '#domain/mail/email.ts';
import type { TrackingEvent } from '#domain/events/tracking-event.ts';
import { locales } from '#domain/text/locales.ts';
import {
  billingCountries,
  longestBillingText,
  tidyBillingAddress,
  wrongBillingFields,
} from '#domain/shop/billing-address.ts';
import { courseKeys, productKeys, type CourseKey } from '#domain/shop/catalogue.ts';
import { downloadCertificate, downloadPack, requestCertificate } from './certificates.ts';
import { checkout } from './checkout.ts';
import { storeConsentReceipt } from './consent.ts';
import { answerParticipant, bookContact, decideName, markParticipant } from './course-leader.ts';
import { switchCourseMail } from './course-mails.ts';
import { seeCourseMessages, writeCourseMessage } from './course-messages.ts';
import { answerQuestion, confirmExercise, mostPlayed, reportListening } from './course-module.ts';
import type { cancel, withdraw } from './declarations.ts';
import { discount, longestCode } from './discount.ts';
import { askEmailCheck } from './email-check.ts';
import type { reportEvent } from './fb-events.ts';
import type { graphql } from './graphql.ts';
import { giveHealthConsent } from './health-consent.ts';
import { correctBilling, isOrderId } from './orders.ts';
import { openPortal } from './portal.ts';
import { askQuizReminder, callOffQuizReminder } from './quiz-reminder.ts';
import { countMisses, isMiss, mostMisses } from './search-misses.ts';
import { findStoredFile } from './stored-file.ts';
import { giveWorkbookConsent, writeWorkbook } from './workbook.ts';
import type { Endpoint } from './endpoint.ts';

const text = (longest: number) => z.string().max(longest);
const someText = (longest: number) => text(longest).min(1);
const whole = z.number().int().nonnegative();
const version = z.number().int().positive();
const locale = z.enum(locales);
const course = z.enum(courseKeys);
/** Chosen at random by the browser, so that a repeated request stores nothing twice. */
const id = z.string().regex(/^[\da-f]{32}$/);
/** At most the last instant that a `Date` can hold: https://tc39.es/ecma262/#sec-time-values-and-time-range */
const instant = z.number().int().positive().max(8.64e15);
/** Twice the limit, because cleaning removes characters. */
const message = text(2 * longestMessage);
/** In JSON a character can take six bytes. */
const messageLimit = 6 * longestMessage + 1_000;
/** Longer than any recording, in tenths of a second. */
const furthest = 1_000_000;
const billingText = text(2 * longestBillingText);

/** The fields of an invoice, with white space trimmed. */
const billingAddress = z
  .strictObject({
    name: billingText,
    street: billingText,
    postcode: billingText,
    city: billingText,
    country: z.enum(billingCountries),
  })
  .transform(tidyBillingAddress)
  .refine((address) => wrongBillingFields(address).length === 0);

const nothing: z.ZodType<object> = z.strictObject({});

/**
 * The JSON body of each endpoint, and its size limit. Browsers only import the types: zod would be a large part of
 * their bundle.
 */
export const bodies = {
  [answerParticipant.path]: {
    limit: messageLimit,
    body: z.strictObject({
      id,
      text: message,
      minutes: z.number().int().min(1).max(mostMinutes),
      /** The number of the last message that the leader had seen; later ones stay unanswered. 0 if there was none. */
      upTo: whole,
    }),
  },
  [answerQuestion.path]: {
    limit: 8_000,
    /** Indexes of the question and of the answer. */
    body: z.strictObject({ question: whole, answer: whole }),
  },
  [askEmailCheck.path]: { limit: 2_000, body: z.strictObject({ locale }) },
  [askQuizReminder.path]: {
    limit: 2_000,
    /** `agreed`: the visitor ticked the box. */
    body: z.strictObject({ email: z.string().refine(isMailable), locale, agreed: z.literal(true) }),
  },
  [bookContact.path]: {
    limit: messageLimit,
    /** A phone call, or an entry that reverses an earlier one. */
    body: z.union([
      z.strictObject({
        id,
        minutes: z.number().int().min(1).max(mostMinutes),
        day: z.string().refine(isDay),
      }),
      z.strictObject({ id, corrects: version }),
    ]),
  },
  [callOffQuizReminder.path]: { limit: 2_000, body: z.strictObject({ token: someText(100) }) },
  [checkout.path]: {
    limit: 4_000,
    /** Only the product's key: the Worker knows prices, quantities and addresses. */
    body: z.strictObject({
      product: z.enum(productKeys),
      locale,
      discount: someText(longestCode).optional(),
      agreed: z.strictObject({
        cents: whole,
        terms: version,
        withdrawal: version,
        earlyStart: version.optional(),
        requirements: z.strictObject({ version, at: z.iso.datetime() }).optional(),
      }),
      /** The recipient of a course's invoice. */
      billingAddress: billingAddress.optional(),
      /** The visit's source (`src/domain/funnel/via.ts`), to count payments by campaign. */
      via: text(100).optional(),
    }),
  },
  [confirmExercise.path]: {
    limit: 8_000,
    /** The index of the exercise. */
    body: z.strictObject({ exercise: whole, done: z.boolean() }),
  },
  [correctBilling.path]: { limit: 2_000, body: z.strictObject({ billingAddress }) },
  [countMisses.path]: {
    limit: 300,
    body: z.strictObject({
      language: locale,
      words: z.array(z.string().refine(isMiss)).min(1).max(mostMisses),
    }),
  },
  [discount.path]: { limit: 1_000, body: z.strictObject({ code: someText(longestCode) }) },
  [decideName.path]: {
    limit: 1_000,
    /** `asked`: the request that the leader saw. */
    body: z.strictObject({ asked: z.iso.datetime(), approve: z.boolean() }),
  },
  [downloadCertificate.path]: { limit: 4_000, body: nothing },
  [downloadPack.path]: {
    limit: 4_000,
    /** For the letter to the insurer. Printed into the file, and not stored. */
    body: z.strictObject({
      /** The insurer's name. */
      insurer: someText(120),
      /** The insurer's postal address; empty lines are filled in by hand. */
      address: text(200),
      insuredNumber: text(40),
      iban: text(60),
    }),
  },
  [findStoredFile.path]: {
    limit: 1_000,
    /** `gs://bucket/path` */
    body: z.strictObject({ address: someText(200) }),
  },
  [giveHealthConsent.path]: {
    limit: 2_000,
    body: z.strictObject({ id, version, language: locale, given: instant }),
  },
  [giveWorkbookConsent.path]: {
    limit: 1_000,
    /** `given`: the time of consent, by the device's clock. */
    body: z.strictObject({ id, version, given: instant }),
  },
  [markParticipant.path]: {
    limit: messageLimit,
    /** Marks the messages as needing no answer; otherwise they only count as read. */
    body: z.strictObject({ upTo: whole, settles: z.boolean() }),
  },
  [openPortal.path]: {
    limit: 500,
    /** The order that the portal is for: each course has its own customer. */
    body: z.strictObject({ locale, order: z.string().refine(isOrderId).optional() }),
  },
  [reportListening.path]: {
    limit: 8_000,
    body: z.strictObject({
      /** Random, so that a repeated report counts once. */
      report: z.string().regex(/^[\w-]{8,40}$/),
      /** Empty in the first report, which starts the clock for the next ones. */
      played: z
        .array(z.custom<Interval>((value) => isInterval(value) && value[1] <= furthest))
        .max(mostPlayed),
      /** The highest speed since the last report. */
      speed: z.number().min(0).max(16),
      position: whole.max(furthest),
      /** Heard offline. */
      heardOffline: z.literal(true).optional(),
    }),
  },
  [requestCertificate.path]: {
    limit: 4_000,
    /** `minutes`: those that the participant was shown. Ignored once the certificate is issued. */
    body: z.strictObject({ name: someText(400), birthday: someText(20), minutes: whole }),
  },
  [seeCourseMessages.path]: {
    limit: 200,
    /** The number of the last message shown. */
    body: z.strictObject({ course, upTo: whole }),
  },
  [storeConsentReceipt.path]: {
    limit: 2_000,
    body: z.strictObject({
      id,
      choice: z.enum(['accepted', 'declined']),
      version,
      language: locale,
      replaces: id.optional(),
    }),
  },
  [switchCourseMail.path]: {
    limit: 2_000,
    body: z.strictObject({ kind: z.enum(courseMailKinds), on: z.boolean() }),
  },
  [writeCourseMessage.path]: {
    limit: messageLimit,
    /** `consent`: the version of the text that was ticked with the first message. */
    body: z.strictObject({ course, id, text: message, consent: version.optional() }),
  },
  [writeWorkbook.path]: {
    /** More than a workbook holds (`mostCharacters`), at four bytes per character. */
    limit: 500_000,
    body: z.strictObject({ entries: z.custom<Entries>((value) => entriesFrom(value) !== undefined) }),
  },
};

type Bodies = { [Path in keyof typeof bodies]: z.input<(typeof bodies)[Path]['body']> };

/** Bodies that routes parse themselves: forms, requests that are refused before parsing, or hot paths without zod. */
interface OtherBodies {
  /** A form's fields as typed. */
  [cancel.path]: Readonly<Record<string, string>>;
  [withdraw.path]: Readonly<Record<string, string>>;
  [reportEvent.path]: TrackingEvent;
  /** https://graphql.github.io/graphql-over-http/draft/#sec-Request */
  [graphql.path]: {
    query: string;
    operationName?: string | undefined;
    variables?: Readonly<Record<string, unknown>> | undefined;
  };
}

type NamesIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;
type Named<E extends Endpoint> = {
  [Name in NamesIn<E['path']>]: Name extends 'course' ? CourseKey : string;
};
type BodyOf<E extends Endpoint> = E extends { method: 'POST'; path: infer Path }
  ? Path extends keyof Bodies
    ? Bodies[Path]
    : Path extends keyof OtherBodies
      ? OtherBodies[Path]
      : unknown
  : unknown;

/** An endpoint's path parameters and body. */
export type RequestOf<E extends Endpoint, Nothing = void> = keyof (Named<E> & BodyOf<E>) extends never
  ? Nothing
  : Named<E> & BodyOf<E>;
