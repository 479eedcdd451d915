import { readAtMost } from '../http/read-at-most.ts';

interface JsonCall extends RequestInit {
  /** Named in errors, because an address must not be logged. */
  callee: string;
  timeLimitMs: number;
  sizeLimit: number;
}

/** Fetches JSON with limits on time and size; redirects are errors. */
export async function callJson(
  url: string,
  { callee, timeLimitMs, sizeLimit, ...init }: JsonCall,
): Promise<{ headers: Headers; value: unknown }> {
  const signal = AbortSignal.timeout(timeLimitMs);
  const response = await fetch(url, { ...init, redirect: 'manual', signal });
  if (response.status !== 200) {
    await response.body?.cancel();
    throw new Error(`${callee} answered ${response.status}.`);
  }
  const read = await readAtMost(sizeLimit, response);
  if (read.state !== 'read') throw new Error(`${callee} answered too much, or no text.`);
  return { headers: response.headers, value: JSON.parse(read.text) };
}
