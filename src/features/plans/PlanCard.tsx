import { fill, plural } from '#domain/text/fill.ts';
import { formatMoney, formatPercent } from '#domain/text/format.ts';
import type { Locale } from '#domain/text/locales.ts';
import { productOf, type PlanKey } from '#domain/shop/catalogue.ts';
import type { Offer } from '#domain/shop/offers.ts';
import { badgesOf, centsPerMonth, percentLess, savedByMonths } from '#domain/shop/prices.ts';
import type { PlansTexts } from './texts.ts';
import '#site/ui/badge.css';
import '#site/ui/button.css';
import './plans.css';

interface Props {
  locale: Locale;
  offer: Offer;
  texts: PlansTexts['card'];
  href: string;
  /** The plan that fits the visitor's answers: highlighted instead of the most popular one. */
  fittingMonths: number | undefined;
  /** The most popular plan, if that is known. */
  likedPlan: PlanKey | undefined;
  /** Today's price of a single month, with the code. */
  monthCents: number | undefined;
  /** The last day, if an order of today has the longer guarantee. */
  guaranteedUntil: string | undefined;
  /** The discount code is not valid for this plan. */
  withoutCode: boolean;
}

export function PlanCard({
  locale,
  offer,
  texts: t,
  href,
  fittingMonths,
  likedPlan,
  monthCents,
  guaranteedUntil,
  withoutCode,
}: Props) {
  const plan = productOf(offer.product);
  if (plan.kind !== 'plan') return null;
  const { cents, struckCents, listCents } = offer;
  const { months } = plan;
  const fits = months === fittingMonths;
  const badges = fits ? (['fits'] as const) : badgesOf(plan, likedPlan);
  const saved = savedByMonths(plan, cents, monthCents);
  const standsOut = fits || (fittingMonths === undefined && plan.key === likedPlan);
  return (
    <li className="plan" data-stands-out={standsOut}>
      <h2 className="plan-term">{fill(plural(t.month, months), { months })}</h2>
      <p className="plan-badges cluster">
        {badges.map((badge) => (
          <span key={badge} className="badge">
            {t[badge]}
          </span>
        ))}
      </p>
      <p className="plan-price stack-2xs">
        {struckCents !== null && (
          <span className="plan-before cluster">
            <s>
              <span className="visually-hidden">{t.before} </span>
              {formatMoney(struckCents)}
            </s>{' '}
            <span className="plan-less badge">
              {fill(t.less, { percent: formatPercent(percentLess(struckCents, cents), locale) })}
            </span>
          </span>
        )}
        <strong>
          {struckCents !== null && <span className="visually-hidden"> {t.now} </span>}
          {formatMoney(cents)}
        </strong>
      </p>
      <p className="plan-month small-print">
        {fill(plural(t.perMonth, months), { money: formatMoney(centsPerMonth(cents, months)) })}
        {saved !== undefined && (
          <span className="plan-saved">{fill(t.saved, { money: formatMoney(saved), months })}</span>
        )}
      </p>
      <a className={`button ${standsOut ? 'primary' : 'secondary'}`} href={href}>
        {fill(plural(t.start, months), { months })}
      </a>
      <p className="plan-guarantee">
        {guaranteedUntil === undefined ? t.guarantee : fill(t.guaranteed, { date: guaranteedUntil })}
      </p>
      <p className="plan-renews small-print">
        {fill(plural(t.renews, months), { money: formatMoney(listCents), months })}
        {withoutCode && ` ${t.withoutCode}`}
      </p>
    </li>
  );
}
