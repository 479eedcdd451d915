/** The work's result, or the fallback when time is up. The work itself is not cancelled. */
export async function withinTime<Result, Otherwise>(
  milliseconds: number,
  work: Promise<Result>,
  otherwise: () => Otherwise,
): Promise<Result | Otherwise> {
  const { promise: timeUp, resolve } = Promise.withResolvers<Otherwise>();
  const timer = setTimeout(() => {
    resolve(otherwise());
  }, milliseconds);
  try {
    return await Promise.race([work, timeUp]);
  } finally {
    clearTimeout(timer);
  }
}
