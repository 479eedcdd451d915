/** Also without native popovers (popover-stand-in.ts). */
export function showPopover(element: HTMLElement, open: boolean): void {
  if ('popover' in HTMLElement.prototype) element.togglePopover(open);
  else element.toggleAttribute('data-open', open);
}
