import { dayInGermany } from '#domain/calendar.ts';
import { isEmail } from '#domain/email.ts';
import { latestEndDay } from '#domain/shop/cancellation.ts';
import { beginNotice, pageNotice } from '#site/stores/page-notice.ts';
import type { Fields, NoticeState } from '#site/stores/notice.ts';

type Row = readonly [label: string, value: string];

function showRows(list: Element | null, rows: readonly Row[]) {
  list?.replaceChildren(
    ...rows.map(([label, value]) => {
      const row = document.createElement('div');
      const [term, text] = [document.createElement('dt'), document.createElement('dd')];
      term.textContent = label;
      text.textContent = value;
      row.append(term, text);
      return row;
    }),
  );
}

/**
 * A form that works without this script too: then the Worker answers with this page, filled in the same places.
 * With it nothing that was typed is lost, problems stand beside their fields, and the receipt appears here.
 */
class NoticeForm extends HTMLElement {
  readonly #notice = pageNotice(this.dataset['kind'] === 'withdraw' ? 'withdraw' : 'cancel');
  #step: NoticeState['step'] = 'writing';

  connectedCallback() {
    const form = this.querySelector<HTMLFormElement>('[data-notice-form] form');
    const review = this.querySelector<HTMLFormElement>('[data-notice-review] form');
    if (!form) return;
    form.noValidate = true;
    form.addEventListener('focusin', beginNotice, { once: true });
    this.#prefill(form);
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      if (this.#check(form)) void this.#notice.submit(this.#fieldsOf(form));
    });
    form.addEventListener('input', ({ target }) => {
      if (target instanceof HTMLElement) this.#say(target.closest('[data-field]'), false);
    });
    review?.addEventListener('submit', (event) => {
      // The Worker has made this step where she was quicker than the script: then it takes the next one as well.
      if (this.#notice.$state.get().step === 'writing') return;
      event.preventDefault();
      void this.#notice.confirm();
    });
    const back = this.querySelector<HTMLElement>('[data-review-back]');
    if (back) back.hidden = false;
    back?.addEventListener('click', this.#notice.change);
    // The Worker may have filled the page already; then there is nothing to show anew.
    this.#notice.$state.listen((state) => {
      this.#show(state, form);
    });
  }

  /** A link from her account names contract and order; who she is, no address ever says. */
  #prefill(form: HTMLFormElement) {
    const asked = new URLSearchParams(location.search);
    const contract = form.querySelector<HTMLInputElement>(
      `[name="contract"][value="${asked.get('contract') === 'course' ? 'course' : 'app'}"]`,
    );
    if (contract && asked.has('contract')) contract.checked = true;
    const order = form.querySelector<HTMLInputElement>('[name="order"]');
    if (order) order.value = asked.get('order')?.slice(0, order.maxLength) ?? '';
  }

  #fieldsOf(form: HTMLFormElement): Fields {
    const typed = [...new FormData(form)].map(
      ([name, value]) => [name, typeof value === 'string' ? value.trim() : ''] as const,
    );
    const {
      when,
      reason = '',
      wished = '',
      ...fields
    }: Record<string, string> = Object.fromEntries(typed.filter(([, value]) => value !== ''));
    return {
      ...fields,
      ...(fields['manner'] === 'extraordinary' ? { reason } : {}),
      ...(when === 'day' ? { wished } : {}),
    };
  }

  #check(form: HTMLFormElement): boolean {
    const fields = this.#fieldsOf(form);
    const today = dayInGermany(new Date());
    const { wished } = fields;
    const isRight: Record<string, boolean> = {
      contract: fields['contract'] !== undefined,
      reason: fields['reason'] !== '',
      wished: wished === undefined || (wished >= today && wished <= latestEndDay(today)),
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

  #show(state: NoticeState, form: HTMLFormElement) {
    const at = state.step === 'sending' ? this.#step : state.step;
    const parts = { writing: 'form', reviewing: 'review', received: 'receipt', sending: '' };
    for (const [step, part] of Object.entries(parts)) {
      const section = this.querySelector<HTMLElement>(`[data-notice-${part}]`);
      if (part !== '' && section) section.hidden = step !== at;
    }
    for (const button of this.querySelectorAll('[type="submit"]')) {
      button.setAttribute('aria-busy', String(state.step === 'sending'));
    }
    const fault = 'fault' in state ? state.fault : undefined;
    for (const text of this.querySelectorAll<HTMLElement>('[data-notice-fault], [data-review-fault]')) {
      text.hidden = (text.dataset['noticeFault'] ?? text.dataset['reviewFault']) !== fault;
    }
    if (state.step === 'reviewing') showRows(this.querySelector('[data-review-rows]'), this.#asRead(form));
    if (state.step === 'received') {
      const { title, rows, file } = state.receipt;
      this.querySelector('[data-receipt-title]')?.replaceChildren(title);
      showRows(this.querySelector('[data-receipt-rows]'), rows);
      const link = this.querySelector<HTMLAnchorElement>('[data-receipt-file]');
      if (link) {
        link.href = `data:text/plain;charset=utf-8,${encodeURIComponent(file.text)}`;
        link.download = file.name;
      }
    }
    if (at !== this.#step) this.querySelector<HTMLElement>('section:not([hidden]) h2')?.focus();
    this.#step = at;
  }

  /** What she has filled in, by the labels that she has read. */
  #asRead(form: HTMLFormElement): Row[] {
    const chosen = form.querySelector('[name="contract"]:checked')?.closest('label');
    const legend = form.querySelector('[data-field="contract"] legend');
    const typed = [...form.querySelectorAll<HTMLInputElement>('.text-field input')]
      .filter(({ value }) => value.trim() !== '')
      .map((input): Row => [input.labels?.[0]?.textContent ?? '', input.value.trim()]);
    return [[legend?.textContent ?? '', chosen?.textContent.trim() ?? ''], ...typed];
  }
}

customElements.define('notice-form', NoticeForm);
