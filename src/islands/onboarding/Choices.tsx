import type { FormField } from '#domain/questions.ts';

export interface Choice {
  value: string;
  label: string;
  more?: string;
  badge?: string;
}

interface Props {
  field: FormField;
  choices: readonly Choice[];
  chosen: string;
  type: (field: FormField, typed: string) => void;
}

export function Choices({ field, choices, chosen, type }: Props) {
  return (
    <div className="choices">
      {choices.map(({ value, label, more, badge }) => (
        <label key={value} className="choice">
          <input
            type="radio"
            name={field}
            value={value}
            checked={chosen === value}
            onChange={() => type(field, value)}
          />
          <span>
            <strong>{label}</strong>
            {more !== undefined && <small>{more}</small>}
          </span>
          {badge !== undefined && <span className="badge plain">{badge}</span>}
        </label>
      ))}
    </div>
  );
}
