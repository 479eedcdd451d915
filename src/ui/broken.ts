/** Shows what stands in the page for the case that it has not arrived as a whole, or hides it again. */
export function sayBroken(isBroken = true): void {
  const said = document.querySelector<HTMLElement>('[data-broken]');
  if (said) said.hidden = !isBroken;
}
