import { fillIn } from '#domain/fill-in.ts';
import { biologicalGenders } from '#domain/body.ts';
import { activityLevels } from '#domain/energy.ts';
import { nutritionConcepts, onboardingBounds } from '#domain/onboarding.ts';
import type { Form, FormField, Question } from '#domain/questions.ts';
import type { OnboardingTexts } from '#i18n/onboarding.ts';
import { Choices } from './Choices.tsx';
import { Field } from './Field.tsx';
import { Stepper } from './Stepper.tsx';

interface Props {
  question: Question;
  texts: OnboardingTexts;
  form: Form;
  invalid: boolean;
  type: (field: FormField, typed: string) => void;
}

export function QuestionFields({ question, texts, form, invalid, type }: Props) {
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
      return (
        <Choices field="biologicalGender" choices={choices} chosen={form.biologicalGender} type={type} />
      );
    }
    case 'birthday': {
      const parts = [
        { field: 'birthDay', label: texts.birthday.day, complete: 'bday-day' },
        { field: 'birthMonth', label: texts.birthday.month, complete: 'bday-month' },
        { field: 'birthYear', label: texts.birthday.year, complete: 'bday-year' },
      ] as const;
      return (
        <div className="onb-row">
          {parts.map((part) => (
            <Field {...common} {...part} key={part.field} mode="numeric" typed={form[part.field]} />
          ))}
        </div>
      );
    }
    case 'activity': {
      const { activity } = texts;
      const choices = activityLevels.map(({ name, pal }) => ({
        value: String(pal),
        label: activity[name],
        more: activity[`${name}More`],
        badge: fillIn(activity.pal, { pal: pal.toFixed(1).replace('.', ',') }),
      }));
      const chosen = form.physicalActivityLevel;
      return (
        <>
          <Choices field="physicalActivityLevel" choices={choices} chosen={chosen} type={type} />
          <p className="onb-small onb-source">{activity.source}</p>
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
      const { label, unit } = texts.desired;
      const typed = form.desiredWeight;
      return (
        <Field {...common} {...{ label, unit, typed }} field="desiredWeight" mode="decimal" width="medium" />
      );
    }
    case 'nutrition': {
      const choices = nutritionConcepts.map((value) => ({
        value,
        label: texts.nutrition[value],
        more: texts.nutrition[`${value}More`],
      }));
      return (
        <Choices field="nutritionConcept" choices={choices} chosen={form.nutritionConcept} type={type} />
      );
    }
    case 'portions': {
      const { adults, children, more, fewer } = texts.portions;
      const steppers = [
        { field: 'portionsAdults', label: adults },
        { field: 'portionsChildren', label: children },
      ] as const;
      return (
        <div className="onb-steppers">
          {steppers.map(({ field, label }) => (
            <Stepper
              {...common}
              {...{ field, label, more, fewer }}
              key={field}
              typed={form[field]}
              bounds={onboardingBounds[field]}
            />
          ))}
        </div>
      );
    }
  }
}
