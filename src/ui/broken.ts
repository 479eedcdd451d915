/** Shows what stands in the page for the case that it has not arrived as a whole. */
export function sayBroken(): void {
  const said = document.querySelector<HTMLElement>('[data-broken]');
  if (said) said.hidden = false;
}
