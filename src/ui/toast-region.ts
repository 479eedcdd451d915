import { showPopover } from './popover.ts';
import { toasts, type ToastWay } from '#site/browser/toasts.ts';

/** A link, or a button that ends the toast. */
function wayOf({ label, to }: ToastWay, id: number): HTMLElement {
  const way = document.createElement(typeof to === 'string' ? 'a' : 'button');
  way.append(label);
  if (typeof to === 'string') way.setAttribute('href', to);
  else {
    way.addEventListener('click', () => {
      toasts.dismiss(id);
      to();
    });
  }
  return way;
}

/** Shows messages above everything else, dialogs included: a popover stands in the top layer. */
class ToastRegion extends HTMLElement {
  connectedCallback() {
    const list = this.querySelector('ul');
    const template = this.querySelector('template');
    if (!list || !template) return;

    for (const type of ['pointerenter', 'focusin']) this.addEventListener(type, toasts.hold);
    for (const type of ['pointerleave', 'focusout']) this.addEventListener(type, toasts.release);

    toasts.$toasts.subscribe((current) => {
      const shown = new Map([...list.children].map((item) => [item.getAttribute('data-id'), item]));
      for (const { id, text, ways } of current) {
        if (shown.delete(String(id))) continue;
        const item = template.content.firstElementChild?.cloneNode(true);
        if (!(item instanceof HTMLElement)) continue;
        item.dataset['id'] = String(id);
        item.querySelector('p')?.append(text, ...ways.flatMap((way) => [' ', wayOf(way, id)]));
        item.querySelector('li > button')?.addEventListener('click', () => {
          toasts.dismiss(id);
        });
        list.append(item);
      }
      for (const gone of shown.values()) {
        // A removed button would swallow the focus and with it the release.
        if (gone.contains(document.activeElement)) toasts.release();
        gone.remove();
      }
      showPopover(this, current.length > 0);
    });
  }
}

customElements.define('toast-region', ToastRegion);
