/** Shows or hides the notice that the page has not loaded completely. */
export function sayBroken(isBroken = true): void {
  const said = document.querySelector<HTMLElement>('[data-broken]');
  if (said) said.hidden = !isBroken;
}
