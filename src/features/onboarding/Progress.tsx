import { indexOf, screens, type Screen } from '#domain/onboarding/flow.ts';
import { fill } from '#domain/text/fill.ts';
import type { OnboardingTexts } from './props.ts';

/** The progress through the questions, including the consent. */
export function Progress({ nav, screen }: { nav: OnboardingTexts['nav']; screen: Screen }) {
  // Neither the welcome nor the summary asks anything.
  const n = indexOf(screen);
  const of = screens.length - 2;
  return (
    <div className="stack-2xs small-print">
      <progress max={of} value={n} aria-label={nav.progressLabel} />
      <span>{fill(nav.progress, { n: String(n), of: String(of) })}</span>
    </div>
  );
}
