import type { ReactNode } from 'react';
import { useStore } from '@nanostores/react';
import { fill } from '#domain/fill.ts';
import { formatNumber } from '#domain/format.ts';
import type { OnboardingAnswers } from '#domain/onboarding.ts';
import type { Plan } from '#domain/plan.ts';
import { index, kilocalories, roughly } from './figures.ts';
import { Heading } from './Heading.tsx';
import { WeightCurve } from './WeightCurve.tsx';
import type { Onboarding, OnboardingState } from './onboarding-state.ts';
import type { OnboardingWords } from './props.ts';
import type { Saving } from './saving.store.ts';

interface SaveResultProps extends OnboardingWords, Pick<Onboarding, 'save' | 'saveHere'> {
  saving: Saving;
  /** Whether the answers are still there after a visit of another page. */
  lasting: boolean;
}

/** Where the result is, and what it takes to save it to an account. */
function SaveResult({
  texts: { storing: t },
  errors,
  paths,
  saving,
  lasting,
  save,
  saveHere,
}: SaveResultProps) {
  const words = {
    offered: saving.state === 'offered' && saving.signedIn ? t.offeredSignedIn : t.offered,
    asking: t.asking,
    storing: t.storing,
    stored: t.stored,
    waiting: t.waiting,
    'signed-out': t.signedOut,
    failed: saving.state === 'failed' ? `${errors[saving.code]} ${t.failed}` : '',
  }[saving.state];
  const signIn = (label: string) =>
    lasting ? (
      <a className="button primary" href={paths.login} onClick={save}>
        {label}
      </a>
    ) : (
      <button className="button primary" type="button" onClick={saveHere}>
        {label}
      </button>
    );
  return (
    <section className="onb-keep" aria-labelledby="onb-keep" data-state={saving.state}>
      <h2 id="onb-keep" tabIndex={-1}>
        {t.title}
      </h2>
      <p role="status">{words}</p>
      {saving.state === 'offered' && !saving.signedIn && signIn(t.create)}
      {saving.state === 'offered' && saving.signedIn && (
        <button className="button primary" type="button" onClick={save}>
          {t.keep}
        </button>
      )}
      {saving.state === 'signed-out' && signIn(t.signIn)}
      {(saving.state === 'failed' || saving.state === 'waiting') && (
        <button className="button secondary" type="button" onClick={save}>
          {t.again}
        </button>
      )}
    </section>
  );
}

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
        <details className="onb-details">
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

interface OnwardProps extends Pick<OnboardingWords, 'texts' | 'paths'> {
  /** Where a doctor should plan, nothing is offered for sale. */
  isSold: boolean;
  stored: boolean;
  children: ReactNode;
}

/** The ways on from the result. */
function Onward({ texts: { onward: t }, paths, isSold, stored, children }: OnwardProps) {
  return (
    <section className="onb-onward" aria-labelledby="onb-onward">
      <h2 id="onb-onward">{isSold ? t.title : t.cookTitle}</h2>
      <p>{isSold ? t.text : t.cookText}</p>
      <div className="onb-ways">
        {isSold && (
          <a className={stored ? 'button primary' : 'button secondary'} href={paths.plans}>
            {t.plans}
          </a>
        )}
        <a className="button secondary" href={paths.recipes}>
          {t.recipes}
        </a>
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

interface Props extends OnboardingWords {
  state: Extract<OnboardingState, { screen: 'summary' }>;
  onboarding: Onboarding;
}

/** The result: weight curve, saving, figures, ways on, and the withdrawal of the consent. */
export function Summary({ state, onboarding, ...words }: Props) {
  const saving = useStore(onboarding.$saving);
  const { texts, locale, errors, paths } = words;
  const { summary: t } = texts;
  const { answers, pace, plan, problem, lasting } = state;
  const name = answers.displayName;
  return (
    <div className="onb-screen onb-summary">
      <p className="onb-eyebrow">{t.eyebrow}</p>
      <Heading focused>{name === '' ? t.title : fill(t.titleNamed, { name })}</Heading>
      <WeightCurve
        {...{ texts, locale, plan, answers, pace }}
        setPace={onboarding.setPace}
        commitPace={onboarding.commitPace}
      />
      <SaveResult {...words} {...{ saving, lasting }} {...onboarding} />
      <Figures {...{ texts, locale, plan, answers }} />
      <p className="onb-small">{t.doctor}</p>
      <Onward
        {...{ texts, paths }}
        isSold={plan.curve.kind !== 'with-doctor'}
        stored={saving.state === 'stored'}
      >
        <button className="button quiet" type="button" onClick={onboarding.edit}>
          {t.edit}
        </button>
      </Onward>
      <details className="onb-details">
        <summary>{t.withdraw}</summary>
        <p>{t.withdrawText}</p>
        <button className="button secondary" type="button" onClick={() => void onboarding.withdraw()}>
          {t.withdrawNow}
        </button>
        <p role="alert">{problem && errors[problem]}</p>
      </details>
    </div>
  );
}
