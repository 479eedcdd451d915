import { fill } from '#domain/text/fill.ts';
import type { Screens } from '#i18n/texts.ts';

const row = document.querySelector<HTMLElement>('#timer-row');
const texts = JSON.parse(row?.dataset['texts'] ?? '{}') as Pick<Screens['recipes']['timers'], 'of' | 'start'>;

/** Turns a time in a step into a timer button; without script it stays text. */
class StepTimer extends HTMLElement {
  connectedCallback() {
    if (this.querySelector('button')) return;
    const button = document.createElement('button');
    button.type = 'button';
    button.ariaLabel = fill(texts.start, { time: this.textContent.trim() });
    button.append(...this.childNodes);
    this.append(button);
  }
}

customElements.define('step-timer', StepTimer);

document.addEventListener('click', ({ target }) => {
  const timer = target instanceof Element ? target.closest('step-timer') : null;
  if (!(timer instanceof StepTimer)) return;
  const label = fill(texts.of, { number: timer.dataset['step'] ?? '', time: timer.textContent.trim() });
  const seconds = Number(timer.dataset['seconds']);
  const index = [...(timer.closest('p')?.querySelectorAll('step-timer') ?? [])].indexOf(timer);
  // A step may name the same time twice.
  const id = `${label} ${String(index)}`;
  void import('./timer-dock.ts').then(({ startTimer }) => startTimer({ id, label, seconds }));
});
