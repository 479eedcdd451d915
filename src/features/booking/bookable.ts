import { dayInGermany, isDay } from '#domain/time/calendar.ts';
import { isBookable } from '#domain/course/certification.ts';

/** Pages are built once and read for months, so whether a course can be booked is checked again in the browser. */
class BookableCourse extends HTMLElement {
  connectedCallback() {
    const { from, until } = this.dataset;
    if (!isDay(from) || !isDay(until)) return;
    const isOpen = isBookable({ from, until }, dayInGermany(new Date()));
    for (const [name, shown] of [
      ['open', isOpen],
      ['lapsed', !isOpen],
    ] as const) {
      const part = this.querySelector<HTMLElement>(`[data-${name}]`);
      if (part) part.hidden = !shown;
    }
  }
}

customElements.define('bookable-course', BookableCourse);
