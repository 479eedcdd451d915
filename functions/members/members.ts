import { createResolvers, type ResolverOptions } from './resolvers.ts';
import { createService } from './service.ts';
import type { DataCall } from '../ports/data-api.ts';

/**
 * The members service: a GraphQL server on our database, used while no external data API is configured
 * (`DATA_API_URL`). With one, this folder, `database/tables/members.ts` and their part of `deps.ts` can be deleted.
 * Accounts, access and health consents stay ours (`functions/accounts`).
 */
export function createMembers(options: ResolverOptions) {
  const service = createService(createResolvers(options), options.onUnhandledError);
  return {
    /** A record is read together with its tombstone. */
    refusesDeleted: true,
    async ask({ request, member: caller, requestId }: Pick<DataCall, 'request' | 'member' | 'requestId'>) {
      return { state: 'answered' as const, payload: await service(request, { caller, requestId }) };
    },
  };
}
