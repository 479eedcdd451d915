import { refuse } from '../refusal.ts';
import { signInFirst } from './who-asks.ts';
import type { AppContext } from '../context.ts';
import type { DataCall } from '../ports/data-api.ts';

/** Health answers go nowhere without a consent that holds, whichever data API is behind. */
export async function refusedHealthData(
  c: AppContext,
  { operation, person }: Pick<DataCall, 'operation' | 'person'>,
): Promise<Response | undefined> {
  if (operation.name !== 'OnboardUserData') return undefined;
  if (!person) return signInFirst(c);
  const agreed = await c.var.deps.members.holdsHealthConsent(person.uid);
  return agreed ? undefined : refuse(c, 'health_consent_missing');
}
