import { callLimitMs } from './skeleton.ts';

/** Fetches a static file once; again only after a failure. */
export function staticFile<Value>(
  path: string,
  read: (value: unknown) => Value | undefined,
): () => Promise<Value | undefined> {
  let asked: Promise<Value | undefined> | undefined;
  const fetched = async () => {
    const patience = new AbortController();
    const end = setTimeout(() => {
      patience.abort();
    }, callLimitMs);
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
