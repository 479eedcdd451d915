import type { Declaration } from '#domain/shop/declaration.ts';
import type { Log } from '../log.ts';
import type { CarryOut } from './carry-out.ts';
import type { DeclarationStore } from './declaration-store.ts';

interface DeclarationsDeps {
  store: DeclarationStore;
  /** Nothing where no payment service is configured. */
  carryOut: CarryOut | undefined;
  sendMail: (kind: 'acknowledgement' | 'declaration_result', declarationId: string) => Promise<void>;
  now: () => Date;
  log: Log;
}

/**
 * Cancellations and withdrawals: stored and acknowledged first, then carried out, at once if it can be and in retries
 * by a cron job if not. A declaration counts from the moment it was received, whatever is down.
 */
export function createDeclarations({ store, carryOut, sendMail, now, log }: DeclarationsDeps) {
  /** Never throws: what could not be done is tried again by the cron job. */
  async function handle(declaration: Declaration): Promise<void> {
    await sendMail('acknowledgement', declaration.id);
    if (!carryOut) {
      log.error('setting_invalid', { setting: 'STRIPE_SECRET_KEY', reason: 'is missing' });
      return;
    }
    try {
      const result = await carryOut(declaration);
      if (!result) return;
      await store.conclude(declaration, result, now());
      log.info('declaration_carried_out', { operation: declaration.kind, code: result.code });
      await sendMail('declaration_result', declaration.id);
    } catch (error) {
      log.error('declaration_not_carried_out', { operation: declaration.kind, error });
    }
  }

  return {
    ...store,
    handle,

    async handleWaiting(): Promise<void> {
      for (const declaration of await store.waiting()) await handle(declaration);
    },
  };
}
