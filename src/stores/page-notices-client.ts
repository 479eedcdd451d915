import { createNoticesClient } from '#site/clients/notices.ts';
import { createWorkerClient } from '#site/clients/worker.ts';

/** Speaks with the Worker about notices, without anybody's token. */
export const noticesClient = createNoticesClient(
  createWorkerClient({ token: () => Promise.resolve(undefined) }),
);
