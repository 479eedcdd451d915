/** Which experiments run: their names are the last part of `via`. */
const experimentNames: readonly string[] = [];

export const isExperiment = (value: unknown): value is string =>
  experimentNames.some((name) => name === value);
