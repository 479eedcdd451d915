import type { ReactNode } from 'react';
import { useStore } from '@nanostores/react';
import { dayInGermany } from '#domain/time/calendar.ts';
import { fill, plural } from '#domain/text/fill.ts';
import { fittingPlan } from '#domain/onboarding/fitting-plan.ts';
import { formatNumber, formatKilocalories, formatRoughKilocalories } from '#domain/text/format.ts';
import type { OnboardingAnswers } from '#domain/onboarding/onboarding.ts';
import type { Plan } from '#domain/onboarding/plan.ts';
import { expectsMember } from '#site/browser/signed-in-hint.ts';
import { date, index, kilos } from '#domain/health/show-figures.ts';
import { DayMeals } from './day/DayMeals.tsx';
import { SaveResult } from './SaveResult.tsx';
import { WeightCurve } from './WeightCurve.tsx';
import type { OnboardingWords, SummaryProps } from './props.ts';
import '#site/ui/alert.css';
import '#site/ui/button.css';
import '#site/ui/figures.css';
import '#site/ui/opener.css';
import '#site/ui/surface.css';
import './onboarding.css';
import './summary.css';

interface FiguresProps extends Pick<OnboardingWords, 'texts' | 'locale'> {
  plan: Plan;
  answers: OnboardingAnswers;
}

/** The day's energy and the body mass index, and how they are computed. */
function Figures({ texts: { mass, energy }, locale, plan, answers }: FiguresProps) {
  const { bodyMass, age } = plan;
  const gaps = {
    base: formatKilocalories(plan.energy.base, locale),
    need: formatKilocalories(plan.energy.need, locale),
    floor: formatKilocalories(plan.energy.floor, locale),
    pal: formatNumber(plan.energy.pal, locale),
    weight: String(answers.weight),
    height: String(answers.height),
    age: String(age),
    constant: answers.biologicalGender === 'MALE' ? '+ 5' : '− 161',
  };
  return (
    <div className="onb-figures">
      <section className="surface" aria-labelledby="onb-energy">
        <h2 id="onb-energy">
          {fill(energy.title, { need: formatRoughKilocalories(plan.energy.need, locale) })}
        </h2>
        <p>{energy.text}</p>
        <details className="onb-details figures">
          <summary className="opener">{energy.how}</summary>
          <ol>
            <li>{fill(energy.base, gaps)}</li>
            <li>{fill(energy.need, gaps)}</li>
            {plan.curve.kind !== 'with-doctor' && (
              <>
                <li>{energy.kilo}</li>
                <li>{fill(energy.floor, gaps)}</li>
              </>
            )}
          </ol>
        </details>
      </section>
      <section className="surface" aria-labelledby="onb-mass">
        <h2 id="onb-mass">{fill(mass.title, { bmi: index(bodyMass.index, locale) })}</h2>
        <p>{mass[bodyMass.word]}</p>
        <p className="small-print">{mass.note}</p>
      </section>
    </div>
  );
}

type OnwardWords = Pick<OnboardingWords, 'texts' | 'paths' | 'price'>;

interface OfferProps
  extends
    OnwardWords,
    Pick<OnboardingWords, 'app' | 'locale' | 'plans' | 'fits'>,
    Omit<FiguresProps, 'texts'> {
  hasApp: boolean;
}

/** The app's price: the plan that lasts until the desired weight, or all of them. */
function Price({ texts: { onward: t }, locale, paths, price, plans, fits, plan, answers }: OfferProps) {
  const fitting = fittingPlan(plan, answers, dayInGermany(new Date()));
  const words = fitting && plans.find(({ months }) => months === fitting.months);
  return (
    <>
      <p>{t.text}</p>
      {fitting && words && (
        <p>
          {fill(plural(fits, fitting.months), {
            weight: kilos(fitting.weight, locale),
            date: date(fitting.by),
            months: String(fitting.months),
          })}
        </p>
      )}
      <p id="onb-price" className="onb-price">
        {words ? words.price : price}
      </p>
      <div className="onb-ways cluster">
        {words && (
          <a
            className="button primary"
            href={expectsMember() ? words.order : words.orderByLogin}
            aria-describedby="onb-price"
          >
            {words.start}
          </a>
        )}
        <a
          className={`button ${words ? 'quiet' : 'primary'}`}
          href={paths.plans}
          {...(words ? {} : { 'aria-describedby': 'onb-price' })}
        >
          {t.plans}
        </a>
      </div>
      <p className="small-print">{t.terms}</p>
    </>
  );
}

