import { fillIn } from '#domain/fill-in.ts';
import { formatNumber } from '#domain/format.ts';
import type { OnboardingAnswers } from '#domain/onboarding.ts';
import type { Plan } from '#domain/plan.ts';
import type { OnboardingTexts } from '#i18n/onboarding.ts';
import { index, kilocalories, roughly } from './figures.ts';

interface Props {
  texts: OnboardingTexts;
  plan: Plan;
  answers: OnboardingAnswers;
}

/** What the numbers say, and how they came about. */
export function Figures({ texts: { mass, energy }, plan, answers }: Props) {
  const { bodyMass, age } = plan;
  const gaps = {
    base: kilocalories(plan.energy.base),
    need: kilocalories(plan.energy.need),
    floor: kilocalories(plan.energy.floor),
    pal: formatNumber(plan.energy.pal),
    weight: String(answers.weight),
    height: String(answers.height),
    age: String(age),
    constant: answers.biologicalGender === 'MALE' ? '+ 5' : '− 161',
  };
  return (
    <div className="onb-figures">
      <section className="surface" aria-labelledby="onb-energy">
        <h2 id="onb-energy">{fillIn(energy.title, { need: roughly(plan.energy.need) })}</h2>
        <p>{energy.text}</p>
        <details className="onb-details">
          <summary>{energy.how}</summary>
          <ol>
            {[energy.base, energy.need, energy.kilo, energy.floor].map((step) => (
              <li key={step}>{fillIn(step, gaps)}</li>
            ))}
          </ol>
        </details>
      </section>
      <section className="surface" aria-labelledby="onb-mass">
        <h2 id="onb-mass">{fillIn(mass.title, { bmi: index(bodyMass.index) })}</h2>
        <p>{mass[bodyMass.word]}</p>
        <p className="onb-small">{mass.note}</p>
      </section>
    </div>
  );
}
