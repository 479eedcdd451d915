import { fill } from '#domain/fill.ts';
import { Icon } from './Icon.tsx';
import type { WeekWords } from './words.ts';

interface StepperProps extends Pick<WeekWords, 'texts'> {
  who: string;
  value: number;
  bounds: { min: number; max: number };
  set: (value: number) => void;
}

/** How many: one more, one fewer. */
export function Stepper({ texts: { setup: t }, who, value, bounds, set }: StepperProps) {
  const step = (by: number) => {
    set(Math.min(bounds.max, Math.max(bounds.min, value + by)));
  };
  return (
    <div className="week-stepper" role="group" aria-label={who}>
      <span>{who}</span>
      <button
        type="button"
        aria-label={fill(t.fewer, { who })}
        aria-disabled={value <= bounds.min}
        onClick={() => {
          step(-1);
        }}
      >
        <Icon name="minus" />
      </button>
      <output aria-live="polite">{value}</output>
      <button
        type="button"
        aria-label={fill(t.more, { who })}
        aria-disabled={value >= bounds.max}
        onClick={() => {
          step(1);
        }}
      >
        <Icon name="plus" />
      </button>
    </div>
  );
}
