import { facts } from '#domain/facts.ts';
import { findContract, type ContractsOf } from './identify.ts';
import type { Declaration } from '#domain/shop/declaration.ts';
import type { Log } from '../log.ts';
import type { CarryOut } from './carry-out.ts';
import type { DeclarationMail, DeclarationStore, KnownDeclaration } from './declaration-store.ts';
import type { DeclarationSteps, Step } from './declaration-steps.ts';

interface DeclarationsDeps {
  store: DeclarationStore & DeclarationSteps;
  contracts: ContractsOf;
  /** Nothing where no payment service is configured. */
  carryOut: CarryOut | undefined;
  sendMail: (kind: DeclarationMail, declarationId: string) => Promise<void>;
  /** When a mail went out; nothing where it has not yet. */
  mailSent: (kind: DeclarationMail, declarationId: string) => Promise<Date | undefined>;
  now: () => Date;
  log: Log;
}

const objectionMs = facts.objectionDays * 86_400_000;

/**
 * Cancellations and withdrawals: stored and acknowledged first, then carried out: at once where the buyer is known to
 * have sent them, otherwise when she opens the link in our mail, or when nobody has objected for three days. A cron job
 * retries what could not be done. A declaration counts from the moment it was received, whatever is down.
 */
export function createDeclarations(deps: DeclarationsDeps) {
  const { store, contracts, carryOut: payer, sendMail, mailSent, now, log } = deps;

  /** Whose it is, is looked up after the answer: the answer is the same whether there is such a contract or not. */
  async function identified(declaration: Declaration, memberId: string | undefined): Promise<void> {
    const found = await findContract(declaration, memberId, contracts);
    const step = ((): Step => {
      switch (found.state) {
        case 'due': {
          const identifiedBy = found.isMember ? 'member' : undefined;
          return { state: 'due', orderId: found.order?.id, identifiedBy };
        }
        case 'waiting_for_objection': {
          const carryOutAt = new Date(declaration.received.getTime() + objectionMs);
          return { state: 'waiting_for_objection', orderId: found.order.id, carryOutAt };
        }
        case 'needs_contract':
          return { state: 'needs_contract' };
      }
    })();
    await store.identified(declaration.id, step, now());
    if (step.state === 'waiting_for_objection') await sendMail('declaration_check', declaration.id);
    if (step.state === 'needs_contract') await sendMail('declaration_choice', declaration.id);
  }

  /** Silence counts from the moment our mail went out: while mail is down nobody can object. */
  async function waitForObjection({ id }: Declaration, carryOutAt: Date): Promise<boolean> {
    const at = now();
    if (carryOutAt > at) return false;
    const sent = await mailSent('declaration_check', id);
    if (sent === undefined || sent.getTime() + objectionMs > at.getTime()) {
      await store.postpone(id, new Date((sent ?? at).getTime() + objectionMs));
      return false;
    }
    return store.passInSilence(id, at);
  }

  async function carryOut(declaration: Declaration, orderId: string | undefined): Promise<void> {
    const result = await payer?.carryOut(declaration, orderId);
    if (!result) {
      await store.postpone(declaration.id, now());
      return;
    }
    await store.conclude(declaration, result, now());
    log.info('declaration_carried_out', { operation: declaration.kind, code: result.code });
    await sendMail('declaration_result', declaration.id);
  }

  async function undo({ id }: Declaration): Promise<void> {
    const result = await store.result(id);
    if (result?.orderId && result.endsAt) {
      const { orderId, endsAt } = result;
      const isOvertaken = await store.isCancelledAnew(id, orderId);
      const undone = isOvertaken ? 'other_end' : await payer?.undo(id, { orderId, endsAt });
      if (undone === undefined) return;
      if (undone === 'other_end') {
        log.error('cancellation_not_undone', { operation: 'take_back' });
        await store.handOver(id);
        return;
      }
    }
    await store.undone(id, now());
    await sendMail('declaration_taken_back', id);
  }

  /** One step; whether another may follow at once. */
  async function step({ declaration, progress }: KnownDeclaration): Promise<boolean> {
    switch (progress.state) {
      case 'received':
        await identified(declaration, progress.memberId);
        return true;
      case 'waiting_for_objection':
        return waitForObjection(declaration, progress.carryOutAt);
      case 'due':
        await carryOut(declaration, progress.orderId);
        return false;
      case 'taken_back':
        if (!progress.isUndone) await undo(declaration);
        return false;
      case 'needs_contract':
      case 'carried_out':
      case 'objected':
        return false;
    }
  }

  /** Never throws: what could not be done is tried again by the cron job. */
  async function advance(id: string): Promise<void> {
    if (!payer) log.error('setting_invalid', { setting: 'STRIPE_SECRET_KEY', reason: 'is missing' });
    try {
      for (let isMoving = true; isMoving;) {
        const known = await store.find(id);
        isMoving = known !== undefined && (await step(known));
      }
    } catch (error) {
      log.error('declaration_not_carried_out', { operation: 'declaration', error });
      await store.postpone(id, now()).catch(() => undefined);
    }
  }

  return {
    ...store,
    advance,

    /** Goes on with what was just received. */
    async handle({ id }: Pick<Declaration, 'id'>): Promise<void> {
      await sendMail('acknowledgement', id);
      await advance(id);
    },

    async handleDue(): Promise<void> {
      for (const id of await store.due(now())) await advance(id);
    },
  };
}
