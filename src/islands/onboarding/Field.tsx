import type { FormField } from '#domain/questions.ts';

interface Props {
  field: FormField;
  label: string;
  typed: string;
  type: (field: FormField, typed: string) => void;
  unit?: string;
  mode?: 'text' | 'decimal' | 'numeric';
  complete?: string;
  width?: 'short' | 'medium';
  invalid: boolean;
}

const describedBy = 'onb-hint onb-fault';

/** A text field: a number may be typed as people type numbers, so it is no number field. */
export function Field({ field, label, typed, type, unit, mode, complete, width, invalid }: Props) {
  return (
    <label className={`onb-field ${width ?? ''}`}>
      <span>{label}</span>
      <span className="onb-input">
        <input
          name={field}
          type="text"
          inputMode={mode ?? 'text'}
          autoComplete={complete ?? 'off'}
          value={typed}
          maxLength={80}
          aria-invalid={invalid}
          aria-describedby={describedBy}
          onChange={({ target }) => type(field, target.value)}
        />
        {unit !== undefined && <span aria-hidden="true">{unit}</span>}
      </span>
    </label>
  );
}
