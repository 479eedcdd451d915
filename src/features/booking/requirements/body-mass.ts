import { bodyMassIndex, type Measures } from '#domain/health/body.ts';
import { bodyMassRange, type BodyMassRange } from '#domain/course/eligibility.ts';
import { fill } from '#domain/text/fill.ts';
import { formatTenths } from '#domain/text/format.ts';
import { toLocale } from '#domain/text/locales.ts';
import { onboardingBounds } from '#domain/onboarding/onboarding.ts';
import { readCentimetres, readKilograms } from '#domain/text/typed-number.ts';
import type { Screens } from '#i18n/texts.ts';

type Helper = Screens['requirements']['helper'];
/** With the placeholders filled that are known at build time. */
type Texts = Pick<Helper, 'result' | BodyMassRange> & Record<Silence | 'underScale' | 'overScale', string>;

/** Why no index is shown: a value is missing, or no body can have it. */
type Silence = 'noHeight' | 'noWeight' | 'heightUnclear' | 'weightUnclear';

export type Typed =
  { state: 'empty' } | { state: 'silent'; why: Silence } | { state: 'measured'; measures: Measures };

const within = (value: number | undefined, { min, max }: { min: number; max: number }) =>
  value !== undefined && value >= min && value <= max ? value : undefined;

/** The values of the two fields. */
export function readMeasures({
  height: typedHeight,
  weight: typedWeight,
}: Record<keyof Measures, string>): Typed {
  const isBlank = (typed: string) => typed.trim() === '';
  if (isBlank(typedHeight) && isBlank(typedWeight)) return { state: 'empty' };
  const height = within(readCentimetres(typedHeight), onboardingBounds.height);
  const weight = within(readKilograms(typedWeight), onboardingBounds.weight);
  if (height !== undefined && weight !== undefined)
    return { state: 'measured', measures: { height, weight } };
  const silent = (why: Silence): Typed => ({ state: 'silent', why });
  if (height === undefined && !isBlank(typedHeight)) return silent('heightUnclear');
  if (weight === undefined && !isBlank(typedWeight)) return silent('weightUnclear');
  return silent(height === undefined ? 'noHeight' : 'noWeight');
}

/** Never rounded up: 34.99 must not read as 35. */
const spoken = (index: number) =>
  formatTenths(Math.floor(index * 10) / 10, toLocale(document.documentElement.lang));

export const scaleEnds = { first: 20, last: 40 };

/** The position of an index on the scale; outside of its ends with an arrow. */
export function onScale(index: number): { x: number; beyond: 'under' | 'over' | undefined } {
  const { first, last } = scaleEnds;
  const x = (Math.min(last, Math.max(first, index)) - first) * (200 / (last - first));
  return { x, beyond: index < first ? 'under' : index > last ? 'over' : undefined };
}

function showOnScale(scale: HTMLElement, index: number, texts: Texts): void {
  const { x, beyond } = onScale(index);
  scale.querySelector('circle')?.setAttribute('cx', x.toFixed(1));
  const said = scale.querySelector('[data-beyond-said]');
  const words = { under: texts.underScale, over: texts.overScale };
  if (said) said.textContent = beyond ? words[beyond] : '';
  scale.dataset['at'] = beyond ?? 'within';
}

/** Shows the index on the scale, or says why there is none; returns its range. */
export function sayBodyMass(helper: HTMLElement): BodyMassRange | undefined {
  const text = (name: keyof Measures) =>
    helper.querySelector<HTMLInputElement>(`[data-measure=${name}]`)?.value ?? '';
  const typed = readMeasures({ height: text('height'), weight: text('weight') });
  const texts = JSON.parse(helper.dataset['texts'] ?? '{}') as Texts;
  const scale = helper.querySelector<HTMLElement>('[data-scale]');
  const outcome = helper.querySelector('[data-outcome]');
  if (scale) scale.hidden = typed.state !== 'measured';
  if (typed.state !== 'measured') {
    outcome?.replaceChildren(...(typed.state === 'silent' ? [texts[typed.why]] : []));
    return undefined;
  }
  const index = bodyMassIndex(typed.measures);
  const range = bodyMassRange(typed.measures);
  const heading = document.createElement('strong');
  heading.textContent = fill(texts.result, { value: spoken(index) });
  outcome?.replaceChildren(heading, texts[range]);
  if (scale) showOnScale(scale, index, texts);
  return range;
}
