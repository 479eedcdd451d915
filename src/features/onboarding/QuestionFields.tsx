import { useEffect, useRef } from 'react';
import { biologicalGenders } from '#domain/health/body.ts';
import { activityLevels } from '#domain/health/energy.ts';
import { fill } from '#domain/text/fill.ts';
import { nutritionConcepts, onboardingBounds } from '#domain/onboarding/onboarding.ts';
import type { Question } from '#domain/onboarding/flow.ts';
import type { Form, FormField } from '#domain/onboarding/questions.ts';
import { Stepper } from '#site/ui/Stepper.tsx';
import { TextField } from '#site/ui/TextField.tsx';
import type { OnboardingTexts } from './props.ts';
import '#site/ui/choice.css';
import './onboarding.css';
import './questions.css';

interface Choice {
  value: string;
  label: string;
  more?: string;
}

/** How long a choice stays visible before the next question. */
const seenMs = 200;

interface ChoicesProps {
  field: FormField;
  choices: readonly Choice[];
  chosen: string;
  type: (field: FormField, typed: string) => void;
  next: () => void;
}

/** One of several answers. A tap advances automatically; arrow keys only select. */
function Choices({ field, choices, chosen, type, next }: ChoicesProps) {
  const isTap = useRef(false);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(leaving.current), []);
  const taken = () => {
    if (!isTap.current) return;
    clearTimeout(leaving.current);
    leaving.current = setTimeout(next, seenMs);
  };
  return (
    <div
      className="choices"
      onPointerDown={() => (isTap.current = true)}
      onKeyDown={() => (isTap.current = false)}
    >
      {choices.map(({ value, label, more }) => (
        <label key={value} className="choice">
          <input
            type="radio"
            name={field}
            value={value}
            checked={chosen === value}
            onChange={() => type(field, value)}
            onClick={taken}
          />
          <span>
            <strong>{label}</strong>
            {more !== undefined && <small>{more}</small>}
          </span>
        </label>
      ))}
    </div>
  );
}

interface FieldProps {
  field: FormField;
  label: string;
  hint?: string;
  typed: string;
  type: (field: FormField, typed: string) => void;
  unit?: string;
  mode?: 'text' | 'decimal' | 'numeric';
  complete?: string;
  width?: 'medium';
  invalid: boolean;
}

const describedBy = 'onb-hint onb-problem';

/** A text field, even for numbers: they may contain a comma and a unit, which a number field refuses. */
const Field = ({ field, label, hint, typed, type, unit, mode, complete, width, invalid }: FieldProps) => (
  <div className={`onb-field ${width ?? ''}`}>
    <TextField
      id={`onb-${field}`}
      name={field}
      label={label}
      hint={hint}
      type="text"
      inputMode={mode ?? 'text'}
      autoComplete={complete ?? 'off'}
      value={typed}
      maxLength={80}
      invalid={invalid}
      describedBy={describedBy}
      end={unit !== undefined && <span aria-hidden="true">{unit}</span>}
      onChange={({ target }) => type(field, target.value)}
    />
  </div>
);

interface Props {
  question: Question;
  texts: OnboardingTexts;
  form: Form;
  invalid: boolean;
  type: (field: FormField, typed: string) => void;
  /** To the next question. */
  next: () => void;
}

/** The fields of a question. */
export function QuestionFields({ question, texts, form, invalid, type, next }: Props) {
  const common = { type, invalid };
  switch (question) {
    case 'name': {
      const typed = form.displayName;
      return (
        <Field {...common} field="displayName" label={texts.name.label} typed={typed} complete="given-name" />
      );
    }
    case 'gender': {
      const choices = biologicalGenders.map((value) => ({ value, label: texts.gender[value] }));
      const chosen = form.biologicalGender;
      return <Choices field="biologicalGender" {...{ choices, chosen, type, next }} />;
    }
    case 'birthday': {
      const parts = [
        { field: 'birthDay', label: texts.birthday.day, complete: 'bday-day' },
        { field: 'birthMonth', label: texts.birthday.month, complete: 'bday-month' },
        { field: 'birthYear', label: texts.birthday.year, complete: 'bday-year' },
      ] as const;
      const isEmpty = ({ field }: (typeof parts)[number]) => form[field].trim() === '';
      const isWhole = !parts.some(isEmpty);
      return (
        <fieldset>
          <legend>{texts.birthday.title}</legend>
          <div className="onb-row">
            {parts.map((part) => (
              <Field
                {...common}
                {...part}
                key={part.field}
                mode="numeric"
                typed={form[part.field]}
                invalid={invalid && (isWhole || isEmpty(part))}
              />
            ))}
          </div>
        </fieldset>
      );
    }
    case 'activity': {
      const { activity } = texts;
      const choices = activityLevels.map(({ name, pal }) => ({
        value: String(pal),
        label: activity[name],
        more: activity[`${name}More`],
      }));
      const chosen = form.physicalActivityLevel;
      return (
        <>
          <Choices field="physicalActivityLevel" {...{ choices, chosen, type, next }} />
          <p className="small-print onb-source">{activity.source}</p>
        </>
      );
    }
    case 'height': {
      const { label, unit } = texts.height;
      const typed = form.height;
      return <Field {...common} {...{ label, unit, typed }} field="height" mode="decimal" width="medium" />;
    }
    case 'weight': {
      const { label, unit } = texts.weight;
      const typed = form.weight;
      return <Field {...common} {...{ label, unit, typed }} field="weight" mode="decimal" width="medium" />;
    }
    case 'desired': {
      const { label, hint, unit } = texts.desired;
      const typed = form.desiredWeight;
      return (
        <Field
          {...common}
          {...{ label, hint, unit, typed }}
          field="desiredWeight"
          mode="decimal"
          width="medium"
        />
      );
    }
    case 'nutrition': {
      const choices = nutritionConcepts.map((value) => ({
        value,
        label: texts.nutrition[value],
        more: texts.nutrition[`${value}More`],
      }));
      const chosen = form.nutritionConcept;
      return <Choices field="nutritionConcept" {...{ choices, chosen, type, next }} />;
    }
    case 'portions': {
      const { adults, children, more, fewer } = texts.portions;
      const steppers = [
        { field: 'portionsAdults', label: adults },
        { field: 'portionsChildren', label: children },
      ] as const;
      return (
        <div className="stack-s">
          {steppers.map(({ field, label }) => (
            <Stepper
              key={field}
              id={`onb-${field}`}
              label={label}
              value={form[field]}
              bounds={onboardingBounds[field]}
              more={fill(more, { what: label })}
              fewer={fill(fewer, { what: label })}
              set={(count) => type(field, String(count))}
            >
              <input
                id={`onb-${field}`}
                name={field}
                type="text"
                inputMode="numeric"
                autoComplete="off"
                value={form[field]}
                maxLength={4}
                aria-invalid={invalid}
                aria-describedby={describedBy}
                onChange={({ target }) => type(field, target.value)}
              />
            </Stepper>
          ))}
        </div>
      );
    }
  }
}
