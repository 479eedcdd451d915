import { eq } from 'drizzle-orm';
import { levelsOf } from './access-levels.ts';
import { accessLedger, users } from './tables.ts';
import type { AccessLevel } from '#domain/access.ts';
import type { Database } from './database.ts';
import type { People } from './people.ts';

interface Change {
  userId: string;
  level: AccessLevel;
  source: string;
  reason: string;
  key: string;
}

/** What the Worker itself does with people. No field of the contract leads here. */
export function createVerbs(db: Database, people: People, clock: () => Date) {
  async function append(entry: Omit<typeof accessLedger.$inferInsert, 'id' | 'at'>): Promise<void> {
    await db
      .insert(accessLedger)
      .values({ ...entry, at: clock() })
      .onConflictDoNothing({ target: accessLedger.key });
  }

  return {
    grant: ({ until, ...change }: Change & { until?: Date }) =>
      append({ ...change, verb: 'grant', until: until ?? null }),

    revoke: (change: Change) => append({ ...change, verb: 'revoke' }),

    async access(userId: string): Promise<AccessLevel[]> {
      const entries = await db.select().from(accessLedger).where(eq(accessLedger.userId, userId));
      return levelsOf(entries, clock());
    },

    async exportPerson(userId: string): Promise<Record<string, unknown> | undefined> {
      const record = await people.find(userId);
      return (
        record && {
          user: record.user,
          onboarding: record.onboarding ?? null,
          weightHistory: record.weights,
          accessLedger: record.ledger,
        }
      );
    },

    /** Everything about her hangs on her row and goes with it. */
    async erasePerson(userId: string): Promise<void> {
      await db.delete(users).where(eq(users.id, userId));
    },

    answers: async (): Promise<boolean> => {
      try {
        await db.select({ id: users.id }).from(users).limit(1);
        return true;
      } catch {
        return false;
      }
    },
  };
}
