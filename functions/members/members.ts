import { createResolvers, type MembersContext } from './resolvers.ts';
import { createService } from './service.ts';
import type { Users } from '../accounts/users.ts';
import type { Database } from '../database/open.ts';
import type { DataCall } from '../ports/data-api.ts';
import type { OnUnhandledError } from './errors.ts';

interface MembersOptions {
  db: Database;
  users: Users;
  clock: () => Date;
  /** Puts the user's own id into future tokens. Best effort: `myself` works without it. */
  announceId: (uid: string, userId: string) => Promise<void>;
  onUnhandledError: OnUnhandledError;
}

/**
 * The members service: a GraphQL server on our database, used while no external data API is configured
 * (`DATA_API_URL`). With one, this folder, `database/tables/members.ts` and their part of `deps.ts` can be deleted.
 * Accounts, access and health consents stay ours (`functions/accounts`).
 */
export function createMembers({ db, users, clock, announceId, onUnhandledError }: MembersOptions) {
  const announce = async (userId: string, { caller, requestId }: MembersContext) => {
    if (!caller) return;
    await announceId(caller.uid, userId).catch((error: unknown) => {
      onUnhandledError(error, requestId);
    });
  };
  const resolvers = createResolvers({ db, users, clock, announceId: announce, onUnhandledError });
  const service = createService(resolvers, onUnhandledError);

  return {
    /** A record is read together with its tombstone. */
    refusesDeleted: true,
    async ask({ request, member, requestId }: Pick<DataCall, 'request' | 'member' | 'requestId'>) {
      const payload = await service(request, { caller: member, requestId });
      return { state: 'answered' as const, payload };
    },
  };
}
