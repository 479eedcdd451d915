import { findContract, isOrderedWith } from './identify.ts';
import type { Declaration } from '#domain/shop/declaration.ts';
import type { MailKind } from '../database/tables/mails.ts';
import type { Log } from '../log.ts';
import type { Contracts } from '../payments/contracts.ts';
import type { CarryOut } from './carry-out.ts';
import type { DeclarationStore, KnownDeclaration } from './declaration-store.ts';

interface DeclarationsDeps {
  store: DeclarationStore;
  contracts: Contracts;
  carryOut: CarryOut | undefined;
  sendMail: (kind: MailKind, declarationId: string) => Promise<void>;
  statementsLeft?: () => number;
  now: () => Date;
  log: Log;
}

/** The most time that carrying one out may take. */
const mostStatements = 100;

/**
 * Cancellations and withdrawals are stored, acknowledged, and carried out once proved to be the buyer's: by signing
 * in, by the link in our mail, or by confirming it to the operator. Silence proves nothing. Each counts from the
 * moment it was received, whatever is down; a cron job retries.
 */
export function createDeclarations({ store, contracts, carryOut: payer, ...deps }: DeclarationsDeps) {
  const { sendMail, statementsLeft, now, log } = deps;

  async function identify(known: KnownDeclaration): Promise<void> {
    const { declaration, memberId } = known;
    const { id, email } = declaration;
    const found = await findContract(declaration, memberId, contracts);
    switch (found.state) {
      case 'settled': {
        const { code, order } = found;
        await store.conclude(known, order ? { code, orderId: order.id } : { code }, now());
        return;
      }
      case 'due':
        await store.identified(id, { state: 'due', orderId: found.order.id }, now());
        return;
      case 'unproved': {
        const isOtherMailbox = !isOrderedWith(email, found.among);
        await store.identified(id, { state: 'unproved', orderId: found.order?.id, isOtherMailbox }, now());
      }
    }
  }

  async function carryOut(known: KnownDeclaration): Promise<void> {
    const { declaration, orderId } = known;
    const result = orderId === undefined ? undefined : await payer?.(declaration, orderId);
    if (!result) {
      await store.release(declaration.id, now());
      return;
    }
    await store.conclude(known, result, now());
    log.info('declaration_carried_out', { operation: declaration.kind, code: result.code });
    await sendMail('declaration_result', declaration.id);
  }

  /** Never throws: the cron job retries. */
  async function step(id: string): Promise<void> {
    if (!payer) log.error('setting_invalid', { setting: 'STRIPE_SECRET_KEY', reason: 'is missing' });
    try {
      const known = (await store.claim(id, now())) ? await store.find(id) : undefined;
      if (known) await (known.state === 'due' ? carryOut(known) : identify(known));
    } catch (error) {
      log.error('declaration_not_carried_out', { about: id, error });
      await store.release(id, now()).catch(() => undefined);
    }
  }

  return {
    ...store,

    async handle({ id }: Pick<Declaration, 'id'>): Promise<void> {
      await step(id);
      await sendMail('acknowledgement', id);
      await sendMail('declaration_check', id);
      await step(id);
    },

    async handleDue(): Promise<void> {
      for (const id of await store.due(now())) {
        if (statementsLeft && statementsLeft() < mostStatements) return;
        await step(id);
        await step(id);
      }
    },
  };
}
