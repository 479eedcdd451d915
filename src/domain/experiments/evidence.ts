/**
 * Evidence that may be looked at every day. Under the null hypothesis an e-value exceeds 1/α with a probability of at
 * most α, however often it is looked at (Ville's inequality), which holds for no p-value. These mix all alternatives
 * evenly: the likelihood ratio of a uniform prior and the expected shares.
 * @see https://arxiv.org/abs/2210.01948 (e-values, section 2.7), https://arxiv.org/abs/2011.03567 (multinomial counts)
 */

/** A wrong verdict in at most one of so many experiments. */
export const oneWrongIn = 20;

/** The logarithm of the gamma function: Stirling's series, shifted to where it is accurate to ten digits. */
function logGamma(x: number): number {
  if (x < 10) return logGamma(x + 1) - Math.log(x);
  const inverse = 1 / (x * x);
  const series = (1 / 12 - inverse * (1 / 360 - inverse * (1 / 1260 - inverse / 1680))) / x;
  return (x - 0.5) * Math.log(x) - x + Math.log(2 * Math.PI) / 2 + series;
}

const sum = (figures: readonly number[]) => figures.reduce((total, figure) => total + figure, 0);

/**
 * The logarithm of the e-value against counts that follow the expected shares, which sum to 1. For two even shares it is
 * 2ⁿ · B(1 + T, 1 + C).
 */
export function logEvidence(counts: readonly number[], shares: readonly number[]): number {
  const mixture =
    logGamma(counts.length) +
    sum(counts.map((count) => logGamma(count + 1))) -
    logGamma(sum(counts) + counts.length);
  return mixture - sum(counts.map((count, place) => count * Math.log(shares[place] ?? 0)));
}
