/**
 * Keeps the screen on while cooking. Browsers release the lock in hidden tabs, so it is requested again on return.
 * Returns how to release it; `tell` is called with the current state.
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
      // Low battery or a strict browser: the screen may dim.
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
