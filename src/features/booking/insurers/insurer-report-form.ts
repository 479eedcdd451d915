import type { ReportField } from '#domain/course/insurer-report.ts';
import { openInsurerReport, type InsurerReportState } from './insurer-report-state.ts';

/**
 * The form that says what an insurer paid. It works without this script too: then the Worker answers with this page,
 * filled in the same places.
 */
class InsurerReport extends HTMLElement {
  readonly #report = openInsurerReport();

  connectedCallback() {
    const form = this.querySelector('form');
    if (!form) return;
    form.noValidate = true;
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const typed = [...new FormData(form)].flatMap(([name, value]) =>
        typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()]] : [],
      );
      void this.#report.submit(Object.fromEntries(typed) as Record<string, string>);
    });
    form.addEventListener('input', ({ target }) => {
      if (target instanceof HTMLElement) this.#say(target.closest('[data-field]'), false);
    });
    this.#report.$state.listen((state) => {
      this.#show(state);
    });
  }

  #say(group: Element | null, isWrong: boolean) {
    group?.querySelector('.field-problem')?.toggleAttribute('hidden', !isWrong);
    group?.querySelector('input, select')?.setAttribute('aria-invalid', String(isWrong));
  }

  #show(state: InsurerReportState) {
    const { step } = state;
    const failure = step === 'writing' ? state.failure : undefined;
    this.querySelector('[type="submit"]')?.setAttribute('aria-busy', String(step === 'sending'));
    for (const text of this.querySelectorAll<HTMLElement>('[data-report-error]'))
      text.hidden = text.dataset['reportError'] !== failure;
    this.querySelector('[data-report-form]')?.toggleAttribute('hidden', step === 'received');
    this.querySelector('[data-report-received]')?.toggleAttribute('hidden', step !== 'received');
    if (step === 'received') this.querySelector<HTMLElement>('[data-report-received] h2')?.focus();
    if (step !== 'writing') return;
    for (const group of this.querySelectorAll<HTMLElement>('[data-field]'))
      this.#say(group, state.wrong.includes(group.dataset['field'] as ReportField));
    this.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }
}

customElements.define('insurer-report', InsurerReport);
