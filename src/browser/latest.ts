/** The latest request wins; the answers to older ones are dropped. */
export interface Latest {
  /** Starts a request. Returns whether it still is the latest. */
  begin: () => () => boolean;
  /** The same for a request that has begun. */
  current: () => () => boolean;
}

export function latest(): Latest {
  let begun = 0;
  const current = () => {
    const own = begun;
    return () => own === begun;
  };
  return {
    begin: () => {
      begun += 1;
      return current();
    },
    current,
  };
}
