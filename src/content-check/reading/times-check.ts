import { findTimers } from '#domain/recipes/timers.ts';
import type { Tell } from '../faults/fault.ts';
import type { StepText } from './method.ts';

const times = (text: string) =>
  findTimers(text).map(({ seconds, until }) => `${String(seconds)}-${String(until ?? 0)}`);
const shown = (text: string) =>
  findTimers(text)
    .map((timer) => timer.text)
    .join(', ') || '–';

/** The two languages tell the same steps, with the same times. */
export function checkTranslatedSteps(
  german: readonly StepText[],
  english: readonly StepText[],
  tell: Tell,
): void {
  const [first] = english;
  if (!first || german.length === 0) return;
  if (german.length !== english.length) {
    tell('steps-differ', first.at, { german: german.length, english: english.length });
    return;
  }
  english.forEach(({ text, at }, index) => {
    const original = german[index]?.text ?? '';
    if (times(original).sort().join() === times(text).sort().join()) return;
    tell('times-differ', at, { step: index + 1, german: shown(original), english: shown(text) });
  });
}
