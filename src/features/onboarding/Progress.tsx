import { questionsUpTo, questions, type Screen } from '#domain/onboarding/flow.ts';
import { fill } from '#domain/text/fill.ts';
import type { OnboardingTexts } from './props.ts';
import '#site/ui/progress.css';

const asked = ['none', 'one', 'two'] as const;

/** The progress, counted in questions as everywhere on the site: a screen may ask several, and the consent asks none. */
export function Progress({ nav, screen }: { nav: OnboardingTexts['nav']; screen: Screen }) {
  const { before, last } = questionsUpTo(screen);
  const values = { first: before + 1, last, of: questions.length };
  return (
    <div className="stack-2xs small-print">
      <progress max={values.of} value={last} aria-label={nav.progressLabel} />
      <span>{fill(nav.progress[asked[last - before] ?? 'other'], values)}</span>
    </div>
  );
}
