import type { BodyMassRange } from '#domain/course/eligibility.ts';
import type { CourseKey } from '#domain/shop/catalogue.ts';
import { bookingOf, hasConfirmed } from '../booking.ts';
import type { Problem } from './join.ts';

const problems: readonly Problem[] = [
  'birthday-open',
  'conditions-open',
  'range-open',
  'doctor-open',
  'not-kept',
];

/** What is looked at with a press on the button: it is there by then, and the page is read without it. */
const loadJoin = () => import('./join.ts');

/** What is answered here is looked at here: nothing of it is stored, sent, or written into an address. */
class CourseRequirements extends HTMLElement {
  readonly #course: CourseKey = this.dataset['course'] === 'zpp2' ? 'zpp2' : 'zpp';
  /** The range that the helper has ticked, until she chooses one herself. */
  #worked: BodyMassRange | undefined;

  connectedCallback() {
    const confirmed = this.querySelector<HTMLElement>('[data-confirmed]');
    if (confirmed) confirmed.hidden = !hasConfirmed(this.#course);
    this.addEventListener('change', ({ target }) => {
      if (target instanceof HTMLInputElement && target.name === 'range') this.#worked = undefined;
      this.#changed();
      loadJoin().catch(() => undefined);
    });
    for (const field of this.querySelectorAll('[data-measure]')) {
      field.addEventListener('input', () => {
        this.#measured().catch(() => undefined);
      });
    }
    const join = this.querySelector<HTMLElement>('[data-join]');
    join?.addEventListener('click', () => {
      this.#join(join.dataset['join'] ?? '').catch(() => {
        this.querySelector('[data-broken]')?.toggleAttribute('hidden', false);
      });
    });
    this.querySelector('[data-contraindications]')?.addEventListener('click', () => {
      // Whoever has a contraindication has confirmed nothing, whatever was said before.
      bookingOf(this.#course).change({ requirements: undefined });
    });
    // A browser that comes back here may have kept what was ticked.
    this.#changed();
  }

  #range = () => {
    const range = this.querySelector<HTMLInputElement>('[name=range]:checked')?.value;
    return range as BodyMassRange | undefined;
  };
  #isTicked = (name: string) => this.querySelector<HTMLInputElement>(`[data-${name}]`)?.checked === true;

  #askForDoctor() {
    const doctor = this.querySelector<HTMLElement>('[data-doctor]');
    if (doctor) doctor.hidden = this.#range() !== 'from-30';
  }

  #changed() {
    this.#askForDoctor();
    this.#show(undefined);
  }

  /** What works with numbers comes with the first one that is typed. */
  async #measured() {
    const helper = this.querySelector<HTMLElement>('[data-helper]');
    const { sayBodyMass } = await import('./body-mass.ts');
    const range = helper ? sayBodyMass(helper) : undefined;
    if (range) this.#choose(range);
    else this.#takeBack();
  }

  /** Ticks the range that the numbers lie in. */
  #choose(range: BodyMassRange) {
    const choice = this.querySelector<HTMLInputElement>(`[name=range][value=${range}]`);
    if (choice) choice.checked = true;
    this.#worked = range;
    this.#askForDoctor();
    // It may come after a press on the button: what else is missing stays said.
    this.querySelector('#problem-range-open')?.toggleAttribute('hidden', true);
  }

  /** Numbers that say nothing any more leave nothing ticked. What she has chosen herself stays. */
  #takeBack() {
    if (this.#worked === undefined) return;
    for (const one of this.querySelectorAll<HTMLInputElement>('[name=range]:checked')) {
      if (one.value === this.#worked) one.checked = false;
    }
    this.#worked = undefined;
    this.#askForDoctor();
  }

  #show(problem: Problem | undefined) {
    for (const one of problems) {
      const said = this.querySelector<HTMLElement>(`#problem-${one}`);
      if (said) said.hidden = one !== problem;
    }
    if (!problem) return;
    const field = {
      'birthday-open': '[data-birthday]',
      'conditions-open': '[data-conditions]',
      'range-open': '[name=range]',
      'doctor-open': '[data-asked]',
      'not-kept': '[data-join]',
    };
    this.querySelector<HTMLElement>(field[problem])?.focus();
  }

  async #join(path: string) {
    const { join } = await loadJoin();
    const answer = join(this.#course, path, {
      birthday: this.querySelector<HTMLInputElement>('[data-birthday]')?.value ?? '',
      conditions: this.#isTicked('conditions'),
      range: this.#range(),
      askedDoctor: this.#isTicked('asked'),
    });
    if (answer === 'not-possible') this.querySelector<HTMLElement>('[data-contraindications]')?.click();
    else if (answer !== 'may-join') this.#show(answer);
  }
}

customElements.define('course-requirements', CourseRequirements);
