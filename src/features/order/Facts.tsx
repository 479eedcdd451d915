import type { ReactNode } from 'react';
import { fill, plural } from '#domain/text/fill.ts';
import { formatMoney } from '#domain/text/format.ts';
import { productOf } from '#domain/shop/catalogue.ts';
import { productName } from '#domain/shop/product-name.ts';
import type { Review } from './review.ts';
import type { OrderTexts, OrderWords } from './texts.ts';
import './order.css';

type Props = OrderWords & { review: Review };

export function Price({ texts: { facts: t, tax }, review: { offer } }: Props) {
  const { cents, struckCents } = offer;
  return (
    <>
      {struckCents !== null && (
        <s>
          <span className="visually-hidden">{t.before} </span>
          {formatMoney(struckCents)}
        </s>
      )}{' '}
      <strong className="order-price">
        {struckCents !== null && <span className="visually-hidden">{t.now} </span>}
        {formatMoney(cents)}
      </strong>{' '}
      <span className="order-vat">{tax[productOf(offer.product).kind]}</span>
    </>
  );
}

/** Term, renewal, notice period and guarantee, as far as the product has them. */
function conditions({ facts: t }: OrderTexts, { offer }: Review) {
  const product = productOf(offer.product);
  if (product.kind === 'course')
    return [t.termCourse, t.renewalCourse, t.noticeCourse, t.guaranteeCourse] as const;
  const { months } = product;
  return [
    fill(plural(t.termPlan, months), { months }),
    fill(plural(t.renewalPlan, months), { months, money: formatMoney(offer.listCents) }),
    t.noticePlan,
    t.guaranteePlan,
  ] as const;
}

/** Everything required directly above the order button (§ 312j (2) BGB). */
export function Facts(props: Props) {
  const { texts, review } = props;
  const { facts: t, paths } = texts;
  const [term, renewal, notice, guarantee] = conditions(texts, review);
  const rows: [string, ReactNode][] = [
    [t.product, productName(review.offer.product, texts.product)],
    [t.price, <Price {...props} />],
    [t.term, term],
    [t.renewal, renewal],
    [t.notice, notice],
    [
      t.withdrawal,
      <>
        {t.withdrawalText}{' '}
        <a href={paths.withdrawal} target="_blank">
          {t.withdrawalLink}
        </a>
      </>,
    ],
    [t.guarantee, fill(guarantee, { days: review.guarantee.days, date: review.guarantee.until })],
    [
      t.terms,
      <>
        {t.termsText}{' '}
        <a href={paths.terms} target="_blank">
          {t.termsLink}
        </a>
      </>,
    ],
  ];
  return (
    <dl className="order-facts" aria-label={t.title}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt className="soft">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
