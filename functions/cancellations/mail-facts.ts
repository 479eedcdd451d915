import { emailKey } from '#domain/email.ts';
import { declarationPath } from '#domain/shop/return-paths.ts';
import { findContract, type ContractsOf, type DeclaredOrder } from './identify.ts';
import type { Locale } from '#domain/locales.ts';
import type { Declaration, DeclarationProgress, LinkPurpose } from '#domain/shop/declaration.ts';
import type { MailFacts } from '../mails/compose.ts';
import type { DeclarationLink, DeclarationLinks } from './declaration-links.ts';
import type { DeclarationSteps } from './declaration-steps.ts';
import type { DeclarationStore } from './declaration-store.ts';
import { canBeTakenBack } from './link-view.ts';

interface MailFactsDeps {
  declarations: DeclarationStore & DeclarationSteps;
  declarationLinks: DeclarationLinks;
  contracts: ContractsOf & {
    find: (id: string) => Promise<(DeclaredOrder & { dueCents: number }) | undefined>;
  };
  site: string;
  now: () => Date;
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
  now,
}: MailFactsDeps): Omit<MailFacts, 'order' | 'emailCheck' | 'reminder' | 'courseAnswer'> {
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

  /** The contracts that somebody is asked to choose from; nothing where there is no choice. */
  async function amongWhich(declaration: Declaration, memberId: string | undefined) {
    const found = await findContract(declaration, memberId, contracts);
    return found.state === 'needs_contract' ? found.among : undefined;
  }

  /** The contract whose address is asked which one is meant. */
  const asked = ({ email }: Declaration, among: readonly DeclaredOrder[]) =>
    among.find((order) => emailKey(order.email) === emailKey(email)) ?? among[0];

  return {
    declaration: async (id) => (await store.find(id))?.declaration,

    async check(id) {
      const [own, joined] = await Promise.all([store.find(id), store.askedWith(id)]);
      const isOpen = own?.progress.state === 'waiting_for_objection';
      // Answered meanwhile: what it asks about besides is asked all the same.
      const [declaration, ...others] = [...(isOpen ? [own.declaration] : []), ...joined];
      if (!declaration) return undefined;
      const about = await subject(declaration.id);
      if (!about?.order) return undefined;
      const { order, to } = about;
      const { locale, kind } = declaration;
      const linkTo = (purpose: LinkPurpose, declarationId = declaration.id) =>
        addressOf(locale, { declarationId, orderId: order.id, purpose });
      return {
        declaration,
        to,
        contract: order,
        confirm: await linkTo('confirm'),
        object: await linkTo('object'),
        takeBack: kind === 'cancel' ? await linkTo('take_back') : undefined,
        others: await Promise.all(
          others.map(async (other) => ({
            declaration: { ...other, locale },
            confirm: await linkTo('confirm', other.id),
          })),
        ),
      };
    },

    async choice(declarationId) {
      const known = await store.find(declarationId);
      if (known?.progress.state !== 'needs_contract') return undefined;
      const { declaration, progress } = known;
      const among = await amongWhich(declaration, progress.memberId);
      const own = among && asked(declaration, among);
      if (!own) {
        // Only one fits by now, or none: nobody has to choose.
        await store.identifyAnew(declarationId, now());
        return undefined;
      }
      const { locale } = declaration;
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
      const { code, endsAt, refundedCents, at } = result;
      const isCancelledAnew = order !== undefined && (await store.isCancelledAnew(declarationId, order.id));
      const isOpen = order && endsAt && canBeTakenBack(declaration, result, { isCancelledAnew, now: now() });
      const link = { declarationId, purpose: 'take_back', orderId: order?.id } as const;
      return {
        ...{ declaration, to, code, endsAt, refundedCents, at },
        contract: order,
        paidCents: order?.dueCents,
        takeBack: isOpen ? await addressOf(declaration.locale, link, endsAt) : undefined,
      };
    },

    async takenBack(declarationId) {
      const about = await subject(declarationId);
      if (!about) return undefined;
      const { declaration, to, order: contract, progress } = about;
      return { declaration, to, contract, isUndone: progress.state !== 'not_undone' };
    },

    async objected(declarationId) {
      const about = await subject(declarationId);
      if (about?.progress.state !== 'objected') return undefined;
      const { declaration, order } = about;
      const { locale } = declaration;
      // Without a contract it was asked which: the answer goes where the question went.
      const to = order?.email ?? asked(declaration, (await amongWhich(declaration, undefined)) ?? [])?.email;
      if (to === undefined) return undefined;
      const stopped = await store.stoppedBy(declarationId);
      return {
        declaration,
        to,
        contract: order,
        stopped: stopped.map((one) => ({ ...one, locale })),
      };
    },
  };
}
