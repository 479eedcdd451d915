import type { CourseKey } from '#domain/shop/catalogue.ts';
import { count } from '#site/browser/count.ts';
import { expectsMember } from '#site/browser/signed-in-hint.ts';
import { bookingOf, nextStep } from '../booking.ts';

/** Part of other pages, so it is counted when a visitor uses it. Without script its link leads to the requirements. */
class ReimbursementSelector extends HTMLElement {
  connectedCallback() {
    const used = () => {
      if (this.dataset['landing'] === 'true') count('course');
      count('course-reimbursement');
      // The answer may have something to copy.
      void import('./copy-answer.ts');
    };
    this.addEventListener('focusin', used, { once: true });
    this.addEventListener('pointerdown', used, { once: true });
    const link = this.querySelector<HTMLAnchorElement>('a[data-book]');
    link?.addEventListener('click', () => {
      this.#skipRequirements(link);
    });
  }

  /** Visitors who have confirmed the requirements go straight to the order. */
  #skipRequirements(link: HTMLAnchorElement) {
    const { book, ...paths } = link.dataset;
    link.href = paths[nextStep(bookingOf(book as CourseKey).read(), expectsMember())] ?? link.href;
  }
}

customElements.define('reimbursement-selector', ReimbursementSelector);
