/** The summary table of a test run: what passed and failed in each of its parts, and how long each took. */
export interface Tally {
  passed: number;
  failed: number;
}

export interface Part extends Tally {
  name: string;
  /** Of its own work; parts that run side by side share the time that passes. */
  seconds: number;
}

export const sumOf = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
  failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
});

/** Runs a piece of work and takes its time. */
export async function timed<Result>(work: () => Promise<Result>): Promise<Result & { seconds: number }> {
  const since = performance.now();
  const result = await work();
  return { ...result, seconds: (performance.now() - since) / 1000 };
}

/** The parts of a run as lines of a table; `seconds` is what the whole run took. */
export function tableOf(parts: readonly Part[], seconds: number): string {
  const rows = [
    ['part', 'passed', 'failed', 'seconds'],
    ...[...parts, { name: 'all', ...sumOf(parts), seconds }].map((part) => [
      part.name,
      String(part.passed),
      String(part.failed),
      part.seconds.toFixed(1),
    ]),
  ];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n');
}
