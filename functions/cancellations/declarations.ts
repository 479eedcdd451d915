import { facts } from '#domain/facts.ts';
import { findContract, type ContractsOf } from './identify.ts';
import type { Declaration, DeclarationProgress } from '#domain/shop/declaration.ts';
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
  mailState: (kind: DeclarationMail, declarationId: string) => Promise<MailState>;
  now: () => Date;
  log: Log;
}

/** What the outbox says of a mail. */
type MailState = { state: 'sent'; at: Date } | { state: 'waiting' | 'held_back' | 'given_up' };

const day = 86_400_000;
const objectionMs = facts.objectionDays * day;

/**
 * Cancellations and withdrawals: stored and acknowledged first, then carried out: at once where the buyer is known to
 * have sent them, otherwise when she opens the link in our mail, or when nobody has objected for three days. A cron job
 * retries what could not be done. A declaration counts from the moment it was received, whatever is down.
 */
export function createDeclarations(deps: DeclarationsDeps) {
  const { store, contracts, carryOut: payer, sendMail, mailState, now, log } = deps;

  /** Of a flood of declarations about one contract, one mail waits to be sent: it asks about the others, too. */
  async function heldQuestion({ kind }: Declaration, orderId: string): Promise<string | undefined> {
    const last = await store.lastAsked(orderId, kind);
    if (last === undefined) return undefined;
    return (await mailState('declaration_check', last)).state === 'held_back' ? last : undefined;
  }

  /** Whose it is, is looked up after the answer: the answer is the same whether there is such a contract or not. */
  async function identified(declaration: Declaration, memberId: string | undefined): Promise<void> {
    const found = await findContract(declaration, memberId, contracts);
    const askedWith =
      found.state === 'waiting_for_objection' ? await heldQuestion(declaration, found.order.id) : undefined;
    const step = ((): Step => {
      switch (found.state) {
        case 'due': {
          const identifiedBy = found.isMember ? 'member' : undefined;
          return { state: 'due', orderId: found.order?.id, identifiedBy };
        }
        case 'waiting_for_objection': {
          const carryOutAt = new Date(declaration.received.getTime() + objectionMs);
          return { state: 'waiting_for_objection', orderId: found.order.id, carryOutAt, askedWith };
        }
        case 'needs_contract':
          return { state: 'needs_contract' };
      }
    })();
    await store.identified(declaration.id, step, now());
    if (step.state === 'waiting_for_objection' && askedWith === undefined)
      await sendMail('declaration_check', declaration.id);
    if (step.state === 'needs_contract') await sendMail('declaration_choice', declaration.id);
  }

  /** Silence counts from the moment our mail went out: while it has not, nobody can object. */
  async function waitForObjection(
    { id }: Declaration,
    { carryOutAt, askedWith = id }: Extract<DeclarationProgress, { state: 'waiting_for_objection' }>,
  ): Promise<boolean> {
    const at = now();
    if (carryOutAt > at) return false;
    const asked = await mailState('declaration_check', askedWith);
    switch (asked.state) {
      case 'sent': {
        const until = new Date(asked.at.getTime() + objectionMs);
        if (until <= at) return store.passInSilence(id, at);
        await store.postpone(id, until);
        return false;
      }
      case 'given_up':
        // Nobody was asked, so nobody's silence counts: a person decides (`npm run ops -- declarations`).
        log.error('declaration_waits_for_a_person', { operation: 'declaration_check' });
        await store.postpone(id, new Date(at.getTime() + day));
        return false;
      case 'waiting':
      case 'held_back':
        await store.postpone(id, new Date(at.getTime() + day));
        return false;
    }
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
        await store.handOver(id, now());
        await sendMail('declaration_taken_back', id);
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
        return waitForObjection(declaration, progress);
      case 'due':
        await carryOut(declaration, progress.orderId);
        return false;
      case 'taken_back':
        if (!progress.isUndone) await undo(declaration);
        return false;
      case 'objected':
        await sendMail('declaration_objected', declaration.id);
        return false;
      case 'needs_contract':
      case 'carried_out':
      case 'not_undone':
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
