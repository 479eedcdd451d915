import { useStore } from '@nanostores/react';
import { fill } from '#domain/text/fill.ts';
import { formatDate, formatTime } from '#domain/text/format.ts';
import { confirmableFrom } from '#domain/course/minutes.ts';
import type { Exercise } from '#domain/course/module-content.ts';
import { Alert } from '#site/ui/Alert.tsx';
import { CheckField } from '#site/ui/CheckField.tsx';
import type { ModuleTexts } from '../texts.ts';
import type { ExercisesStore } from './state.ts';
import '#site/ui/surface.css';
import '../module.css';

interface Props {
  texts: ModuleTexts;
  exercises: readonly Exercise[];
  /** When the module opened. */
  opened: string | undefined;
  store: ExercisesStore;
}

export function Exercises({ texts: { exercises: t, errors }, exercises, opened, store }: Props) {
  const { confirmed, problem } = useStore(store.$state);
  const minutes = exercises.map((exercise) => exercise.minutes);
  const problemOf = (index: number) => {
    if (problem?.exercise !== index) return undefined;
    if (problem.code !== 'exercise_too_early' || opened === undefined) return errors[problem.code];
    const from = confirmableFrom(new Date(opened), minutes, confirmed, index);
    return fill(t.early, { date: formatDate(from), time: formatTime(from) });
  };
  return (
    <section id="uebungen" className="exercises stack no-print" aria-labelledby="exercises-title">
      <h2 id="exercises-title">{t.title}</h2>
      <p className="lead">{t.text}</p>
      <ol role="list" className="workbook-pages stack-l">
        {exercises.map(({ title, minutes, steps }, index) => (
          <li key={title} className="surface">
            <p className="eyebrow">{fill(t.number, { number: index + 1, minutes })}</p>
            <h3>{title}</h3>
            <ol>
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            <CheckField
              checked={confirmed.includes(index)}
              onChange={({ currentTarget }) => {
                store.confirm(index, currentTarget.checked);
              }}
            >
              {t.done}
            </CheckField>
            <Alert text={problemOf(index)} />
          </li>
        ))}
      </ol>
    </section>
  );
}
