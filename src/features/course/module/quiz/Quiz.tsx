import { useStore } from '@nanostores/react';
import { useEffect, useId, useRef } from 'react';
import { fill } from '#domain/text/fill.ts';
import type { QuizQuestion } from '#domain/course/module-content.ts';
import { Alert } from '#site/ui/Alert.tsx';
import type { ModuleTexts } from '../texts.ts';
import type { AskedQuestion, QuizStore } from './state.ts';
import '#site/ui/alert.css';
import '#site/ui/button.css';
import '#site/ui/choice.css';
import '#site/ui/form.css';
import '#site/ui/surface.css';
import '../module.css';

interface Props {
  texts: ModuleTexts;
  quiz: QuizStore;
  questions: readonly QuizQuestion[];
}

interface QuestionProps extends Props {
  at: number;
  asked: AskedQuestion;
}

type ChoicesProps = Pick<QuestionProps, 'quiz' | 'at' | 'asked'> & {
  question: QuizQuestion | undefined;
};

function Choices({ quiz, at, asked, question }: ChoicesProps) {
  const name = useId();
  return (
    <div className="choices">
      {quiz.order(at).map((answer) => (
        <label key={answer} className="choice" data-answered={asked.step === 'answered' || undefined}>
          <input
            type="radio"
            name={name}
            checked={asked.picked === answer}
            onChange={() => {
              quiz.pick(answer);
            }}
          />
          <span>{question?.answers[answer]?.text}</span>
        </label>
      ))}
    </div>
  );
}

interface FeedbackProps extends Pick<QuestionProps, 'texts' | 'asked'> {
  feedback: string | undefined;
}

/** Rendered empty from the start, so that screen readers announce what appears. */
function Feedback({ texts: { quiz: t }, asked, feedback }: FeedbackProps) {
  const isRight = asked.step === 'answered' ? asked.isRight : undefined;
  return (
    <div className="quiz-feedback" role="status" data-right={isRight}>
      {isRight !== undefined && (
        <p className={isRight ? 'box dense' : 'box blush dense'}>
          <strong>{isRight ? t.right : t.wrong}.</strong> {feedback}
        </p>
      )}
    </div>
  );
}

function Question({ texts, quiz, questions, at, asked }: QuestionProps) {
  const { quiz: t } = texts;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const question = questions[at];
  const feedback = asked.step === 'answered' ? question?.answers[asked.picked]?.feedback : undefined;
  const isLast = at === questions.length - 1;
  const next = isLast ? t.finish : t.next;
  return (
    <form
      ref={form}
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (asked.step === 'asked') quiz.check();
        else quiz.go(at + 1);
      }}
    >
      <fieldset aria-describedby={asked.step === 'asked' && asked.missing ? `${id}-missing` : undefined}>
        <legend tabIndex={-1}>
          <span className="quiz-number eyebrow">
            {fill(t.number, { number: at + 1, all: questions.length })}
          </span>
          {question?.question}
        </legend>
        <Choices {...{ quiz, at, asked, question }} />
      </fieldset>
      {asked.step === 'asked' && asked.missing && (
        <p id={`${id}-missing`} className="field-problem" role="alert">
          {t.pick}
        </p>
      )}
      <Feedback texts={texts} asked={asked} feedback={feedback} />
      <Alert text={asked.step === 'answered' && !asked.saved ? t.unsaved : undefined} />
      <p className="buttons">
        <button type="submit" className="button secondary">
          {asked.step === 'asked' ? t.check : next}
        </button>
        {asked.step === 'answered' && !asked.isRight && (
          <button
            type="button"
            className="button quiet"
            onClick={() => {
              quiz.again();
              // The button is removed: the focus moves to the choices.
              form.current?.querySelector('legend')?.focus();
            }}
          >
            {t.again}
          </button>
        )}
        {asked.step === 'asked' && at > 0 && (
          <button
            type="button"
            className="button quiet"
            onClick={() => {
              quiz.go(at - 1);
            }}
          >
            {t.previous}
          </button>
        )}
      </p>
    </form>
  );
}

function Result({
  texts: { quiz: t },
  quiz,
  asked,
}: Pick<Props, 'texts' | 'quiz'> & { asked: readonly AskedQuestion[] }) {
  const right = asked.filter((one) => one.step === 'answered' && one.isRight).length;
  const isUnsaved = asked.some((one) => one.step === 'answered' && !one.saved);
  return (
    <div className="quiz-result stack-s">
      <h3 tabIndex={-1}>{t.result}</h3>
      <p>{right === asked.length ? t.allRight : fill(t.rightOf, { right, all: asked.length })}</p>
      {right < asked.length && <p>{t.look}</p>}
      <Alert text={isUnsaved ? t.unsaved : undefined} />
      <p>
        <button
          type="button"
          className="button secondary"
          onClick={() => {
            const wrong = asked.findIndex((one) => one.step !== 'answered' || !one.isRight);
            quiz.go(Math.max(0, wrong));
          }}
        >
          {t.review}
        </button>
      </p>
    </div>
  );
}

export function Quiz({ texts, quiz, questions }: Props) {
  const { quiz: t } = texts;
  const { at, questions: asked } = useStore(quiz.$state);
  const frame = useRef<HTMLElement>(null);
  const shown = useRef(at);
  const now = asked[at];
  useEffect(() => {
    if (shown.current === at) return;
    shown.current = at;
    frame.current?.querySelector<HTMLElement>('legend, .quiz-result h3')?.focus();
  }, [at]);
  return (
    <section id="fragen" ref={frame} className="surface quiz no-print" aria-labelledby="quiz-title">
      <h2 id="quiz-title">{t.title}</h2>
      <p>{t.text}</p>
      <ol role="list" className="quiz-steps cluster">
        {asked.map((one, index) => (
          <li key={questions[index]?.question}>
            <button
              type="button"
              aria-current={index === at ? 'step' : undefined}
              data-state={one.step === 'answered' ? (one.isRight ? 'right' : 'wrong') : 'open'}
              onClick={() => {
                quiz.go(index);
              }}
            >
              <span className="visually-hidden">
                {fill(t.number, { number: index + 1, all: asked.length })}
                {one.step === 'answered' && `, ${t.answered}`}
              </span>
              <span aria-hidden="true">{index + 1}</span>
            </button>
          </li>
        ))}
      </ol>
      {now ? (
        <Question key={at} texts={texts} quiz={quiz} questions={questions} at={at} asked={now} />
      ) : (
        <Result texts={texts} quiz={quiz} asked={asked} />
      )}
    </section>
  );
}
