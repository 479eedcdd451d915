import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { facts } from '#domain/company/facts.ts';
import { plans, type PlanKey } from '#domain/shop/catalogue.ts';
import { guaranteeDate } from '#domain/shop/guarantee.ts';
import { pathOf } from '#i18n/routes.ts';
import type { Offer } from '#domain/shop/offers.ts';
import { orderByLogin, orderPath } from '#i18n/order-path.ts';
import { Alert } from '#site/ui/Alert.tsx';
import { Fits, useAnswers } from './Fits.tsx';
import { CodeField } from './CodeField.tsx';
import { PlanCard } from './PlanCard.tsx';
import { createPlans, shownOffers, type Plans, type PlansState } from './state.ts';
import type { PlansWords } from './texts.ts';
import '#site/ui/button.css';
import '#site/ui/surface.css';
import './plans.css';

type PartProps = PlansWords & { state: PlansState };

/** Members with a plan get a link to it: they cannot buy a second one. */
function CurrentPlan({ state, locale, texts: { status: t } }: PartProps) {
  const has = state.plan === 'has';
  return (
    <section className="plan-holding surface at-start" aria-labelledby="plan-holding">
      <h2 className="title-m" id="plan-holding">
        {has ? t.hasTitle : t.processingTitle}
      </h2>
      <p>{has ? t.hasText : t.processingText}</p>
      <a className="button primary" href={pathOf('my', locale)}>
        {t.account}
      </a>
    </section>
  );
}

interface CardsProps extends PartProps {
  fittingMonths: number | undefined;
  likedPlan: PlanKey | undefined;
  hasLongGuarantee: boolean;
}

function Cards({ state, locale, texts, fittingMonths, likedPlan, hasLongGuarantee }: CardsProps) {
  const { code, signedIn } = state;
  const wayTo = signedIn ? orderPath : orderByLogin;
  const applied = code.state === 'applied' ? code : undefined;
  const reduced = new Set(applied?.offers.map(({ product }) => product));
  const offers = shownOffers(state);
  const month = offers.find(({ product }) => plans.find(({ months }) => months === 1)?.key === product);
  const until = hasLongGuarantee ? guaranteeDate(new Date(), facts.registrationGuaranteeDays) : undefined;
  return (
    <ul
      className="plan-list stack-l"
      role="list"
      aria-label={texts.card.list}
      data-guarantee={hasLongGuarantee ? 'long' : undefined}
    >
      {offers.toReversed().map((offer) => (
        <PlanCard
          key={offer.product}
          locale={locale}
          texts={texts.card}
          offer={offer}
          fittingMonths={fittingMonths}
          likedPlan={likedPlan}
          monthCents={month?.cents}
          guaranteedUntil={until}
          href={wayTo(locale, offer.product, reduced.has(offer.product) ? applied?.code : undefined)}
          withoutCode={applied !== undefined && !reduced.has(offer.product)}
        />
      ))}
    </ul>
  );
}

/**
 * Without an answer the page keeps its prices, and says so instead of showing the code field, which would not work
 * either.
 */
const Unloaded = ({ texts, load }: Pick<PartProps, 'texts'> & Pick<Plans, 'load'>) => (
  <Alert text={texts.errors.product_unavailable}>
    <button type="button" className="text-button" onClick={() => void load()}>
      {texts.status.again}
    </button>
  </Alert>
);

interface Props extends PlansWords {
  offers: readonly Offer[];
  likedPlan: PlanKey | undefined;
}

export function PlanOffers({ offers, likedPlan, ...words }: Props) {
  const [plans] = useState(() => createPlans(offers));
  const state = useStore(plans.$state);
  useEffect(() => plans.start(), [plans]);
  const { texts } = words;
  const answered = useAnswers();
  const fitting = answered?.fitting;
  if (state.plan !== 'none') return <CurrentPlan {...words} state={state} />;
  return (
    <>
      {fitting && <Fits {...words} known={fitting} />}
      <Cards
        {...words}
        state={state}
        fittingMonths={fitting?.months}
        likedPlan={likedPlan}
        hasLongGuarantee={answered !== undefined || state.hasLongGuarantee}
      />
      <div className="plan-code needs-script">
        {state.loaded === 'failed' ? (
          <Unloaded texts={texts} load={plans.load} />
        ) : (
          <CodeField
            state={state.code}
            texts={texts}
            apply={(typed) => void plans.apply(typed)}
            remove={plans.removeCode}
          />
        )}
      </div>
    </>
  );
}
