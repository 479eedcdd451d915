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
