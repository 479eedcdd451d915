import type { AccountView, Deleted } from '#domain/shop/account.ts';
import type { Locale } from '#domain/locales.ts';
import type { DocumentView } from '#domain/shop/declaration.ts';
import type { WorkerClient } from './worker.ts';

/** The payment service is asked meanwhile. */
const leavingMs = 20_000;

/** What somebody sees of herself, and does about it. */
export const createAccountClient = (call: WorkerClient) => ({
  view: () => call<AccountView>('/api/account'),
  everything: () => call<unknown>('/api/account/export'),
  receipt: (order: string) => call<DocumentView>(`/api/orders/${encodeURIComponent(order)}/receipt`),
  portal: (locale: Locale) =>
    call<{ url: string }>('/api/portal', { method: 'POST', body: { locale }, timeLimitMs: leavingMs }),
  remove: () => call<Deleted>('/api/account', { method: 'DELETE', timeLimitMs: leavingMs }),
});

export type AccountClient = ReturnType<typeof createAccountClient>;
