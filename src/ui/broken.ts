/** Shows the notice that the page has not loaded completely (`Broken.astro`). */
export function sayBroken(): void {
  document.documentElement.dataset['failed'] = '';
}
