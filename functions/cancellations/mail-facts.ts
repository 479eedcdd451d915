import { emailKey } from '#domain/email.ts';
import { declarationPath } from '#domain/shop/return-paths.ts';
import { findContract, type ContractsOf, type DeclaredOrder } from './identify.ts';
import type { Locale } from '#domain/locales.ts';
import type { DeclarationProgress } from '#domain/shop/declaration.ts';
import type { MailFacts } from '../mails/compose.ts';
import type { DeclarationLink, DeclarationLinks } from './declaration-links.ts';
import type { DeclarationStore } from './declaration-store.ts';

interface MailFactsDeps {
  declarations: DeclarationStore;
  declarationLinks: DeclarationLinks;
  contracts: ContractsOf & {
    find: (id: string) => Promise<(DeclaredOrder & { dueCents: number }) | undefined>;
  };
  site: string;
}

const orderIdOf = (progress: DeclarationProgress) => ('orderId' in progress ? progress.orderId : undefined);

/**
 * What mails about declarations are written from. Whatever says more than was typed goes to the address that the order
 * was placed under, however the one in the form was spelled. Links are made anew each time a mail is written: only their
 * hashes are stored.
 */
export function createDeclarationMailFacts({
  declarations: store,
  declarationLinks: links,
  contracts,
  site,
}: MailFactsDeps): Omit<MailFacts, 'order'> {
  const addressOf = async (locale: Locale, link: DeclarationLink, until?: Date) =>
    site + declarationPath(locale, await links.create(link, until));

  /** Where the answer about a declaration goes. */
  async function subject(id: string) {
    const known = await store.find(id);
    if (!known) return undefined;
    const orderId = orderIdOf(known.progress);
    const order = orderId === undefined ? undefined : await contracts.find(orderId);
    const { email } = known.declaration;
    const isSameMailbox = order && emailKey(order.email) === emailKey(email);
    const isHerself = known.identifiedBy === 'member';
    return { ...known, order, to: order && (isSameMailbox || !isHerself) ? order.email : email };
  }

  return {
    declaration: async (id) => (await store.find(id))?.declaration,

    async check(declarationId) {
      const about = await subject(declarationId);
      // Answered meanwhile: there is nothing left to ask.
      if (!about?.order || about.progress.state !== 'waiting_for_objection') return undefined;
      const { declaration, order, to } = about;
      const { locale, kind } = declaration;
      const link = { declarationId, orderId: order.id };
      return {
        declaration,
        to,
        contract: order,
        confirm: await addressOf(locale, { ...link, purpose: 'confirm' }),
        object: await addressOf(locale, { ...link, purpose: 'object' }),
        takeBack: kind === 'cancel' ? await addressOf(locale, { ...link, purpose: 'take_back' }) : undefined,
      };
    },

    async choice(declarationId) {
      const known = await store.find(declarationId);
      if (known?.progress.state !== 'needs_contract') return undefined;
      const { declaration, progress } = known;
      const { locale, email } = declaration;
      const found = await findContract(declaration, progress.memberId, contracts);
      if (found.state !== 'needs_contract') return undefined;
      const { among } = found;
      const [newest] = among;
      const own = among.find((order) => emailKey(order.email) === emailKey(email)) ?? newest;
      if (!own) return undefined;
      // Whoever reads this mail may confirm what has its address or belongs to its account, and nothing else.
      const theirs = among.filter(
        (order) =>
          emailKey(order.email) === emailKey(own.email) ||
          (order.userId !== null && order.userId === own.userId),
      );
      const choices = await Promise.all(
        theirs.map(async (contract) => ({
          contract,
          confirm: await addressOf(locale, { declarationId, purpose: 'confirm', orderId: contract.id }),
        })),
      );
      const object = await addressOf(locale, { declarationId, purpose: 'object', orderId: undefined });
      return { declaration, to: own.email, choices, object };
    },

    async result(declarationId) {
      const result = await store.result(declarationId);
      const about = result && (await subject(declarationId));
      if (!about) return undefined;
      const { declaration, order, to } = about;
      const { code, endsAt, refundedCents } = result;
      const canBeTakenBack = order && endsAt && refundedCents === null && declaration.kind === 'cancel';
      const link = { declarationId, purpose: 'take_back', orderId: order?.id } as const;
      return {
        ...{ declaration, to, code, endsAt, refundedCents },
        contract: order,
        paidCents: order?.dueCents,
        takeBack: canBeTakenBack ? await addressOf(declaration.locale, link, endsAt) : undefined,
      };
    },

    async takenBack(declarationId) {
      const about = await subject(declarationId);
      return about && { declaration: about.declaration, to: about.to, contract: about.order };
    },
  };
}
