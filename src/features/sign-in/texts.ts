import { company } from '#domain/company/company.ts';
import { fill } from '#domain/text/fill.ts';
import { identityCodes } from '#domain/errors/identity-codes.ts';
import type { Locale } from '#domain/text/locales.ts';
import type { LoginReason } from '#domain/identity/sign-in.ts';
import { errorTexts } from '#i18n/errors.ts';
import { pathOf } from '#i18n/routes.ts';
import { textsOf } from '#i18n/texts.ts';
import { callCodes } from '#site/api/endpoint.ts';
import { operations } from '#site/api/graphql.ts';

/** What its calls may fail with. */
const codes = callCodes(operations.getUser);

/**
 * The island's texts, in one language: plain data, because an island's props are serialised. During a plan's order,
 * its title names the number of months.
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
    errors: errorTexts(locale, [...codes, ...identityCodes]),
    meant: textsOf(locale, 'shell').meantAddress,
    /** Where a visitor continues whom no page sent here. */
    otherwise: pathOf('my', locale),
    support: company.email,
  };
}

export type LoginTexts = ReturnType<typeof loginTexts>;

/** The props of a sign-in within a page. */
export interface SignInHereProps {
  texts: LoginTexts;
  /** The login page's own URL: mailed links lead there. */
  address: string;
  reason: LoginReason;
  /** The id of the element that is hidden while it is open. */
  hides?: string | undefined;
}
export type LoginCode = keyof LoginTexts['errors'];
