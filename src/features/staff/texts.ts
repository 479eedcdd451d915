import type { ErrorCode } from '#domain/errors/error-codes.ts';
import type { IdentityCode } from '#domain/errors/identity-codes.ts';
import type { Screens } from '#i18n/texts.ts';
import type { CallCode } from '#site/api/endpoint.ts';

/** A page of the staff; its own texts are beside them. */
export interface StaffTexts extends Pick<
  Screens['course-leader'],
  'title' | 'others' | 'signInAgain' | 'signIn' | 'unreachable' | 'loading' | 'factor'
> {
  errors: Readonly<Record<CallCode | StaffCode | IdentityCode, string>>;
}

/** What the staff's endpoints refuse everybody else with. */
export type StaffCode = Extract<ErrorCode, 'not_found' | 'second_factor_missing' | 'second_factor_absent'>;
