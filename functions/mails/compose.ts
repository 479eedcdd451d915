import { acknowledgement, declarationResult, type ResultFacts } from './declaration-mails.ts';
import { duplicateRefund } from './duplicate-refund.ts';
import { orderConfirmation, type OrderFacts } from './order-confirmation.ts';
import type { Declaration } from '#domain/shop/declaration.ts';
import type { MailKind } from '../database/tables/mails.ts';
import type { MailMessage } from '../ports/mail.ts';

/** The facts that mails are written from, handed in: this room knows neither payments nor cancellations. */
export interface MailFacts {
  order: (id: string) => Promise<(OrderFacts & { refundedCents: number }) | undefined>;
  declaration: (id: string) => Promise<Declaration | undefined>;
  declarationResult: (declarationId: string) => Promise<ResultFacts | undefined>;
}

/** Writes a mail at the moment it goes out; nothing where what it is about is gone. */
export const createCompose =
  (facts: MailFacts, site: string) =>
  async (kind: MailKind, about: string): Promise<MailMessage | undefined> => {
    switch (kind) {
      case 'order_confirmation': {
        const order = await facts.order(about);
        return order && orderConfirmation(order, site);
      }
      case 'duplicate_refund': {
        const order = await facts.order(about);
        return order && duplicateRefund(order, site);
      }
      case 'acknowledgement': {
        const declaration = await facts.declaration(about);
        return declaration && acknowledgement(declaration);
      }
      case 'declaration_result': {
        const declaration = await facts.declaration(about);
        const result = await facts.declarationResult(about);
        return declaration && result && declarationResult(declaration, result, site);
      }
    }
  };
