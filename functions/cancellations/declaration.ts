import { z } from 'zod';
import { dayInGermany, isDay, type Day } from '#domain/calendar.ts';
import { isEmail } from '#domain/email.ts';
import { locales } from '#domain/locales.ts';
import { furthestWish } from '#domain/shop/ending.ts';
import { contracts, manners, noticeLimits, type Notice, type NoticeKind } from '#domain/shop/notice.ts';

/** One line of what somebody typed: what would break a line or a header is a space. */
const line = (longest: number) =>
  z
    .string()
    .max(longest)
    .transform((text) => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim());

const said = {
  id: z
    .string()
    .regex(/^[\da-f]{32}$/)
    .optional(),
  locale: z.enum(locales),
  name: line(noticeLimits.name).pipe(z.string().min(1)),
  email: z.string().trim().refine(isEmail),
  contract: z.enum(contracts),
  order: line(noticeLimits.order).optional(),
};

const paragraph = z
  .string()
  .max(noticeLimits.reason)
  .transform((text) => text.replaceAll(/[^\P{Cc}\n]/gu, ' ').trim());

const withdrawal = z.strictObject(said);
const cancellation = z.strictObject({
  ...said,
  manner: z.enum(manners),
  reason: paragraph.optional(),
  wished: z.custom<Day>(isDay).optional(),
  /** Which of the two she chose, where her form had no script to say so. */
  when: z.enum(['earliest', 'day']).optional(),
});

export type Declaration =
  { state: 'notice'; notice: Notice } | { state: 'refused'; code: 'bad_request' | 'email_invalid' };

const randomId = () => crypto.randomUUID().replaceAll('-', '');

const refusedFor = (error: z.ZodError): Declaration => ({
  state: 'refused',
  code: error.issues.some(({ path }) => path[0] === 'email') ? 'email_invalid' : 'bad_request',
});

/** What came in as a notice, or what keeps it from being one. */
export function readDeclaration(kind: NoticeKind, given: unknown, received: Date): Declaration {
  if (kind === 'withdraw') {
    const parsed = withdrawal.safeParse(given);
    if (!parsed.success) return refusedFor(parsed.error);
    const { id = randomId(), ...declared } = parsed.data;
    return { state: 'notice', notice: { ...declared, id, kind, received } };
  }
  const parsed = cancellation.safeParse(given);
  if (!parsed.success) return refusedFor(parsed.error);
  const { id = randomId(), when, reason: typed, wished: day, ...declared } = parsed.data;
  const { manner } = declared;
  const wished = when === 'earliest' ? undefined : day;
  const reason = manner === 'extraordinary' ? typed : undefined;
  const today = dayInGermany(received);
  const isPossible = wished === undefined || (wished >= today && wished <= furthestWish(today));
  if (!isPossible || (manner === 'extraordinary' && !reason))
    return { state: 'refused', code: 'bad_request' };
  return { state: 'notice', notice: { ...declared, reason, wished, id, kind, received } };
}
