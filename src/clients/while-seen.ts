const pauseMs = 4_000;

/** Looks again and again while somebody looks at the page, and at once when she comes back to it. */
export function whileSeen(look: () => void): () => void {
  const seen = () => {
    if (document.visibilityState === 'visible') look();
  };
  const timer = setInterval(seen, pauseMs);
  document.addEventListener('visibilitychange', seen);
  addEventListener('focus', seen);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', seen);
    removeEventListener('focus', seen);
  };
}
