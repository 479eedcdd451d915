import type { ReactNode } from 'react';
import { useStore } from '@nanostores/react';
import { fill } from '#domain/fill.ts';
import { formatNumber } from '#domain/format.ts';
import type { OnboardingAnswers } from '#domain/onboarding.ts';
import type { Plan } from '#domain/plan.ts';
import { index, kilocalories, roughly } from './figures.ts';
import { Day } from './day/Day.tsx';
import { SaveResult } from './SaveResult.tsx';
import { WeightCurve } from './WeightCurve.tsx';
import type { OnboardingWords, SummaryProps } from './props.ts';

interface FiguresProps extends Pick<OnboardingWords, 'texts' | 'locale'> {
  plan: Plan;
  answers: OnboardingAnswers;
}

/** The day's energy and the body mass index, and how they are computed. */
function Figures({ texts: { mass, energy }, locale, plan, answers }: FiguresProps) {
  const { bodyMass, age } = plan;
  const gaps = {
    base: kilocalories(plan.energy.base, locale),
    need: kilocalories(plan.energy.need, locale),
    floor: kilocalories(plan.energy.floor, locale),
    pal: formatNumber(plan.energy.pal, locale),
    weight: String(answers.weight),
    height: String(answers.height),
    age: String(age),
    constant: answers.biologicalGender === 'MALE' ? '+ 5' : '− 161',
  };
  return (
    <div className="onb-figures">
      <section className="surface" aria-labelledby="onb-energy">
        <h2 id="onb-energy">{fill(energy.title, { need: roughly(plan.energy.need, locale) })}</h2>
        <p>{energy.text}</p>
        <details className="onb-details figures">
          <summary>{energy.how}</summary>
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
        <p className="onb-small">{mass.note}</p>
      </section>
    </div>
  );
}

type OnwardWords = Pick<OnboardingWords, 'texts' | 'paths' | 'price'>;

interface OfferProps extends OnwardWords, Pick<OnboardingWords, 'app'> {
  hasApp: boolean;
}

/** The one primary action of the result: to the offers, with what they cost, or to what she already has. */
function Offer({ texts: { onward: t }, paths, price, app, hasApp }: OfferProps) {
  return (
    <section className="surface blush onb-offer" aria-labelledby="onb-offer">
      <div className="onb-offer-words stack">
        <h2 id="onb-offer">{hasApp ? t.ownTitle : t.title}</h2>
        <p>{hasApp ? t.ownText : t.text}</p>
        <a
          className="button primary"
          href={hasApp ? paths.my : paths.plans}
          {...(hasApp ? {} : { 'aria-describedby': 'onb-price' })}
        >
          {hasApp ? t.own : t.plans}
        </a>
        {!hasApp && (
          <>
            <p id="onb-price" className="onb-price">
              {price}
            </p>
            <p className="onb-small">{t.terms}</p>
          </>
        )}
      </div>
      {app}
    </section>
  );
}

interface OnwardProps extends OnwardWords {
  /** Nothing is offered where a doctor should plan, nor what she has. */
  isOffered: boolean;
  isSold: boolean;
  children: ReactNode;
}

/** The other ways on, and the offers once more: the way to them is far up by now. */
function Onward({ texts: { onward: t }, paths, price, isSold, isOffered, children }: OnwardProps) {
  return (
    <section className="onb-onward stack-s" aria-labelledby="onb-onward">
      <h2 id="onb-onward">{isSold ? t.restTitle : t.cookTitle}</h2>
      <p>{isSold ? t.restText : t.cookText}</p>
      <div className="onb-ways">
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
        <p id="onb-price-again" className="onb-small">
          {price}
        </p>
      )}
      <div className="onb-ways">
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

/** The result below its title: weight curve, a day, the offers, saving, figures, other ways on, and the withdrawal of the consent. */
export function SummaryParts({ state, onboarding, ...words }: SummaryProps) {
  const saving = useStore(onboarding.$saving);
  const hasApp = useStore(onboarding.$hasApp);
  const { texts, leaveOut, locale, errors, paths, price, app } = words;
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
      <Day {...{ texts, leaveOut, locale, paths, answers, plan }} />
      {isSold && <Offer {...{ texts, paths, price, app, hasApp }} />}
      <SaveResult {...words} {...{ saving, lasting, isSold }} {...onboarding} />
      <div className="onb-facts stack">
        <Figures {...{ texts, locale, plan, answers }} />
        <p className="onb-small">{t.doctor}</p>
      </div>
      <Onward {...{ texts, paths, price, isSold }} isOffered={isSold && !hasApp}>
        <button className="button quiet" type="button" onClick={onboarding.edit}>
          {t.edit}
        </button>
      </Onward>
      <details className="onb-details figures">
        <summary>{t.withdraw}</summary>
        <p>{t.withdrawText}</p>
        <button className="button secondary" type="button" onClick={() => void onboarding.withdraw()}>
          {t.withdrawNow}
        </button>
        <p role="alert">{problem && errors[problem]}</p>
      </details>
    </>
  );
}
