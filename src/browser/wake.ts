/** Calls when the page comes back out of the browser's back-forward cache; gives back how to end that. */
export function onWake(woken: () => void): () => void {
  const look = ({ persisted }: PageTransitionEvent) => {
    if (persisted) woken();
  };
  addEventListener('pageshow', look);
  return () => {
    removeEventListener('pageshow', look);
  };
}
