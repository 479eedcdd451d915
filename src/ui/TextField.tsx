import { useId, type ComponentProps, type ReactNode } from 'react';

interface Props extends Omit<ComponentProps<'input'>, 'aria-invalid' | 'aria-describedby' | 'size'> {
  label: string;
  hint?: string | undefined;
  /** What is wrong with what was typed, said below the field. */
  problem?: string | undefined;
  /** For a problem that is said elsewhere, and the ids of what says more about it. */
  invalid?: boolean;
  describedBy?: string | undefined;
  /** Stands in the box, after what is typed: a unit, a button. */
  end?: ReactNode;
}

/** A labelled field; what describes it is named to a screen reader as well. */
export function TextField({ label, hint, problem, invalid = false, describedBy, end, ...input }: Props) {
  const made = useId();
  const id = input.id ?? made;
  const describing = [
    hint === undefined ? '' : `${id}-hint`,
    problem === undefined ? '' : `${id}-problem`,
    describedBy ?? '',
  ].filter(Boolean);
  return (
    <div className="text-field">
      <label htmlFor={id}>{label}</label>
      <div className="text-box">
        <input
          {...input}
          id={id}
          aria-invalid={invalid || problem !== undefined}
          aria-describedby={describing.join(' ') || undefined}
        />
        {end}
      </div>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      {problem !== undefined && (
        <p id={`${id}-problem`} className="field-problem">
          {problem}
        </p>
      )}
    </div>
  );
}
