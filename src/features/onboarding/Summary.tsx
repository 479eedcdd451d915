import { lazy, Suspense, useDeferredValue, useEffect } from 'react';
import { fill } from '#domain/text/fill.ts';
import { sayBroken } from '#site/ui/broken.ts';
import { forWhom } from './for-whom.ts';
import { Heading } from './Heading.tsx';
import type { SummaryProps } from './props.ts';
import '#site/ui/skeleton.css';
import './onboarding.css';
import './summary.css';

export const loadParts = () => import('./SummaryParts.tsx');

const SummaryParts = lazy(() =>
  loadParts().then(
    ({ SummaryParts }) => ({ default: SummaryParts }),
    () => ({ default: Unloaded }),
  ),
);

function Unloaded() {
  useEffect(sayBroken, []);
  return <Coming />;
}

const Coming = ({ busy }: { busy?: boolean }) => (
  <div className="onb-parts-coming" aria-busy={busy}>
    {busy && (
      <div className="skeleton" aria-hidden="true">
        <span className="block" />
        <span className="block" />
      </div>
    )}
  </div>
);

/**
 * The result: its title, which greets the visitor and has the focus, and the parts below once their code has loaded.
 */
export function Summary(props: SummaryProps) {
  // The title answers the tap; the rest renders in the background, in pieces that do not delay other taps.
  const isTitled = useDeferredValue(true, false);
  const { texts, state } = props;
  const { summary: t } = texts;
  const { displayName: name } = state.answers;
  return (
    <div className="onb-screen stack at-start onb-summary">
      <div className="onb-title stack at-start">
        <p className="eyebrow large">{t.eyebrow}</p>
        <Heading focused>{name === '' ? t.title : fill(t.titleNamed, { name })}</Heading>
        <p className="lead">{forWhom(texts, state.answers)}</p>
      </div>
      {isTitled ? (
        <Suspense fallback={<Coming busy />}>
          <SummaryParts {...props} />
        </Suspense>
      ) : (
        <Coming busy />
      )}
    </div>
  );
}
