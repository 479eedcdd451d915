import { lowestHealthyWeight } from '#domain/body.ts';
import { fill } from '#domain/fill.ts';
import { eatingDisorderHelp } from '#domain/help.ts';
import type { Question } from '#domain/questions.ts';
import { readCentimetres } from '#domain/typed-number.ts';
import { kilos } from './figures.ts';
import { Heading } from './Heading.tsx';
import { Progress } from './Progress.tsx';
import { QuestionFields } from './QuestionFields.tsx';
import type { Onboarding, OnboardingState } from './onboarding-state.ts';
import type { OnboardingWords } from './props.ts';

interface CareProps extends Pick<OnboardingWords, 'texts' | 'locale'> {
  /** In whole centimetres. */
  height: number;
  use: (kilograms: string) => void;
}

/** The desired weight would be underweight: we plan towards none, say so with care, and name a helpline. */
function Care({ texts: { care: t }, locale, height, use }: CareProps) {
  const least = lowestHealthyWeight(height);
  const kg = kilos(least, locale);
  return (
    <div className="onb-care stack panel blush">
      <p>
        <strong>{t.title}</strong> {fill(t.text, { kg })}
      </p>
      <button className="button secondary" type="button" onClick={() => use(String(least))}>
        {fill(t.use, { kg })}
      </button>
      <p>
        {t.help}{' '}
        <a href={`tel:${eatingDisorderHelp.dial}`}>{eatingDisorderHelp.phone.replaceAll(' ', '\u00a0')}</a>
      </p>
      <p>
        <a href={eatingDisorderHelp.web} target="_blank" rel="noreferrer">
          {t.web}
        </a>
      </p>
    </div>
  );
}

interface Props extends OnboardingWords {
  state: Extract<OnboardingState, { screen: 'question' }>;
  verbs: Pick<Onboarding, 'type' | 'next' | 'back' | 'pause'>;
}

/** Several fields that ask one thing are a group with its question as name. */
const groups: readonly Question[] = ['gender', 'birthday', 'activity', 'nutrition', 'portions'];

/** One question, with its progress, its fields, and the ways on and back. */
export function QuestionScreen({ state, verbs, texts, locale, errors }: Props) {
  const { question, form, ready, problem } = state;
  const { nav } = texts;
  const t = texts[question];
  const sentences: Record<string, string> = {
    ...errors,
    ...texts.problems,
    ...(question === 'height' ? { not_a_number: texts.problems.height_not_a_number } : {}),
  };
  const needsCare = problem === 'desired_weight_too_low';
  return (
    <form
      className="onb-screen stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        verbs.next();
      }}
    >
      <Progress nav={nav} screen={question} />
      <Heading focused>{t.title}</Heading>
      <p id="onb-hint" className="onb-hint">
        {t.hint}
      </p>
      <div {...(groups.includes(question) ? { role: 'group', 'aria-label': t.title } : {})}>
        <QuestionFields
          {...{ question, texts, form }}
          invalid={problem !== undefined}
          type={verbs.type}
          next={verbs.next}
        />
      </div>
      <div id="onb-problem" role="alert" className="onb-problem">
        {needsCare ? (
          <Care
            {...{ texts, locale }}
            height={Math.ceil((readCentimetres(form.height) ?? 0) - 0.5)}
            use={(kilograms) => {
              verbs.type('desiredWeight', kilograms);
              verbs.next();
            }}
          />
        ) : (
          problem && (
            <div className="alert" data-kind="problem">
              <p>{sentences[problem]}</p>
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
      {/* Whoever comes from an ad has not seen the welcome: what the result can be is said before the questions. */}
      {question === 'name' && <p className="onb-small">{texts.welcome.fourth}</p>}
    </form>
  );
}
