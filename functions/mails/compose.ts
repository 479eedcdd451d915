import {
  acknowledgement,
  declarationCheck,
  declarationResult,
  type AcknowledgementFacts,
  type CheckFacts,
  type ResultFacts,
} from './declaration-mails.ts';
import { emailCheck, type EmailCheckFacts } from './account-mails.ts';
import {
  certificateName,
  courseAnswer,
  courseQuestion,
  courseReminder,
  type CertificateNameFacts,
  type CourseAnswerFacts,
  type CourseMailFacts,
} from './course-mails.ts';
import { invoiceCorrected } from './invoice-correction.ts';
import { orderConfirmation, type OrderFacts } from './order-confirmation.ts';
import { quizReminder, type QuizReminderFacts } from './quiz-reminder.ts';
import {
  duplicateRefund,
  paymentArrived,
  paymentFailed,
  refundDelayed,
  termRefund,
  type RefundFacts,
} from './payment-mails.ts';
import { weeklyNumbers, type WeekFacts } from './weekly-numbers.ts';
import type { CourseMailKind } from '#domain/course/reminders.ts';
import type { MailKind } from '../database/tables/mails.ts';
import type { MailContent } from './layout.ts';

/** The facts for mails, passed in: mails depend on neither payments nor cancellations. */
export interface MailFacts {
  order: (id: string) => Promise<OrderFacts | undefined>;
  refund: (about: string) => Promise<RefundFacts | undefined>;
  acknowledgement: (declarationId: string) => Promise<AcknowledgementFacts | undefined>;
  check: (declarationId: string) => Promise<CheckFacts | undefined>;
  result: (declarationId: string) => Promise<ResultFacts | undefined>;
  reminder: (kind: CourseMailKind, about: string) => Promise<CourseMailFacts | undefined>;
  emailCheck: (id: string) => Promise<EmailCheckFacts | undefined>;
  courseAnswer: (messageId: string) => Promise<CourseAnswerFacts | undefined>;
  courseQuestion: (about: string) => Promise<{ to: string } | undefined>;
  certificateName: (about: string) => Promise<CertificateNameFacts | undefined>;
  quizReminder: (id: string) => Promise<QuizReminderFacts | undefined>;
  weeklyNumbers: (about: string) => Promise<WeekFacts | undefined>;
}

/** Writes a mail when it is sent; undefined if its subject no longer exists. */
export function createCompose(facts: MailFacts, site: string) {
  type Write = (about: string) => Promise<MailContent | undefined>;
  const from =
    <Facts>(
      read: (about: string) => Promise<Facts | undefined>,
      write: (found: Facts) => MailContent | undefined,
    ): Write =>
    async (about) => {
      const found = await read(about);
      return found && write(found);
    };
  const reminder = (kind: CourseMailKind) => (about: string) => facts.reminder(kind, about);
  const writers: Record<MailKind, Write> = {
    order_confirmation: from(facts.order, (order) => orderConfirmation(order, site)),
    payment_arrived: from(facts.order, (order) => paymentArrived(order, site)),
    payment_failed: from(facts.order, (order) => paymentFailed(order, site)),
    duplicate_refund: from(facts.order, (order) => duplicateRefund(order, site)),
    refund_delayed: from(facts.refund, refundDelayed),
    term_refund: from(facts.refund, (refund) => termRefund(refund, site)),
    invoice_corrected: from(facts.order, (order) => invoiceCorrected(order, site)),
    course_module_open: from(reminder('module_open'), courseReminder),
    course_stalled: from(reminder('stalled'), courseReminder),
    course_month_left: from(reminder('month_left'), courseReminder),
    course_week_left: from(reminder('week_left'), courseReminder),
    course_done: from(reminder('done'), courseReminder),
    email_check: from(facts.emailCheck, emailCheck),
    course_answer: from(facts.courseAnswer, (answer) => courseAnswer(answer, site)),
    course_question: from(facts.courseQuestion, ({ to }) => courseQuestion(to, site)),
    certificate_name: from(facts.certificateName, (found) => certificateName(found, site)),
    quiz_reminder: from(facts.quizReminder, quizReminder),
    weekly_numbers: from(facts.weeklyNumbers, (week) => weeklyNumbers(week, site)),
    acknowledgement: from(facts.acknowledgement, (declared) => acknowledgement(declared, site)),
    declaration_check: from(facts.check, declarationCheck),
    declaration_result: from(facts.result, (result) => declarationResult(result, site)),
  };
  return (kind: MailKind, about: string) => writers[kind](about);
}
