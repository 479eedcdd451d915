import { useId, type ComponentProps, type ReactNode } from 'react';
import './form.css';

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'children' | 'aria-describedby'> {
  children: ReactNode;
  problem?: string | undefined;
}

export function CheckField({ children, problem, ...input }: Props) {
  const made = useId();
  const id = input.id ?? made;
  return (
    <div className="check-field">
      <input
        {...input}
        id={id}
        type="checkbox"
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : `${id}-problem`}
      />
      <label htmlFor={id}>{children}</label>
      {problem !== undefined && (
        <p id={`${id}-problem`} className="field-problem">
          {problem}
        </p>
      )}
    </div>
  );
}
