import { useStore } from '@nanostores/react';
import { useDeferredValue, useEffect } from 'react';
import { fill } from '#domain/text/fill.ts';
import { sayBroken } from '#site/ui/broken.ts';
import { forWhom } from './for-whom.ts';
import { Heading } from './Heading.tsx';
import type { SummaryProps } from './props.ts';
import { $parts, loadParts, type Parts } from './summary-parts.ts';

const notYet: Parts = { state: 'loading' };

/**
 * The result: its title, which greets the visitor and has the focus, and the parts below once their code has loaded.
 */
export function Summary(props: SummaryProps) {
  // The title answers the tap; the rest renders in the background, in pieces that do not delay other taps.
  const parts = useDeferredValue(useStore($parts), notYet);
  useEffect(loadParts, []);
  useEffect(() => {
    if (parts.state === 'failed') sayBroken();
  }, [parts]);
  const { texts, state } = props;
  const { summary: t } = texts;
  const { displayName: name } = state.answers;
  return (
    <div className="onb-screen stack at-start onb-summary" aria-busy={parts.state === 'loading'}>
      <div className="onb-title stack at-start">
        <p className="eyebrow large">{t.eyebrow}</p>
        <Heading focused>{name === '' ? t.title : fill(t.titleNamed, { name })}</Heading>
        <p className="lead">{forWhom(texts, state.answers)}</p>
      </div>
      {parts.state === 'ready' ? <parts.View {...props} /> : <div className="onb-parts-coming" />}
    </div>
  );
}
