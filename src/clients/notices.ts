import type { DeclarationKind, DocumentView } from '#domain/shop/declaration.ts';
import type { WorkerClient } from './worker.ts';

/** Cancelling and withdrawing need nobody to be signed in. */
export const createNoticesClient = (call: WorkerClient) => ({
  declare: (kind: DeclarationKind, fields: Readonly<Record<string, string>>) =>
    call<{ acknowledgement: DocumentView }>(`/api/${kind}`, { method: 'POST', body: fields }),
});

export type NoticesClient = ReturnType<typeof createNoticesClient>;
