import { isErrorCode, type CallErrorCode } from '#domain/error-codes.ts';
import type { HealthConsent } from '#domain/health-consent.ts';

export type Told = { state: 'ok' } | { state: 'failed'; code: CallErrorCode };

export interface HealthConsentOptions {
  token: () => Promise<string | undefined>;
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
  timeLimitMs?: number;
}

async function codeOf(response: Response): Promise<CallErrorCode> {
  const value: unknown = await response.json().catch(() => undefined);
  const error = typeof value === 'object' && value !== null && 'error' in value ? value.error : undefined;
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return isErrorCode(code) ? code : 'data_api_invalid';
}

/** Tells the Worker of a consent to process health data, or of its end. Never an exception. */
export function createHealthConsentClient({
  token,
  fetch: send = fetch,
  timeLimitMs = 10_000,
}: HealthConsentOptions) {
  async function call(method: 'POST' | 'DELETE', consent?: HealthConsent): Promise<Told> {
    const signal = AbortSignal.timeout(timeLimitMs);
    try {
      const idToken = await token().catch(() => undefined);
      const response = await send('/api/health-consent', {
        method,
        cache: 'no-store',
        headers: {
          'Content-Type': 'application/json',
          Authorization: idToken ? `Bearer ${idToken}` : '',
        },
        ...(consent ? { body: JSON.stringify(consent) } : {}),
        signal,
      });
      return response.ok ? { state: 'ok' } : { state: 'failed', code: await codeOf(response) };
    } catch {
      return { state: 'failed', code: signal.aborted ? 'data_api_timeout' : 'unreachable' };
    }
  }

  return {
    give: (consent: HealthConsent) => call('POST', consent),
    /** Deletes the health answers with it. */
    withdraw: () => call('DELETE'),
  };
}

export type HealthConsentClient = ReturnType<typeof createHealthConsentClient>;
