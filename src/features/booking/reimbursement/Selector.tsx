import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { otherCovers } from '#domain/course/insurers.ts';
import { CheckField } from '#site/ui/CheckField.tsx';
import { InsurerField } from './InsurerField.tsx';
import { Answer } from './Answer.tsx';
import type { SelectorWords } from './props.ts';
import { choiceOf, type Choice, type InsurerSelector } from './reimbursement.store.ts';

type Words = Pick<SelectorWords, 'texts' | 'locale' | 'covers'>;

interface Props extends Words {
  selector: InsurerSelector;
  early: string;
  onStarted: () => void;
}

interface ScreenProps extends Words {
  choice: Choice;
  selector?: InsurerSelector;
  early?: string;
}

function Screen({ texts: t, locale, covers, choice, selector, early = '' }: ScreenProps) {
  const { option, had, kept } = choice;
  return (
    <>
      <div className="question">
        <InsurerField texts={t} chosen={option} selector={selector} early={early} />
        <div className="covers" role="group" aria-label={t.other}>
          {otherCovers.map((cover) => (
            <button
              key={cover}
              type="button"
              aria-pressed={option?.id === cover}
              onClick={() => selector?.choose(option?.id === cover ? undefined : cover)}
            >
              {covers[cover][0]}
            </button>
          ))}
        </div>
        <CheckField id="had" checked={had} onChange={({ target }) => selector?.setHad(target.checked)}>
          {t.had}
        </CheckField>
        {!kept && <p className="field-problem">{t.notKept}</p>}
      </div>
      <div aria-live="polite" className="answer">
        <Answer texts={t} locale={locale} choice={choice} />
      </div>
    </>
  );
}

export function Selector({ onStarted, ...props }: Props) {
  const { selector } = props;
  // The page's own markup is hydrated now and may change.
  useEffect(() => {
    selector.start();
    onStarted();
  }, [selector, onStarted]);
  return <Screen {...props} choice={useStore(selector.$choice)} />;
}

/** What the page is built with: nobody has chosen anything yet. */
export const FirstScreen = (words: Words) => (
  <Screen {...words} choice={choiceOf(undefined, false, '2026-01-01')} />
);
