import type { NoticeKind, ReceiptView } from '#domain/shop/notice.ts';
import type { WorkerClient } from './worker.ts';

/** Cancelling and withdrawing need nobody to be signed in. */
export const createNoticesClient = (call: WorkerClient) => ({
  declare: (kind: NoticeKind, fields: Readonly<Record<string, string>>) =>
    call<{ receipt: ReceiptView }>(`/api/${kind}`, { method: 'POST', body: fields }),
});

export type NoticesClient = ReturnType<typeof createNoticesClient>;
