import { isEmail } from '#domain/email.ts';
import { dayInGermany } from '#domain/calendar.ts';
import { onboardingProblems } from '#domain/onboarding.ts';
import { answersOf, storeOnboarding } from './onboarding.ts';
import { refused, type OnUnhandledError } from './errors.ts';
import { userView } from './user-view.ts';
import type {
  Mutation,
  MutationOnboardUserArgs,
  MutationUpdateUserArgs,
  Query,
  QueryGetUserArgs,
  User,
} from './generated/contract.ts';
import { isRefusedWith, type Database } from '../database/open.ts';
import { DeletedSignIn, type UserRecord, type Users } from '../accounts/users.ts';
import type { Member } from '../ports/identity.ts';

export interface MembersContext {
  caller: Member | undefined;
  requestId: string;
}

interface Arguments {
  Query: { getUser: QueryGetUserArgs };
  Mutation: { onboardUser: MutationOnboardUserArgs; updateUser: MutationUpdateUserArgs };
}

/** A resolver for every root field of the schema; a missing one fails the type check. */
type ResolversOf<Fields, Args extends Record<keyof Fields, object>> = {
  [Field in keyof Fields]: (
    parent: unknown,
    args: Args[Field],
    context: MembersContext,
  ) => Promise<Fields[Field]>;
};
interface Resolvers {
  Query: ResolversOf<Query, Arguments['Query']>;
  Mutation: ResolversOf<Mutation, Arguments['Mutation']>;
}

interface ResolverOptions {
  db: Database;
  users: Users;
  clock: () => Date;
  announceId: (userId: string, context: MembersContext) => Promise<void>;
  onUnhandledError: OnUnhandledError;
}

/** Filled in by the app; empty for those who come from the website. */
const notStarted = {
  dailyUserStatistics: { meals: null },
  mindsetExerciseProgress: { lastCompleted: null, progressData: null },
};

export function createResolvers({
  db,
  users,
  clock,
  announceId,
  onUnhandledError,
}: ResolverOptions): Resolvers {
  /**
   * Authorizes every field. The token identifies the caller; the id argument must be `myself`, the caller's own, or
   * the token's, even if that is stale.
   */
  async function ownRecord(id: string, context: MembersContext): Promise<UserRecord & { caller: Member }> {
    const { caller } = context;
    if (!caller) throw refused('unauthenticated');
    const record = await users.own(caller).catch((error: unknown) => {
      if (error instanceof DeletedSignIn) throw refused('token_refused');
      // A database error: the account may have been deleted, so the token cannot be trusted.
      onUnhandledError(error, context.requestId);
      throw refused('identity_unavailable');
    });
    if (!['myself', record.user.id, caller.userId].includes(id)) throw refused('forbidden');
    if (caller.userId !== record.user.id) await announceId(record.user.id, context);
    return { ...record, caller };
  }

  async function view(userId: string): Promise<User> {
    const record = await users.find(userId);
    if (!record) throw refused('token_refused');
    return userView(record, clock());
  }

  return {
    Query: {
      getUser: async (_, { id }, context) => userView(await ownRecord(id, context), clock()),
    },
    Mutation: {
      async onboardUser(_, { id, user: input }, context) {
        const { user } = await ownRecord(id, context);
        const answers = answersOf(input);
        const [problem] = onboardingProblems(answers, dayInGermany(clock()));
        if (problem) throw refused(problem.code);
        await storeOnboarding(db, user.id, answers, clock()).catch(async (error: unknown) => {
          // The account was deleted or the consent withdrawn meanwhile.
          await view(user.id);
          throw isRefusedWith('no health data without consent', error)
            ? refused('health_consent_missing')
            : error;
        });
        return { ...notStarted, user: await view(user.id) };
      },
      async updateUser(_, { id, email }, context) {
        const { user, caller } = await ownRecord(id, context);
        if (!isEmail(email)) throw refused('email_invalid');
        await users.changeEmail(caller, user.id, email);
        return view(user.id);
      },
    },
  };
}
