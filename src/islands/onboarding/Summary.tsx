import { fillIn } from '#domain/fill-in.ts';
import { useStore } from '@nanostores/react';
import type { OnboardingState } from '#site/stores/onboarding/state.ts';
import { Figures } from './Figures.tsx';
import { Heading } from './Heading.tsx';
import { Keep } from './Keep.tsx';
import type { Onboarding } from '#site/stores/onboarding/state.ts';
import type { OnboardingWords } from './props.ts';
import { Road } from './Road.tsx';

interface Props extends OnboardingWords {
  state: Extract<OnboardingState, { screen: 'summary' }>;
  onboarding: Onboarding;
}

export function Summary({ state, onboarding, ...words }: Props) {
  const storing = useStore(onboarding.$storing);
  const { texts, errors, paths } = words;
  const { summary: t, onward } = texts;
  const { answers, pace, plan, fault, lasting } = state;
  const name = answers.displayName;
  return (
    <div className="onb-screen onb-summary">
      <p className="onb-eyebrow">{t.eyebrow}</p>
      <Heading focused>{name === '' ? t.title : fillIn(t.titleNamed, { name })}</Heading>
      <Road
        {...{ texts, plan, answers, pace }}
        setPace={onboarding.setPace}
        settlePace={onboarding.settlePace}
      />
      <Keep {...words} {...{ storing, lasting }} {...onboarding} />
      <Figures {...{ texts, plan, answers }} />
      <p className="onb-small">{t.doctor}</p>
      <section className="onb-onward" aria-labelledby="onb-onward">
        <h2 id="onb-onward">{onward.title}</h2>
        <p>{onward.text}</p>
        <div className="onb-ways">
          <a
            className={storing.state === 'stored' ? 'button primary' : 'button secondary'}
            href={paths.plans}
          >
            {onward.plans}
          </a>
          <a className="button secondary" href={paths.recipes}>
            {onward.recipes}
          </a>
          <a className="button quiet" href={paths.about}>
            {onward.about}
          </a>
          <button className="button quiet" type="button" onClick={onboarding.edit}>
            {t.edit}
          </button>
        </div>
      </section>
      <details className="onb-details">
        <summary>{t.withdraw}</summary>
        <p>{t.withdrawText}</p>
        <button className="button secondary" type="button" onClick={() => void onboarding.withdraw()}>
          {t.withdrawNow}
        </button>
        <p role="alert">{fault && errors[fault]}</p>
      </details>
    </div>
  );
}
