/**
 * Keeps the screen on while somebody cooks. Browsers drop the lock when the tab is hidden, so it is asked for
 * again on return. Returns what lets go of it; `tell` hears whether the screen is being held.
 */
export function keepAwake(tell: (held: boolean) => void): () => void {
  if (!('wakeLock' in navigator)) return () => undefined;
  let lock: WakeLockSentinel | undefined;
  let over = false;

  const take = async () => {
    if (document.visibilityState !== 'visible' || (lock && !lock.released)) return;
    try {
      const fresh = await navigator.wakeLock.request('screen');
      if (over) {
        await fresh.release();
        return;
      }
      lock = fresh;
      tell(true);
      fresh.addEventListener('release', () => {
        tell(false);
      });
    } catch {
      // Low battery or a strict browser: cooking goes on, the screen may dim.
      tell(false);
    }
  };
  const onVisible = () => void take();

  document.addEventListener('visibilitychange', onVisible);
  void take();
  return () => {
    over = true;
    document.removeEventListener('visibilitychange', onVisible);
    void lock?.release();
  };
}
