import { experiments } from '../experiments/generated/experiments.ts';

/** Whether there is an experiment of that name: the last part of `via`. */
export const isExperiment = (value: unknown): value is string =>
  typeof value === 'string' && Object.hasOwn(experiments, value);
