import { createMailroom } from '../mails/mailroom.ts';
import { createTill } from '../payments/till.ts';
import { createCarryOut } from './carry-out.ts';
import { createNotices } from './notices.ts';
import type { Declaration } from '#domain/shop/declaration.ts';
import type { Log } from '../log.ts';
import type { Deps } from '../context.ts';

const now = () => new Date();

/** Where declarations come in: kept at once, carried out at once if it can be, and again later if not. */
export function createDesk(database: D1Database, deps: Deps, log: Log) {
  const notices = createNotices(database);
  const outbox = createMailroom(database, deps, log);
  const { payments } = deps;
  const till = payments && createTill(database, deps, payments, log);
  const carryOut = till && createCarryOut({ ...till, now });

  /** Never throws: what could not be done waits for the next round. */
  async function attend(notice: Declaration): Promise<void> {
    await outbox.send('receipt', notice.id);
    if (!carryOut) {
      log.error('setting_invalid', { setting: 'STRIPE_SECRET_KEY', reason: 'is missing' });
      return;
    }
    try {
      const outcome = await carryOut(notice);
      if (!outcome) return;
      await notices.conclude(notice, outcome, now());
      log.info('notice_carried_out', { operation: notice.kind, code: outcome.outcome });
      await outbox.send('outcome', notice.id);
    } catch (error) {
      log.error('notice_not_carried_out', { operation: notice.kind, error });
    }
  }

  return {
    notices,
    attend,

    /** What was left undone: notices first, they owe mails. */
    async catchUp(): Promise<void> {
      for (const notice of await notices.waiting()) await attend(notice);
      await outbox.sendDue();
    },

    /** Once a day the log says what waits for a person. */
    async report(): Promise<void> {
      const [open, stuck] = [await notices.open(), await outbox.givenUp()];
      if (open > 0) log.error('notices_wait_for_somebody', { count: open });
      if (stuck > 0) log.error('mails_given_up', { count: stuck });
    },
  };
}
