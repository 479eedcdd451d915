import { isNothing, type Endpoint } from './endpoint.ts';

const missing = { late: 'data_api_timeout', unreadable: 'data_api_invalid' } as const;

/** Gives the explicit consent to the processing of health data (Art. 9 GDPR). */
export const giveHealthConsent = {
  method: 'POST',
  path: '/api/health-consent',
  signIn: 'required',
  codes: ['health_consent_missing', 'confirmation_date_wrong'],
  isAnswer: isNothing,
  missing,
} as const satisfies Endpoint<undefined>;

/** Withdraws it and deletes the health answers. */
export const withdrawHealthConsent = {
  method: 'DELETE',
  path: '/api/health-consent',
  signIn: 'required',
  codes: [],
  isAnswer: isNothing,
  missing,
} as const satisfies Endpoint<undefined>;
