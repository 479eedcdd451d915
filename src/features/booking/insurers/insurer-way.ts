import { bookingOf } from '../booking.ts';

/** Continuing from an insurer's page selects that insurer. */
class InsurerWay extends HTMLElement {
  connectedCallback() {
    this.addEventListener('click', () => {
      const { insurer } = this.dataset;
      if (insurer !== undefined) bookingOf('zpp').change({ insurer });
    });
  }
}

customElements.define('insurer-way', InsurerWay);
