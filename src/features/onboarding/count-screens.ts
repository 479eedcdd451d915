import { stepOfQuestion, type BrowserStep } from '#domain/funnel/steps.ts';
import type { Shown } from './onboarding-state.ts';

/**
 * Counts the onboarding's screens as steps of the funnel: that one was reached, and nothing of what is answered there.
 * A result that the page opens with, because its answers were kept, was reached on an earlier visit.
 */
export function createScreenCount(count: (step: BrowserStep) => void): (shown: Shown) => void {
  let hasAsked = false;
  return (shown) => {
    if (shown.screen === 'consent') count('consent');
    if (shown.screen === 'summary' && hasAsked) count('result');
    if (shown.screen !== 'question') return;
    hasAsked = true;
    const step = stepOfQuestion(shown.question);
    if (step) count(step);
  };
}
