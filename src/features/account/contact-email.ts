import { isEmail } from '#domain/email.ts';
import type { CallErrorCode } from '#domain/error-codes.ts';
import type { MembersClient } from '#site/browser/members/members.ts';
import type { Session } from '#site/browser/session.ts';

interface ContactEmailDeps {
  session: Pick<Session, '$state'>;
  members: Pick<MembersClient, 'updateUser'>;
}

/** Stores the contact e-mail; resolves to the error, if any. */
export async function storeContactEmail(
  typed: string,
  { session, members }: ContactEmailDeps,
): Promise<CallErrorCode | undefined> {
  const email = typed.trim();
  if (!isEmail(email)) return 'email_invalid';
  const known = session.$state.get();
  if (known.state !== 'member') return 'unauthenticated';
  const answer = await members.updateUser(known.member.id, email);
  return answer.state === 'failed' ? answer.code : undefined;
}
