import { dayInGermany } from '#domain/time/calendar.ts';
import { isEmail } from '#domain/mail/email.ts';
import { latestEndDay } from '#domain/shop/cancellation.ts';
import {
  preloadDeclaration,
  openDeclaration,
  ownFields,
  type DeclarationState,
  type Fields,
} from './declaration.ts';

type Row = readonly [label: string, value: string];

function showRows(list: Element | null, rows: readonly Row[]) {
  list?.replaceChildren(
    ...rows.map(([label, value]) => {
      const row = document.createElement('div');
      const term = document.createElement('dt');
      const text = document.createElement('dd');
      term.textContent = label;
      text.textContent = value;
      row.append(term, text);
      return row;
    }),
  );
}

/**
 * Cancellation and withdrawal also work without script: the Worker then answers with this page, filled in the same
 * places. With script no input is lost, problems are beside their fields, and the acknowledgement appears here.
 */
class DeclarationForm extends HTMLElement {
  readonly #kind = this.dataset['kind'] === 'withdraw' ? 'withdraw' : 'cancel';
  readonly #declaration = openDeclaration(this.#kind);
  #step: DeclarationState['step'] = 'writing';

  connectedCallback() {
    const form = this.querySelector<HTMLFormElement>('[data-declaration-form] form');
    const review = this.querySelector<HTMLFormElement>('[data-declaration-review] form');
    if (!form) return;
    form.noValidate = true;
    form.addEventListener('focusin', preloadDeclaration, { once: true });
    this.#prefill(form);
    void this.#prefillFromAccount(form);
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      if (this.#check(form)) void this.#declaration.submit(this.#fieldsOf(form));
    });
    form.addEventListener('input', ({ target }) => {
      if (target instanceof HTMLElement) this.#say(target.closest('[data-field]'), false);
    });
    review?.addEventListener('submit', (event) => {
      // Submitted before the script: the Worker sent this page, and handles the next step as well.
      if (this.#declaration.$state.get().step === 'writing') return;
      event.preventDefault();
      void this.#declaration.confirm();
    });
    const back = this.querySelector<HTMLElement>('[data-review-back]');
    if (back) back.hidden = false;
    back?.addEventListener('click', this.#declaration.change);
    // The Worker may have filled the page already.
    this.#declaration.$state.listen((state) => {
      this.#show(state, form);
    });
  }

  /** Links from the account name contract and order, never a name or e-mail. */
  #prefill(form: HTMLFormElement) {
    const asked = new URLSearchParams(location.search);
    const contract = form.querySelector<HTMLInputElement>(
      `[name="contract"][value="${asked.get('contract') === 'course' ? 'course' : 'app'}"]`,
    );
    if (contract && asked.has('contract')) contract.checked = true;
    const order = form.querySelector<HTMLInputElement>('[name="order"]');
    if (order) order.value = asked.get('order')?.slice(0, order.maxLength) ?? '';
  }

  /** Replaces nothing that was typed, chosen or named by a link. */
  async #prefillFromAccount(form: HTMLFormElement) {
    const own = await ownFields(this.#kind);
    const input = (name: string) => form.querySelector<HTMLInputElement>(`[name="${name}"]`);
    const fill = (name: string) => {
      const field = input(name);
      if (field?.value === '') field.value = own[name] ?? '';
    };
    fill('name');
    fill('email');
    if (form.querySelector('[name="contract"]:checked') || input('order')?.value !== '') return;
    form.querySelector<HTMLInputElement>(`[name="contract"][value="${own['contract'] ?? ''}"]`)?.click();
    fill('order');
  }

  #fieldsOf(form: HTMLFormElement): Fields {
    const typed = [...new FormData(form)].map(
      ([name, value]) => [name, typeof value === 'string' ? value.trim() : ''] as const,
    );
    const {
      when,
      reason = '',
      endDay = '',
      ...fields
    }: Record<string, string> = Object.fromEntries(typed.filter(([, value]) => value !== ''));
    return {
      ...fields,
      ...(fields['manner'] === 'extraordinary' ? { reason } : {}),
      ...(when === 'day' ? { endDay } : {}),
    };
  }

  #check(form: HTMLFormElement): boolean {
    const fields = this.#fieldsOf(form);
    const today = dayInGermany(new Date());
    const { endDay } = fields;
    const isRight: Record<string, boolean> = {
      contract: fields['contract'] !== undefined,
      reason: fields['reason'] !== '',
      endDay: endDay === undefined || (endDay >= today && endDay <= latestEndDay(today)),
      name: fields['name'] !== undefined,
      email: isEmail(fields['email']),
    };
    let first: HTMLElement | null = null;
    for (const group of form.querySelectorAll('[data-field]')) {
      const isWrong = isRight[group.getAttribute('data-field') ?? ''] === false;
      this.#say(group, isWrong);
      if (isWrong) first ??= group.querySelector<HTMLElement>('input, textarea');
    }
    first?.focus();
    return first === null;
  }

  #say(group: Element | null, isWrong: boolean) {
    const problem = group?.querySelector<HTMLElement>('.field-problem');
    if (problem) problem.hidden = !isWrong;
    const inputs = group?.querySelectorAll('input, textarea') ?? [];
    for (const input of inputs) input.setAttribute('aria-invalid', String(isWrong));
  }

  #show(state: DeclarationState, form: HTMLFormElement) {
    const at = state.step === 'sending' ? this.#step : state.step;
    const sections = {
      writing: '[data-declaration-form]',
      reviewing: '[data-declaration-review]',
      received: '[data-acknowledgement]',
    };
    for (const [step, selector] of Object.entries(sections)) {
      const section = this.querySelector<HTMLElement>(selector);
      if (section) section.hidden = step !== at;
    }
    for (const button of this.querySelectorAll('[type="submit"]')) {
      button.setAttribute('aria-busy', String(state.step === 'sending'));
    }
    const failure = 'failure' in state ? state.failure : undefined;
    for (const text of this.querySelectorAll<HTMLElement>('[data-form-error], [data-review-error]')) {
      text.hidden = (text.dataset['formError'] ?? text.dataset['reviewError']) !== failure;
    }
    if (state.step === 'reviewing') showRows(this.querySelector('[data-review-rows]'), this.#asRead(form));
    if (state.step === 'received') {
      const { title, rows, file } = state.acknowledgement;
      this.querySelector('[data-acknowledgement-title]')?.replaceChildren(title);
      showRows(this.querySelector('[data-acknowledgement-rows]'), rows);
      const link = this.querySelector<HTMLAnchorElement>('[data-acknowledgement-file]');
      if (link) {
        link.href = `data:text/plain;charset=utf-8,${encodeURIComponent(file.text)}`;
        link.download = file.name;
      }
    }
    if (at !== this.#step) this.querySelector<HTMLElement>('section:not([hidden]) h2')?.focus();
    this.#step = at;
  }

  /** The input, with the labels of the form. */
  #asRead(form: HTMLFormElement): Row[] {
    const chosen = form.querySelector('[name="contract"]:checked')?.closest('label');
    const legend = form.querySelector('[data-field="contract"] legend');
    const typed = [...form.querySelectorAll<HTMLInputElement>('.text-field input')]
      .filter(({ value }) => value.trim() !== '')
      .map((input): Row => [input.labels?.[0]?.textContent ?? '', input.value.trim()]);
    return [[legend?.textContent ?? '', chosen?.textContent.trim() ?? ''], ...typed];
  }
}

customElements.define('declaration-form', DeclarationForm);
