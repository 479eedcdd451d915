import type { ErrorCode } from '#domain/errors/error-codes.ts';
import type { IdentityCode } from '#domain/errors/identity-codes.ts';
import type * as german from '#i18n/de.ts';
import type { Texts } from '#i18n/translation.ts';
import type { CallCode } from '#site/api/endpoint.ts';

/** A page of the staff; its own texts are beside them. */
export interface StaffTexts extends Pick<
  Texts<typeof german>['course-leader'],
  'title' | 'others' | 'signInAgain' | 'signIn' | 'unreachable' | 'loading' | 'factor'
> {
  errors: Readonly<Record<CallCode | StaffCode | IdentityCode, string>>;
}

/** What the staff's endpoints refuse everybody else with. */
export type StaffCode = Extract<ErrorCode, 'not_found' | 'second_factor_missing' | 'second_factor_absent'>;
