import { bookingOf } from '../booking.ts';

/** Whoever goes on from an insurer's page has chosen that insurer. */
class InsurerWay extends HTMLElement {
  connectedCallback() {
    this.addEventListener('click', () => {
      const { insurer } = this.dataset;
      if (insurer !== undefined) bookingOf('zpp').change({ insurer });
    });
  }
}

customElements.define('insurer-way', InsurerWay);
