import { sql } from 'drizzle-orm';
import type { OnboardingAnswers } from '#domain/onboarding.ts';
import type { OnboardUserInput } from './generated/contract.ts';
import { selected } from '../database/selected.ts';
import { onboardings, weightHistory } from '../database/tables/members.ts';
import type { Database } from '../database/open.ts';

/** The input as the domain knows it, names trimmed. */
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

/**
 * Stores the answers and the weight, together or not at all. The same answers once more change nothing: there is
 * one row a person, and the history takes a weight only when it differs from the last one.
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
    db.insert(weightHistory).select(
      selected(
        weightHistory,
        { userId, weight, weightChanged: now },
        sql`WHERE ${weight} IS NOT (
          SELECT weight FROM ${weightHistory} WHERE user_id = ${userId} ORDER BY id DESC LIMIT 1
        )`,
      ),
    ),
  ]);
}
