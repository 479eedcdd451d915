import { isMailable } from '#domain/mail/email.ts';
import { dayInGermany } from '#domain/time/calendar.ts';
import { onboardingProblems } from '#domain/onboarding/onboarding.ts';
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

type RootFields = Query & Mutation;

interface Arguments {
  getUser: QueryGetUserArgs;
  onboardUser: MutationOnboardUserArgs;
  updateUser: MutationUpdateUserArgs;
}

/** A resolver for every root field of the schema; a missing one fails the type check. */
export type Resolvers = {
  [Field in keyof RootFields]: (
    args: Arguments[Field],
    context: MembersContext,
  ) => Promise<RootFields[Field]>;
};

export interface ResolverOptions {
  db: Database;
  users: Users;
  clock: () => Date;
  /** Puts the user's own id into future tokens. Best effort: `myself` works without it. */
  announceId: (uid: string, userId: string) => Promise<void>;
  onUnhandledError: OnUnhandledError;
}

/** Filled in by the app; empty for those who come from the website. */
const notStarted = {
  dailyUserStatistics: { meals: null },
  mindsetExerciseProgress: { lastCompleted: null, progressData: null },
};

export function createResolvers(options: ResolverOptions): Resolvers {
  const { db, users, clock, announceId, onUnhandledError } = options;

  /**
   * Authorizes every field. The token identifies the caller; the id argument must be `myself`, the caller's own, or
   * the token's, even if that is stale.
   */
  async function ownRecord(id: string, context: MembersContext): Promise<UserRecord & { caller: Member }> {
    const { caller, requestId } = context;
    if (!caller) throw refused('unauthenticated');
    const record = await users.ownRecord(caller).catch((error: unknown) => {
      if (error instanceof DeletedSignIn) throw refused('token_refused');
      // A database error: the account may have been deleted, so the token cannot be trusted.
      onUnhandledError(error, requestId);
      throw refused('identity_unavailable');
    });
    if (!['myself', record.user.id, caller.userId].includes(id)) throw refused('forbidden');
    if (caller.userId !== record.user.id) {
      await announceId(caller.uid, record.user.id).catch((error: unknown) => {
        onUnhandledError(error, requestId);
      });
    }
    return { ...record, caller };
  }

  async function view(userId: string): Promise<User> {
    const record = await users.find(userId);
    if (!record) throw refused('token_refused');
    return userView(record, clock());
  }

  return {
    getUser: async ({ id }, context) => userView(await ownRecord(id, context), clock()),

    async onboardUser({ id, user: input }, context) {
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

    async updateUser({ id, email }, context) {
      const { user, caller } = await ownRecord(id, context);
      if (!isMailable(email)) throw refused('email_invalid');
      await users.changeEmail(caller, user.id, email);
      return view(user.id);
    },
  };
}
