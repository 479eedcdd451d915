import { fraction } from '../recipes/fraction.ts';
import type { Quantity } from '../recipes/ingredient.ts';
import type { UnitId } from '../recipes/units.ts';

export const millilitresOfTeaspoon = 5;

/** Ten tablespoons; more are not counted. */
const mostTeaspoons = 30;

const metricSteps = [
  { from: 1000, step: 100 },
  { from: 250, step: 50 },
  { from: 50, step: 10 },
  { from: 10, step: 5 },
  { from: 0, step: 1 },
];
const crumb = 1e-9;
const up = (amount: number, step: number) => Math.ceil(amount / step - crumb) * step;

/** Rounds up to what a shop sells or a kitchen measures. */
export function toBuy(unit: UnitId, amount: number): Quantity {
  const measured = (value: number, of: UnitId, parts = 1): Quantity => ({
    kind: 'measured',
    amount: { low: fraction(Math.round(value * parts), parts) },
    unit: of,
  });
  if (unit === 'g' || unit === 'ml') {
    const { step } = metricSteps.find(({ from }) => amount >= from) ?? { step: 1 };
    return measured(Math.max(1, up(amount, step)), unit);
  }
  if (unit !== 'tsp') return measured(up(amount, 1), unit);
  if (amount > mostTeaspoons) return toBuy('ml', amount * millilitresOfTeaspoon);
  if (amount > 3 + crumb) return measured(up(amount / 3, 0.5), 'tbsp', 2);
  return measured(up(amount, amount > 1 + crumb ? 1 : 0.5), 'tsp', 2);
}
