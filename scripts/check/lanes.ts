/** Runs at most `count` jobs at the same time; the others wait for their turn in the order in which they came. */
export function createLanes(count: number) {
  const waiting: (() => void)[] = [];
  let busy = 0;
  return async function take<Result>(job: () => Promise<Result>): Promise<Result> {
    if (busy >= count) await new Promise<void>((resolve) => waiting.push(resolve));
    else busy += 1;
    try {
      return await job();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else busy -= 1;
    }
  };
}

export type Lane = ReturnType<typeof createLanes>;
