import { fill } from '#domain/text/fill.ts';
import type { Screens } from '#i18n/texts.ts';
import { ringBell, tuneBell } from './bell.ts';
import { clockFace } from '#domain/time/clock-face.ts';
import { createTimers, type Timer } from './state.ts';

type Texts = Pick<Screens['recipes']['timers'], 'minute' | 'stop'>;

const timers = createTimers({
  now: Date.now,
  tick(run) {
    const clock = setInterval(run, 500);
    return () => clearInterval(clock);
  },
  ring: ringBell,
});
// A call or another app may have suspended the sound. Without timers the bell is not created, as that is slow.
document.addEventListener('click', () => {
  if (timers.$timers.get().length > 0) tuneBell();
});

/** Running timers, on the page and in cook mode: two views of one store. */
class TimerDock extends HTMLElement {
  #forget: (() => void) | undefined;
  #rows = new Map<string, HTMLElement>();

  connectedCallback() {
    this.#forget = timers.$timers.subscribe((all) => this.#show(all));
  }

  disconnectedCallback() {
    this.#forget?.();
  }

  #show(all: readonly Timer[]) {
    this.hidden = all.length === 0;
    for (const [id, row] of this.#rows) {
      if (all.some((timer) => timer.id === id)) continue;
      row.remove();
      this.#rows.delete(id);
    }
    for (const timer of all) {
      const row = this.#rows.get(timer.id) ?? this.#row(timer);
      const rang = row?.dataset['state'] !== 'rung' && timer.state === 'rung';
      if (row) row.dataset['state'] = timer.state;
      this.#write(row, 'time', clockFace(timer.left));
      if (rang) this.#write(row, 'news', this.dataset['rung'] ?? '');
      if (timer.state === 'running') this.#write(row, 'news', '');
    }
  }

  #row({ id, label }: Timer): HTMLElement | undefined {
    const template = document.querySelector<HTMLTemplateElement>('#timer-row');
    const row = template?.content.firstElementChild?.cloneNode(true);
    if (!(row instanceof HTMLElement)) return undefined;
    const texts = JSON.parse(template?.dataset['texts'] ?? '{}') as Texts;
    this.#write(row, 'label', label);
    for (const button of row.querySelectorAll('button')) {
      const { minute } = button.dataset;
      button.ariaLabel = fill(minute === undefined ? texts.stop : texts.minute, { timer: label });
      button.addEventListener('click', () => (minute === undefined ? timers.stop(id) : timers.addMinute(id)));
    }
    this.#rows.set(id, row);
    this.append(row);
    return row;
  }

  #write(row: HTMLElement | undefined, part: string, text: string) {
    const element = row?.querySelector(`[data-${part}]`);
    if (element && element.textContent !== text) element.textContent = text;
  }
}

customElements.define('timer-dock', TimerDock);

export function startTimer(timer: Parameters<typeof timers.start>[0]) {
  tuneBell();
  timers.start(timer);
}
