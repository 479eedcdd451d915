import { createNoticesClient } from '#site/clients/notices.ts';
import { randomId } from '#site/clients/random-id.ts';
import { createWorkerClient } from '#site/clients/worker.ts';
import { createNotice } from './notice.ts';
import type { NoticeKind } from '#domain/shop/notice.ts';

const client = createNoticesClient(createWorkerClient({ token: () => Promise.resolve(undefined) }));

export const pageNotice = (kind: NoticeKind) => createNotice(kind, client, randomId);
