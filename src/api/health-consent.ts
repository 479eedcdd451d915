import { del, post } from './endpoint.ts';

const lost = ['data_api_timeout', 'data_api_invalid'] as const;
const missing = { late: 'data_api_timeout', unreadable: 'data_api_invalid' } as const;

/** Gives the explicit consent to the processing of health data (Art. 9 GDPR). */
export const giveHealthConsent = post('/api/health-consent', {
  codes: [...lost, 'health_consent_missing', 'confirmation_date_wrong'],
  missing,
});

/** Withdraws it and deletes the health answers. */
export const withdrawHealthConsent = del('/api/health-consent', { codes: lost, missing });
