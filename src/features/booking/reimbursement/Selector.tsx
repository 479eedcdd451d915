import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { otherCovers } from '#domain/course/insurers.ts';
import { CheckField } from '#site/ui/CheckField.tsx';
import { InsurerField } from './InsurerField.tsx';
import { Answer } from './Answer.tsx';
import { Call } from './Call.tsx';
import type { SelectorWords } from './props.ts';
import { createInsurerSelector } from './state.ts';
import '#site/ui/form.css';
import './selector.css';

/** The insurer selector: what an insurer pays back for the course. */
export function Selector(words: SelectorWords) {
  const { texts: t, locale, covers, said, courseId } = words;
  const [selector] = useState(() => createInsurerSelector(words));
  const choice = useStore(selector.$choice);
  useEffect(() => {
    selector.start();
  }, [selector]);
  const { option, had, kept } = choice;
  return (
    <>
      <div className="question stack needs-script">
        <InsurerField texts={t} chosen={option} selector={selector} />
        <div className="covers cluster" role="group" aria-label={t.other}>
          {otherCovers.map((cover) => (
            <button
              key={cover}
              type="button"
              aria-pressed={option?.id === cover}
              onClick={() => selector.choose(option?.id === cover ? undefined : cover)}
            >
              {covers[cover][0]}
            </button>
          ))}
        </div>
        <CheckField id="had" checked={had} onChange={({ target }) => selector.setHad(target.checked)}>
          {t.had}
        </CheckField>
        {!kept && <p className="field-problem">{t.notKept}</p>}
      </div>
      <div className="answer" aria-live="polite">
        <Answer texts={t} locale={locale} choice={choice} />
      </div>
      <Call texts={t.call} said={said} courseId={courseId} choice={choice} />
    </>
  );
}
