import { fillIn } from '#domain/fill-in.ts';
import { questions, type Question } from '#domain/questions.ts';
import { readCentimetres } from '#domain/typed-number.ts';
import type { OnboardingState } from '#site/stores/onboarding/state.ts';
import { Care } from './Care.tsx';
import { Heading } from './Heading.tsx';
import type { Onboarding } from '#site/stores/onboarding/state.ts';
import type { OnboardingWords } from './props.ts';
import { QuestionFields } from './QuestionFields.tsx';

interface Props extends OnboardingWords {
  state: Extract<OnboardingState, { screen: 'question' }>;
  verbs: Pick<Onboarding, 'type' | 'next' | 'back' | 'pause'>;
}

/** Several fields that ask one thing are a group with its question as name. */
const groups: readonly Question[] = ['gender', 'birthday', 'activity', 'nutrition', 'portions'];

export function QuestionScreen({ state, verbs, texts, errors }: Props) {
  const { question, form, ready, fault } = state;
  const { nav } = texts;
  const t = texts[question];
  const [n, of] = [questions.indexOf(question) + 1, questions.length];
  const progress = fillIn(nav.progress, { n: String(n), of: String(of) });
  const sentences: Record<string, string> = { ...errors, ...texts.faults };
  const needsCare = fault === 'desired_weight_too_low';
  return (
    <form
      className="onb-screen"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        verbs.next();
      }}
    >
      <div className="onb-progress">
        <progress max={of} value={n} aria-label={nav.progressLabel} />
        <span>{progress}</span>
      </div>
      <Heading focused>{t.title}</Heading>
      <p id="onb-hint" className="onb-hint">
        {t.hint}
      </p>
      <div {...(groups.includes(question) ? { role: 'group', 'aria-label': t.title } : {})}>
        <QuestionFields {...{ question, texts, form }} invalid={fault !== undefined} type={verbs.type} />
      </div>
      <div id="onb-fault" role="alert" className="onb-fault">
        {needsCare ? (
          <Care
            texts={texts}
            height={Math.ceil((readCentimetres(form.height) ?? 0) - 0.5)}
            use={(kilograms) => {
              verbs.type('desiredWeight', kilograms);
              verbs.next();
            }}
          />
        ) : (
          fault && (
            <div className="alert" data-kind="problem">
              <p>{sentences[fault]}</p>
            </div>
          )
        )}
      </div>
      <div className="onb-ways">
        <button className="button primary" type="submit" data-ready={ready}>
          {nav.next}
        </button>
        <button className="button quiet" type="button" onClick={verbs.back}>
          {nav.back}
        </button>
        <button className="button quiet later" type="button" onClick={verbs.pause}>
          {nav.later}
        </button>
      </div>
    </form>
  );
}
