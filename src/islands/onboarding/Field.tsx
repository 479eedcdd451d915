import type { FormField } from '#domain/questions.ts';
import { TextField } from '#site/ui/TextField.tsx';

interface Props {
  field: FormField;
  label: string;
  typed: string;
  type: (field: FormField, typed: string) => void;
  unit?: string;
  mode?: 'text' | 'decimal' | 'numeric';
  complete?: string;
  width?: 'medium';
  invalid: boolean;
}

const describedBy = 'onb-hint onb-fault';

/** A text field: a number may be typed as people type numbers, so it is no number field. */
export const Field = ({ field, label, typed, type, unit, mode, complete, width, invalid }: Props) => (
  <div className={`onb-field ${width ?? ''}`}>
    <TextField
      id={`onb-${field}`}
      name={field}
      label={label}
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
