import type { NoticesClient } from '#site/clients/notices.ts';
import { randomId } from '#site/clients/random-id.ts';
import { createNotice } from './notice.ts';
import type { DeclarationKind } from '#domain/shop/declaration.ts';

const fetchClient = () => import('./page-notices-client.ts');

/** The form is read more often than it is filled in: what sends it comes when somebody begins to write. */
const client: NoticesClient = {
  async declare(kind, fields) {
    try {
      const { noticesClient } = await fetchClient();
      return await noticesClient.declare(kind, fields);
    } catch {
      return { state: 'failed', code: 'unreachable' };
    }
  },
};

/** Somebody begins to write. */
export const beginNotice = () => {
  fetchClient().catch(() => undefined);
};

export const pageNotice = (kind: DeclarationKind) => createNotice(kind, client, randomId);
