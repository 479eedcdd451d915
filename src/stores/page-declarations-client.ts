import { createNoticesClient } from '#site/clients/notices.ts';
import { createWorkerClient } from '#site/clients/worker.ts';

/** Sends cancellations and withdrawals to the Worker without a token: nobody has to be signed in. */
export const declarationsClient = createNoticesClient(
  createWorkerClient({ token: () => Promise.resolve(undefined) }),
);