/**
 * The result's primary action: to the order of the recommended plan, to all plans, or to what the member already has.
 */
function Offer(props: OfferProps) {
  const { texts, paths, app, hasApp } = props;
  const { onward: t } = texts;
  return (
    <section className="surface blush onb-offer" aria-labelledby="onb-offer">
      <div className="stack at-start">
        <h2 id="onb-offer">{hasApp ? t.ownTitle : t.title}</h2>
        {hasApp ? (
          <>
            <p>{t.ownText}</p>
            <a className="button primary" href={paths.my}>
              {t.own}
            </a>
          </>
        ) : (
          <Price {...props} />
        )}
      </div>
      {app}
    </section>
  );
}

/** On phones the offer stays in sight: the result is seven screens long there. */
function SlimOffer({ texts: { onward: t }, paths, price }: OnwardWords) {
  return (
    <aside className="onb-slim" aria-label={t.plans}>
      <p id="onb-price-slim" className="small-print dense">
        {price}
      </p>
      <a className="button secondary" href={paths.plans} aria-describedby="onb-price-slim">
        {t.plans}
      </a>
    </aside>
  );
}

interface OnwardProps extends OnwardWords {
  /** Nothing is sold if a doctor should plan, or that the member already has. */
  isOffered: boolean;
  isSold: boolean;
  children: ReactNode;
}

/** Other links, and the plans again, because the first link to them is far up. */
function Onward({ texts: { onward: t }, paths, price, isSold, isOffered, children }: OnwardProps) {
  return (
    <section className="onb-onward stack-s" aria-labelledby="onb-onward">
      <h2 id="onb-onward">{isSold ? t.restTitle : t.cookTitle}</h2>
      <p>{isSold ? t.restText : t.cookText}</p>
      <div className="onb-ways cluster">
        <a className="button secondary" href={paths.recipes}>
          {t.recipes}
        </a>
        {isOffered && (
          <a className="button secondary" href={paths.plans} aria-describedby="onb-price-again">
            {t.plans}
          </a>
        )}
      </div>
      {isOffered && (
        <p id="onb-price-again" className="small-print">
          {price}
        </p>
      )}
      <div className="onb-ways cluster">
        {isSold && (
          <a className="button quiet" href={paths.about}>
            {t.about}
          </a>
        )}
        {children}
      </div>
    </section>
  );
}

/**
 * The result below its title: weight curve, a day, the plans, saving, figures, other links, and withdrawing the
 * consent.
 */
export function SummaryParts({ state, onboarding, ...words }: SummaryProps) {
  const saving = useStore(onboarding.$saving);
  const hasApp = useStore(onboarding.$hasApp);
  const { texts, leaveOut, locale, errors, paths, price, app, plans, fits } = words;
  const { summary: t } = texts;
  const { answers, pace, plan, problem, lasting } = state;
  const isSold = plan.curve.kind !== 'with-doctor';
  return (
    <>
      <WeightCurve
        {...{ texts, locale, plan, answers, pace }}
        setPace={onboarding.setPace}
        commitPace={onboarding.commitPace}
      />
      <DayMeals {...{ texts, leaveOut, locale, paths, answers, plan }} />
      {isSold && <Offer {...{ texts, locale, paths, price, app, plans, fits, plan, answers, hasApp }} />}
      <SaveResult {...words} {...{ saving, lasting, isSold }} {...onboarding} />
      <div className="onb-facts stack at-start">
        <Figures {...{ texts, locale, plan, answers }} />
        <p className="small-print">{t.doctor}</p>
      </div>
      {isSold && !hasApp && <SlimOffer {...{ texts, paths, price }} />}
      <Onward {...{ texts, paths, price, isSold }} isOffered={isSold && !hasApp}>
        <button className="button quiet" type="button" onClick={onboarding.edit}>
          {t.edit}
        </button>
      </Onward>
      <details className="onb-details figures">
        <summary className="opener">{t.withdraw}</summary>
        <p>{t.withdrawText}</p>
        <button className="button secondary" type="button" onClick={() => void onboarding.withdraw()}>
          {t.withdrawNow}
        </button>
        <p role="alert">{problem && errors[problem]}</p>
      </details>
    </>
  );
}
