import { z } from 'zod';
import { dayInGermany, isDay, type Day } from '#domain/time/calendar.ts';
import { isEmail } from '#domain/mail/email.ts';
import { locales } from '#domain/text/locales.ts';
import { latestEndDay } from '#domain/shop/cancellation.ts';
import {
  contracts,
  manners,
  declarationLimits,
  type Declaration,
  type DeclarationKind,
} from '#domain/shop/declaration.ts';

/** One line: line breaks become spaces, also for mail headers. */
const line = (longest: number) =>
  z
    .string()
    .max(longest)
    .transform((text) => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim());

const said = {
  /** Ignored. Pages from before a deployment still send one. */
  id: z.unknown().optional(),
  locale: z.enum(locales),
  name: line(declarationLimits.name).pipe(z.string().min(1)),
  email: z.string().trim().refine(isEmail),
  contract: z.enum(contracts),
  order: line(declarationLimits.order).optional(),
};

const paragraph = z
  .string()
  .max(declarationLimits.reason)
  .transform((text) => text.replaceAll(/[^\P{Cc}\n]/gu, ' ').trim());

const withdrawal = z.strictObject(said);
const cancellation = z.strictObject({
  ...said,
  manner: z.enum(manners),
  reason: paragraph.optional(),
  endDay: z.custom<Day>(isDay).optional(),
  /** The choice of date in a form without script. */
  when: z.enum(['earliest', 'day']).optional(),
});

export type ReadDeclaration =
  { state: 'read'; declaration: Declaration } | { state: 'refused'; code: 'bad_request' | 'email_invalid' };

const randomId = () => crypto.randomUUID().replaceAll('-', '');

const refusedFor = (error: z.ZodError): ReadDeclaration => ({
  state: 'refused',
  code: error.issues.some(({ path }) => path[0] === 'email') ? 'email_invalid' : 'bad_request',
});

export function readDeclaration(kind: DeclarationKind, given: unknown, received: Date): ReadDeclaration {
  if (kind === 'withdraw') {
    const parsed = withdrawal.safeParse(given);
    if (!parsed.success) return refusedFor(parsed.error);
    return { state: 'read', declaration: { ...parsed.data, id: randomId(), kind, received } };
  }
  const parsed = cancellation.safeParse(given);
  if (!parsed.success) return refusedFor(parsed.error);
  const { when, reason: typed, endDay: day, ...declared } = parsed.data;
  const { manner } = declared;
  const endDay = when === 'earliest' ? undefined : day;
  const reason = manner === 'extraordinary' ? typed : undefined;
  const today = dayInGermany(received);
  // Without script, "later" can be sent without a date.
  const isMissing = when === 'day' && day === undefined;
  const isPossible = endDay === undefined ? !isMissing : endDay >= today && endDay <= latestEndDay(today);
  if (!isPossible || (manner === 'extraordinary' && !reason))
    return { state: 'refused', code: 'bad_request' };
  return { state: 'read', declaration: { ...declared, reason, endDay, id: randomId(), kind, received } };
}
