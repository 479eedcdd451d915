import type { BodyMassRange } from '#domain/course/eligibility.ts';
import type { CourseKey } from '#domain/shop/catalogue.ts';
import { sayBroken } from '#site/ui/broken.ts';
import { bookingOf, hasConfirmed } from '../booking.ts';
import type { Problem } from './join.ts';

const fields: Readonly<Record<Problem, string>> = {
  'birthday-open': '[data-birthday]',
  'conditions-open': '[data-conditions]',
  'range-open': '[name=range]',
  'doctor-open': '[data-asked]',
  'not-kept': '[data-join]',
};
const problems = Object.keys(fields) as readonly Problem[];

/** Needed when the button is pressed, but not for reading the page. */
const loadJoin = () => import('./join.ts');

/** The answers are checked here: they are not stored, sent, or written into a URL. */
class CourseRequirements extends HTMLElement {
  readonly #course: CourseKey = this.dataset['course'] === 'zpp2' ? 'zpp2' : 'zpp';
  /** The range ticked by the calculator, until the visitor chooses one. */
  #worked: BodyMassRange | undefined;

  connectedCallback() {
    const confirmed = this.querySelector<HTMLElement>('[data-confirmed]');
    if (confirmed) confirmed.hidden = !hasConfirmed(this.#course);
    this.addEventListener('change', ({ target }) => {
      if (!(target instanceof HTMLInputElement)) return;
      if (target.name === 'range') this.#worked = undefined;
      this.#askForDoctor();
      for (const problem of problems) if (target.matches(fields[problem])) this.#flag(problem, false);
      loadJoin().catch(() => undefined);
    });
    for (const field of this.querySelectorAll('[data-measure]')) {
      field.addEventListener('input', () => {
        this.#measured().catch(() => undefined);
      });
    }
    const join = this.querySelector<HTMLElement>('[data-join]');
    join?.addEventListener('click', () => {
      const { login = '', order = '' } = join.dataset;
      this.#join({ login, order }).catch(sayBroken);
    });
    this.querySelector('[data-contraindications]')?.addEventListener('click', () => {
      // A contraindication revokes an earlier confirmation.
      bookingOf(this.#course).change({ requirements: undefined });
    });
    // Browsers may restore ticks when the visitor returns.
    this.#askForDoctor();
  }

  #range = () => {
    const range = this.querySelector<HTMLInputElement>('[name=range]:checked')?.value;
    return range as BodyMassRange | undefined;
  };
  #isTicked = (name: string) => this.querySelector<HTMLInputElement>(`[data-${name}]`)?.checked === true;

  /** As `1988-02-03`; unreadable ones are no day. */
  #birthday() {
    const read = (part: string, digits: number) =>
      this.querySelector<HTMLInputElement>(`[data-birthday=${part}]`)?.value.trim().padStart(digits, '0');
    return [read('year', 4), read('month', 2), read('day', 2)].join('-');
  }

  #askForDoctor() {
    const doctor = this.querySelector<HTMLElement>('[data-doctor]');
    if (doctor) doctor.hidden = !this.querySelector('[name=range]:checked')?.matches('[data-asks-doctor]');
  }

  /** Loads the calculator with the first number typed. */
  async #measured() {
    const helper = this.querySelector<HTMLElement>('[data-helper]');
    const { sayBodyMass } = await import('./body-mass.ts');
    const range = helper ? sayBodyMass(helper) : undefined;
    if (range) this.#choose(range);
    else this.#takeBack();
  }

  /** Ticks the range that the numbers are in. */
  #choose(range: BodyMassRange) {
    const choice = this.querySelector<HTMLInputElement>(`[name=range][value=${range}]`);
    if (choice) choice.checked = true;
    this.#worked = range;
    this.#askForDoctor();
    // It may change after a press on the button: other missing answers stay flagged.
    this.#flag('range-open', false);
  }

  /** Numbers without a result clear the tick, but not the visitor's own choice. */
  #takeBack() {
    if (this.#worked === undefined) return;
    for (const one of this.querySelectorAll<HTMLInputElement>('[name=range]:checked')) {
      if (one.value === this.#worked) one.checked = false;
    }
    this.#worked = undefined;
    this.#askForDoctor();
  }

  #flag(problem: Problem, isFound: boolean) {
    this.querySelector(`#problem-${problem}`)?.toggleAttribute('hidden', !isFound);
    for (const input of this.querySelectorAll(`input${fields[problem]}`)) {
      input.setAttribute('aria-invalid', String(isFound));
    }
  }

  /** All at once, with the focus on the first. */
  #show(found: readonly Problem[]) {
    for (const problem of problems) this.#flag(problem, found.includes(problem));
    const [first] = found;
    if (first) this.querySelector<HTMLElement>(fields[first])?.focus();
  }

  async #join(paths: { login: string; order: string }) {
    const { join } = await loadJoin();
    const answer = join(this.#course, paths, {
      birthday: this.#birthday(),
      conditions: this.#isTicked('conditions'),
      range: this.#range(),
      askedDoctor: this.#isTicked('asked'),
    });
    if (answer === 'not-possible') this.querySelector<HTMLElement>('[data-contraindications]')?.click();
    else if (answer !== 'may-join') this.#show(answer);
  }
}

customElements.define('course-requirements', CourseRequirements);
