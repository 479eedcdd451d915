import type { ReactNode } from 'react';
import { stepped } from '#domain/text/typed-number.ts';
import './stepper.css';

interface Props {
  /** Of the field or output between the buttons. */
  id: string;
  label: string;
  value: string;
  bounds: { min: number; max: number };
  more: string;
  fewer: string;
  set: (count: number) => void;
  children: ReactNode;
}

export function Stepper({ id, label, value, bounds, more, fewer, set, children }: Props) {
  const count = Number(value);
  return (
    <div className="stepper">
      <label htmlFor={id}>{label}</label>
      <div>
        <button
          type="button"
          aria-label={fewer}
          aria-disabled={count <= bounds.min}
          onClick={() => set(stepped(value, -1, bounds))}
        >
          −
        </button>
        {children}
        <button
          type="button"
          aria-label={more}
          aria-disabled={count >= bounds.max}
          onClick={() => set(stepped(value, 1, bounds))}
        >
          +
        </button>
      </div>
    </div>
  );
}
