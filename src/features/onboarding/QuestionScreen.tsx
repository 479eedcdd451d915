import { useEffect, useRef } from 'react';
import { lowestHealthyWeight } from '#domain/health/body.ts';
import { fill } from '#domain/text/fill.ts';
import { eatingDisorderHelp } from '#domain/health/help.ts';
import { questionSteps, stepWith, type Question } from '#domain/onboarding/flow.ts';
import type { QuestionProblem } from '#domain/onboarding/questions.ts';
import { readCentimetres } from '#domain/text/typed-number.ts';
import { kilos } from '#domain/health/show-figures.ts';
import { Heading } from './Heading.tsx';
import { Progress } from './Progress.tsx';
import { QuestionFields } from './QuestionFields.tsx';
import type { Onboarding, Shown } from './state.ts';
import type { OnboardingWords } from './props.ts';
import '#site/ui/alert.css';
import '#site/ui/button.css';
import './onboarding.css';
import './questions.css';

interface CareProps extends Pick<OnboardingWords, 'texts' | 'locale'> {
  /** In whole centimetres. */
  height: number;
  use: (kilograms: string) => void;
}

/** The desired weight would be underweight: we plan none, say so kindly, and name a helpline. */
function Care({ texts: { care: t }, locale, height, use }: CareProps) {
  const least = lowestHealthyWeight(height);
  const kg = kilos(least, locale);
  return (
    <div className="stack at-start panel blush">
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
  state: Extract<Shown, { screen: 'question' }>;
  verbs: Pick<Onboarding, 'type' | 'next' | 'back' | 'pause'>;
  /** Whether it is only there for visitors who come for it: the page's style shows it to them. */
  spare: boolean;
}

/** Several fields of one question are a group named by the question. */
const groups: readonly Question[] = ['gender', 'activity', 'nutrition', 'portions'];

/** A question, or several on one topic, with progress, fields, and the buttons on and back. */
export function QuestionScreen({ state, verbs, spare, texts, locale, errors }: Props) {
  const { question, form, ready } = state;
  const { nav } = texts;
  const t = texts[question];
  const asked: readonly Question[] = stepWith(question).asks;
  const problems = state.problems.filter((one) => asked.includes(one.question));
  const sentence = ({ question, problem }: QuestionProblem): string => {
    if (question === 'height' && problem === 'not_a_number') return texts.problems.height_not_a_number;
    if (question === 'birthday' && problem === 'answer_missing') return texts.problems.birthday_missing;
    return { ...errors, ...texts.problems }[problem];
  };
  const needsCare = problems.some(({ problem }) => problem === 'desired_weight_too_low');
  const sentences = problems.filter(({ problem }) => problem !== 'desired_weight_too_low').map(sentence);
  const screen = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const hasFields = problems.length > 1 || problems[0]?.question === 'birthday';
    if (hasFields) screen.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [state.problems]);
  return (
    <form
      ref={screen}
      className="onb-screen stack at-start"
      data-spare={spare || undefined}
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        verbs.next();
      }}
    >
      <Progress nav={nav} screen={question} />
      <Heading focused={!spare}>{t.title}</Heading>
      <p id="onb-hint" className="soft">
        {t.hint}
      </p>
      <div
        className="onb-fields cluster"
        {...(groups.includes(question) ? { role: 'group', 'aria-label': t.title } : {})}
      >
        {asked.map((one) => (
          <QuestionFields
            key={one}
            {...{ question: one, texts, form }}
            invalid={problems.some(({ question }) => question === one)}
            type={verbs.type}
            next={verbs.next}
          />
        ))}
      </div>
      <div id="onb-problem" role="alert" className="unless-empty">
        {sentences.length > 0 && (
          <div className="alert" data-kind="problem">
            {[...new Set(sentences)].map((one) => (
              <p key={one}>{one}</p>
            ))}
          </div>
        )}
        {needsCare && (
          <Care
            {...{ texts, locale }}
            height={Math.ceil((readCentimetres(form.height) ?? 0) - 0.5)}
            use={(kilograms) => {
              verbs.type('desiredWeight', kilograms);
              verbs.next();
            }}
          />
        )}
      </div>
      <div className="onb-ways cluster">
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
      {/* Visitors from an ad have not seen the welcome: what the result shows is said before the questions. */}
      {question === questionSteps[0]?.screen && <p className="small-print">{texts.welcome.fourth}</p>}
    </form>
  );
}
