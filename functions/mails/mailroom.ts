import { createCompose } from './compose.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import type { Log } from '../log.ts';
import type { Deps } from '../context.ts';

const now = () => new Date();

/** The outbox with everything that its mails are written from. */
export const createMailroom = (database: D1Database, { mail, site }: Deps, log: Log): Outbox =>
  createOutbox(database, { mail, compose: createCompose(database, site), now, log });
