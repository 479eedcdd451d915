import { productOf } from '#domain/shop/catalogue.ts';
import type { Wish } from '#site/clients/shop.ts';
import type { OrderDeps } from './order-parts.ts';
import type { Review } from './order-state.ts';

/** What she saw and said yes to, as the Worker compares it. */
export function wishOf(
  { offer, code, texts, wishes }: Review,
  { locale, booking }: Pick<OrderDeps, 'locale' | 'booking'>,
): Wish {
  const { key, kind } = productOf(offer.product);
  const requirements = kind === 'course' ? booking(key).read().requirements : undefined;
  return {
    product: offer.product,
    locale,
    ...(code === undefined ? {} : { discount: code }),
    agreed: {
      cents: offer.cents,
      terms: texts.terms,
      withdrawal: texts.withdrawal,
      earlyStart: wishes.begin && wishes.knows,
      ...(requirements ? { requirements } : {}),
    },
  };
}
