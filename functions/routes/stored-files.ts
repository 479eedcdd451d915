import { Hono } from 'hono';
import { findStoredFile } from '#site/api/stored-file.ts';
import { json } from '../middleware/body.ts';
import { maybeSignedIn, signInFirst } from '../middleware/identity.ts';
import { limitedPerAddress } from '../middleware/rate-limit.ts';
import { refuse } from '../http/refusal.ts';
import type { App } from '../http/context.ts';

export const storedFiles = new Hono<App>().post(
  findStoredFile.path,
  limitedPerAddress,
  json(findStoredFile),
  maybeSignedIn,
  async (c) => {
    const { member, deps } = c.var;
    const { address } = c.req.valid('json');
    const found = await deps.storedFileLink(
      address,
      async () => member && (await deps.accounts.account(member)).userId,
    );
    if (found.state === 'refused') {
      if (found.code === 'unauthenticated') return signInFirst(c);
      return refuse(c, found.code, found.code === 'storage_unavailable' ? { 'Retry-After': '10' } : {});
    }
    const { url, until, bytes } = found.link;
    return c.json({ url, until: until.toISOString(), bytes });
  },
);
