import { useId, type ComponentProps, type ReactNode } from 'react';
import './form.css';

interface Props extends Omit<ComponentProps<'input'>, 'aria-invalid' | 'aria-describedby' | 'size'> {
  label: string;
  hint?: string | undefined;
  /** Shown below the field. */
  problem?: string | undefined;
  /** For a problem that is shown elsewhere, with the ids of its text. */
  invalid?: boolean;
  describedBy?: string | undefined;
  /** In the box, after the text: a unit, a button. */
  end?: ReactNode;
}

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
