import { bodyMassIndex, bodyMassWord, type Measures } from '#domain/body.ts';
import { bodyMassRange, type BodyMassRange } from '#domain/course/eligibility.ts';
import { fill } from '#domain/fill.ts';
import { onboardingBounds } from '#domain/onboarding.ts';
import { readCentimetres, readKilograms } from '#domain/typed-number.ts';
import type { Screens } from '#i18n/generated/screens.ts';

type Texts = Pick<Screens['requirements']['helper'], 'result' | 'low' | BodyMassRange>;

const within = (value: number | undefined, { min, max }: { min: number; max: number }) =>
  value !== undefined && value >= min && value <= max ? value : undefined;

/** What stands in the two fields, once both are numbers that a body can have. */
export function readMeasures(place: ParentNode): Measures | undefined {
  const typed = (name: string) =>
    place.querySelector<HTMLInputElement>(`[data-measure=${name}]`)?.value ?? '';
  const height = within(readCentimetres(typed('height')), onboardingBounds.height);
  const weight = within(readKilograms(typed('weight')), onboardingBounds.weight);
  return height === undefined || weight === undefined ? undefined : { height, weight };
}

/** Never rounded up: 34.99 must not read as 35. */
const spoken = (index: number) => (Math.floor(index * 10) / 10).toFixed(1).replace('.', ',');

/** Where an index stands on the scale, which begins at 20 and ends at 40. */
const placeOf = (index: number) => {
  const [first, last] = [20, 40];
  return (Math.min(last, Math.max(first, index)) - first) * (200 / (last - first));
};

/** Says the index, and shows it on the scale; gives back the range that it lies in. */
export function sayBodyMass(helper: HTMLElement, measures: Measures | undefined): BodyMassRange | undefined {
  const scale = helper.querySelector<HTMLElement>('[data-scale]');
  const outcome = helper.querySelector('[data-outcome]');
  if (scale) scale.hidden = !measures;
  if (!measures) {
    outcome?.replaceChildren();
    return undefined;
  }
  const index = bodyMassIndex(measures);
  const range = bodyMassRange(measures);
  const words = bodyMassWord(measures) === 'low' ? 'low' : range;
  const texts = JSON.parse(helper.dataset['texts'] ?? '{}') as Texts;
  const heading = document.createElement('strong');
  heading.textContent = fill(texts.result, { value: spoken(index) });
  outcome?.replaceChildren(heading, texts[words]);
  scale?.querySelector('circle')?.setAttribute('cx', placeOf(index).toFixed(1));
  // Whoever weighs too little has been told so: nothing is ticked for her.
  return words === 'low' ? undefined : range;
}
