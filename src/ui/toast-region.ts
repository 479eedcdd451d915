import { showPopover } from './popover.ts';
import { toasts } from '#site/browser/toasts.ts';

/** A popover, as the top layer is above everything, including dialogs. */
class ToastRegion extends HTMLElement {
  connectedCallback() {
    const list = this.querySelector('ul');
    const template = this.querySelector('template');
    if (!list || !template) return;

    for (const type of ['pointerenter', 'focusin']) this.addEventListener(type, toasts.hold);
    for (const type of ['pointerleave', 'focusout']) this.addEventListener(type, toasts.release);

    toasts.$toasts.subscribe((current) => {
      const shown = new Map([...list.children].map((item) => [item.getAttribute('data-id'), item]));
      for (const { id, text } of current) {
        if (shown.delete(String(id))) continue;
        const item = template.content.firstElementChild?.cloneNode(true);
        if (!(item instanceof HTMLElement)) continue;
        item.dataset['id'] = String(id);
        item.querySelector('p')?.append(text);
        item.querySelector('li > button')?.addEventListener('click', () => {
          toasts.dismiss(id);
        });
        list.append(item);
      }
      for (const gone of shown.values()) {
        // Removing a focused button fires no blur event.
        if (gone.contains(document.activeElement)) toasts.release();
        gone.remove();
      }
      void this.show();
    });
  }

  async show() {
    const isShown = () => toasts.$toasts.get().length > 0;
    // Without this script, for example offline, toasts stay at the lower edge.
    const place = isShown() ? await import('./free-place.ts').catch(() => undefined) : undefined;
    showPopover(this, isShown());
    place?.keepFree(this);
  }
}

customElements.define('toast-region', ToastRegion);
