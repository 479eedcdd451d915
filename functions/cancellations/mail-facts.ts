import { mailboxKey } from '#domain/mail/email.ts';
import { declarationPath } from '#i18n/mail-links.ts';
import { findContract, isOrderedWith, type DeclaredOrder } from './identify.ts';
import type { MailFacts } from '../mails/compose.ts';
import type { Asked } from '../mails/declaration-mails.ts';
import type { Contracts } from '../payments/contracts.ts';
import type { DeclarationLinks } from './declaration-links.ts';
import type { DeclarationStore, KnownDeclaration } from './declaration-store.ts';

interface MailFactsDeps {
  declarations: DeclarationStore;
  declarationLinks: DeclarationLinks;
  contracts: Contracts;
  site: string;
}

const isSameMailbox = (one: string, other: string) => mailboxKey(one) === mailboxKey(other);

/**
 * The facts for mails about declarations. Each mail gets new links, since only hashes are stored, and go only to the
 * address that the order was placed with.
 */
export function createDeclarationMailFacts({
  declarations: store,
  declarationLinks: links,
  contracts,
  site,
}: MailFactsDeps): Pick<MailFacts, 'acknowledgement' | 'check' | 'result'> {
  async function mayBeMeant({ declaration, state, orderId, memberId }: KnownDeclaration) {
    if (state !== 'unproved') return [];
    if (orderId !== undefined) {
      const order = await contracts.find(orderId);
      return order ? [order] : [];
    }
    const found = await findContract(declaration, memberId, contracts);
    return found.state === 'unproved' ? found.among : [];
  }

  async function askedAt(
    to: string,
    { declaration, orderId }: KnownDeclaration,
    among: readonly DeclaredOrder[],
  ): Promise<Asked | undefined> {
    const { id, locale } = declaration;
    const choices = await Promise.all(
      among
        .filter(({ email }) => isSameMailbox(email, to))
        .map(async (contract) => ({
          contract,
          confirm: site + declarationPath(locale, await links.create(id, contract.id)),
        })),
    );
    return choices.length > 0 ? { isWhich: orderId === undefined, choices } : undefined;
  }

  /** Mails to unverified addresses are limited. */
  const isProved = ({ identifiedBy }: KnownDeclaration, to: string, order: DeclaredOrder | undefined) =>
    identifiedBy !== undefined && order !== undefined && isSameMailbox(order.email, to);

  const orderOf = ({ orderId }: KnownDeclaration) =>
    orderId === undefined ? undefined : contracts.find(orderId);

  return {
    async acknowledgement(id) {
      const known = await store.find(id);
      if (!known) return undefined;
      const { declaration } = known;
      const { email: to } = declaration;
      const among = await mayBeMeant(known);
      const result = known.state === 'carried_out' ? await store.result(id) : undefined;
      return {
        declaration,
        asked: isOrderedWith(to, among) ? await askedAt(to, known, among) : undefined,
        // A proved result has its own mail, to the contract's address.
        settled: known.identifiedBy === undefined ? result?.code : undefined,
        isProved: isProved(known, to, await orderOf(known)),
        sender: known.sender,
      };
    },

    async check(id) {
      const known = await store.find(id);
      const among = known ? await mayBeMeant(known) : [];
      const [newest] = among;
      if (!known || !newest) return undefined;
      const { declaration } = known;
      const asked = await askedAt(newest.email, known, among);
      return asked && { declaration, to: newest.email, asked };
    },

    async result(id) {
      const [known, result] = await Promise.all([store.find(id), store.result(id)]);
      if (!known || !result) return undefined;
      const { declaration } = known;
      const { code, endsAt, refundedCents, at } = result;
      const order = await orderOf(known);
      const to = known.identifiedBy === undefined || !order ? declaration.email : order.email;
      return {
        declaration,
        to,
        code,
        endsAt,
        refundedCents,
        at,
        // Contract details only go to the address that it was ordered with.
        contract: order && isSameMailbox(order.email, to) ? order : undefined,
        paidCents: order?.dueCents,
        isOwed: order?.state === 'refunding',
        isProved: isProved(known, to, order),
        sender: known.sender,
      };
    },
  };
}
