import { leastShown, shown, type Shown } from './small-numbers.ts';
import { funnels, isPassedBy, type Funnel, type Step } from './steps.ts';

export interface CountRow {
  step: string;
  language: string;
  campaign: string;
  landing: string;
  n: number;
}

export const divisions = ['campaign', 'language', 'landing'] as const;
export type Division = (typeof divisions)[number];

/** A step, compared with the last step before it that every visitor passes. */
export interface StepFigure {
  step: Step;
  count: Shown;
  /** As a share of the step before; undefined if one of the two is hidden. More than 1 if visitors entered here. */
  share: number | undefined;
  /** Also undefined at steps that not every visitor passes: skipping is not leaving. */
  lost: number | undefined;
}

export interface FunnelFigures {
  funnel: Funnel;
  /** The value of the chosen division; undefined without one. */
  part: string | undefined;
  steps: StepFigure[];
}

const sum = (rows: readonly CountRow[]) => rows.reduce((total, { n }) => total + n, 0);
const at = (rows: readonly CountRow[], step: Step) => sum(rows.filter((row) => row.step === step));

function figuresOf(rows: readonly CountRow[], funnel: Funnel): StepFigure[] {
  const counts = funnels[funnel].map((step) => ({ step, n: at(rows, step) }));
  return counts.map(({ step, n }, index) => {
    const before = counts.slice(0, index).findLast((one) => !isPassedBy(one.step))?.n ?? 0;
    const isShown = n >= leastShown && before >= leastShown;
    return {
      step,
      count: shown(n),
      share: isShown ? n / before : undefined,
      lost: isShown && !isPassedBy(step) ? before - n : undefined,
    };
  });
}

/** The steps of a funnel and the losses between them, by the chosen division. */
export function funnelFigures(
  rows: readonly CountRow[],
  funnel: Funnel,
  division?: Division,
): FunnelFigures[] {
  if (division === undefined) return [{ funnel, part: undefined, steps: figuresOf(rows, funnel) }];
  const parts = [...new Set(rows.map((row) => row[division]))].toSorted();
  return parts.map((part) => ({
    funnel,
    part,
    steps: figuresOf(
      rows.filter((row) => row[division] === part),
      funnel,
    ),
  }));
}
