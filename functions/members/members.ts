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
  /** Puts a user's own id into the next tokens. Best effort: `myself` works without. */
  announceId: (uid: string, userId: string) => Promise<void>;
  onUnhandledError: OnUnhandledError;
}

/**
 * The members service: the embedded data API, a GraphQL server on our database. It answers while no outside data API is
 * configured (`DATA_API_URL`); whoever uses one can delete this folder, `database/tables/members.ts` and what
 * `deps.ts` makes of them. Accounts, access and health consents stay: they are ours in both cases (`functions/accounts`).
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
    /** The record is read together with the tombstone that refuses it. */
    refusesDeleted: true,
    async ask({ request, member, requestId }: Pick<DataCall, 'request' | 'member' | 'requestId'>) {
      const payload = await service(request, { caller: member, requestId });
      return { state: 'answered' as const, payload };
    },
  };
}
