import { env } from 'cloudflare:workers';
import { endOfCourse } from '#domain/shop/access-periods.ts';
import { textVersions } from '#domain/shop/agreement.ts';
import { productOf, type CourseKey } from '#domain/shop/catalogue.ts';
import { confirmedAt, livesAt, type Shopper } from './shop.ts';
import { centsOf } from './prices.ts';

/** Stores a paid order of a course with its access, as ordering, paying and the webhook would. */
export async function booked(her: Shopper, course: CourseKey = 'zpp', at = Date.now()): Promise<string> {
  const order = crypto.randomUUID();
  const { terms, withdrawal, earlyStart, requirements } = textVersions;
  const { level } = productOf(course);
  await env.DB.batch([
    env.DB.prepare(
      `INSERT INTO orders (id, user_id, email, email_key, product, level, locale, list_cents, due_cents, ordered,
         terms_version, withdrawal_version, early_start, early_start_version, requirements_version,
         requirements_confirmed, billing_address, checkout_expires, state, payment_id, paid, reminders_due)
       VALUES (?1, ?2, ?3, ?3, ?4, ?5, 'de', ?13, ?13, ?6, ?7, ?8, 1, ?9, ?10, ?11, ?12, ?6, 'paid', 'pi_' || ?1, ?6, 0)`,
    ).bind(
      order,
      her.userId,
      `${her.uid}@example.com`,
      course,
      level,
      at,
      terms,
      withdrawal,
      earlyStart,
      requirements,
      Date.parse(confirmedAt),
      JSON.stringify(livesAt),
      centsOf(course),
    ),
    env.DB.prepare(
      `INSERT INTO access_ledger (user_id, level, verb, source, reason, until, at, key)
       SELECT ?1, value, 'grant', 'order:' || ?2, 'paid', ?3, ?4, ?2 || value FROM json_each(?5)`,
    ).bind(her.userId, order, endOfCourse(new Date(at)).getTime(), at, JSON.stringify([level, 'VALEA_APP'])),
  ]);
  return order;
}
