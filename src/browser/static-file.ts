/** A skeleton may stand for ten seconds; a little of that goes into painting. */
const timeLimitMs = 9_000;

/** A static file, fetched once: asked for again only when it could not be had. */
export function staticFile<Value>(
  path: string,
  read: (value: unknown) => Value | undefined,
): () => Promise<Value | undefined> {
  let asked: Promise<Value | undefined> | undefined;
  const fetched = async () => {
    const patience = new AbortController();
    const end = setTimeout(() => {
      patience.abort();
    }, timeLimitMs);
    try {
      const answer = await fetch(path, { signal: patience.signal });
      const value = answer.ok ? read(await answer.json()) : undefined;
      if (value === undefined) asked = undefined;
      return value;
    } catch {
      asked = undefined;
      return undefined;
    } finally {
      clearTimeout(end);
    }
  };
  return () => (asked ??= fetched());
}
