import type { ConsentReceipt } from '#domain/consent.ts';

/** Leaves the receipt of a choice at the Worker, even when the page goes away meanwhile. */
export async function leaveReceipt(receipt: ConsentReceipt, signal: AbortSignal): Promise<boolean> {
  try {
    const answer = await fetch('/api/consent', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(receipt),
      keepalive: true,
      signal,
    });
    return answer.ok;
  } catch {
    return false;
  }
}
