const row = document.querySelector<HTMLElement>('#timer-row');
const named = (text: string | undefined, { textContent, dataset }: HTMLElement) =>
  (text ?? '').replace('#', dataset['step'] ?? '').replace('§', textContent.trim());

/** A time in a step becomes a button that starts a kitchen timer; without script it stays plain text. */
class StepTimer extends HTMLElement {
  connectedCallback() {
    if (this.querySelector('button')) return;
    const button = document.createElement('button');
    button.type = 'button';
    button.ariaLabel = named(row?.dataset['start'], this);
    button.append(...this.childNodes);
    this.append(button);
  }
}

customElements.define('step-timer', StepTimer);

document.addEventListener('click', ({ target }) => {
  const timer = target instanceof Element ? target.closest('step-timer') : null;
  if (!(timer instanceof StepTimer)) return;
  const label = named(row?.dataset['name'], timer);
  const seconds = Number(timer.dataset['seconds']);
  void import('./timer-dock.ts').then(({ startTimer }) => startTimer(label, seconds));
});
