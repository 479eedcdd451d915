import { fill, type Text } from '#domain/fill.ts';
import type { FormField } from '#domain/questions.ts';
import { stepped } from '#domain/typed-number.ts';

interface Props {
  field: FormField;
  label: string;
  typed: string;
  bounds: { min: number; max: number };
  more: Text<'what'>;
  fewer: Text<'what'>;
  invalid: boolean;
  type: (field: FormField, typed: string) => void;
}

/** A small number with a button on each side; it can be typed as well. */
export function Stepper({ field, label, typed, bounds, more, fewer, invalid, type }: Props) {
  const count = Number(typed);
  const step = (by: 1 | -1) => type(field, String(stepped(typed, by, bounds)));
  return (
    <div className="onb-stepper">
      <label htmlFor={`onb-${field}`}>{label}</label>
      <div>
        <button
          type="button"
          aria-label={fill(fewer, { what: label })}
          aria-disabled={count <= bounds.min}
          onClick={() => step(-1)}
        >
          −
        </button>
        <input
          id={`onb-${field}`}
          name={field}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          maxLength={4}
          aria-invalid={invalid}
          aria-describedby="onb-hint onb-problem"
          onChange={({ target }) => type(field, target.value)}
        />
        <button
          type="button"
          aria-label={fill(more, { what: label })}
          aria-disabled={count >= bounds.max}
          onClick={() => step(1)}
        >
          +
        </button>
      </div>
    </div>
  );
}
