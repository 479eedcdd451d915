import { company } from '#domain/company.ts';
import { errorCodes } from '#domain/error-codes.ts';
import { fill } from '#domain/fill.ts';
import { identityCodes } from '#domain/identity-codes.ts';
import type { Locale } from '#domain/locales.ts';
import type { LoginReason } from '#domain/sign-in.ts';
import { errorTexts } from '#i18n/errors.ts';
import { pathOf } from '#i18n/routes.ts';
import { textsOf } from '#i18n/texts.ts';

/**
 * What the island says, in one language: plain data, because an island takes nothing else along. On the way to the order
 * of a plan, its title says for how many months that is.
 */
export function loginTexts(locale: Locale, months?: number) {
  const { island, planTitle } = textsOf(locale, 'login');
  const title =
    months === undefined ? undefined : fill(months === 1 ? planTitle.one : planTitle.other, { months });
  const { headlines, ...others } = island;
  const plan = { ...headlines.plan, ...(title === undefined ? {} : { title }) };
  return {
    ...others,
    headlines: { ...headlines, plan },
    errors: errorTexts(locale, [...errorCodes, ...identityCodes, 'unreachable']),
    /** Where a visitor goes on whom nothing sent here. */
    otherwise: pathOf('my', locale),
    support: company.email,
  };
}

export type LoginTexts = ReturnType<typeof loginTexts>;

/** What a page gives the sign-in within it. */
export interface SignInHereProps {
  texts: LoginTexts;
  /** The login page's own address: links out of e-mails lead there. */
  address: string;
  reason: LoginReason;
  /** The id of what is hidden while it is open. */
  hides?: string | undefined;
}
