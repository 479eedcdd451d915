/** Calls when the page returns from the back-forward cache; returns how to stop. */
export function onWake(woken: () => void): () => void {
  const look = ({ persisted }: PageTransitionEvent) => {
    if (persisted) woken();
  };
  addEventListener('pageshow', look);
  return () => {
    removeEventListener('pageshow', look);
  };
}

/** Calls when the visitor returns to this page, from the back-forward cache or from another tab. */
export function onReturn(returned: () => void): void {
  onWake(returned);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) returned();
  });
}

/** Calls while the page can still send something, as it may not return. */
export function onLeave(left: () => void, until?: AddEventListenerOptions): void {
  addEventListener('pagehide', left, until);
  const look = () => {
    if (document.hidden) left();
  };
  document.addEventListener('visibilitychange', look, until);
}
