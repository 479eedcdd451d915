import { and, eq, lte, sql } from 'drizzle-orm';
import type { OnboardingAnswers } from '#domain/onboarding/onboarding.ts';
import type { OnboardUserInput } from './generated/contract.ts';
import { insertFrom } from '../database/insert-from.ts';
import { onboardings, weightHistory } from '../database/tables/members.ts';
import type { Database } from '../database/open.ts';

export const answersOf = ({
  personalInformation: person,
  mealPlanConfiguration: meals,
  onboardingInformation: { data },
}: OnboardUserInput): OnboardingAnswers => ({
  ...person,
  ...meals,
  displayName: (person.displayName ?? '').trim(),
  onboardingInformation: data ?? undefined,
});

/** Of one person. The oldest go: nobody weighs more often than daily, and all are read with the account. */
const mostWeights = 400;

/**
 * Stores answers and weight atomically. Idempotent: there is one row per person, and a weight is only added to the
 * history if it differs from the last one.
 */
export async function storeOnboarding(db: Database, userId: string, answers: OnboardingAnswers, now: Date) {
  const { onboardingInformation: information = null, ...columns } = answers;
  const row = { ...columns, information, changed: now };
  const { weight } = answers;
  await db.batch([
    db
      .insert(onboardings)
      .values({ ...row, userId, completed: now })
      .onConflictDoUpdate({ target: onboardings.userId, set: row }),
    insertFrom(
      db,
      weightHistory,
      { userId, weight, weightChanged: now },
      sql`WHERE ${weight} IS NOT (
        SELECT weight FROM ${weightHistory} WHERE user_id = ${userId} ORDER BY id DESC LIMIT 1
      )`,
    ),
    db
      .delete(weightHistory)
      .where(
        and(
          eq(weightHistory.userId, userId),
          lte(
            weightHistory.id,
            sql`(SELECT id FROM ${weightHistory} WHERE user_id = ${userId} ORDER BY id DESC LIMIT 1 OFFSET ${mostWeights})`,
          ),
        ),
      ),
  ]);
}
