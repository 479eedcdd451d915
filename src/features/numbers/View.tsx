import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { fill } from '#domain/text/fill.ts';
import { numbersPath } from '#i18n/routes.ts';
import { SecondFactor } from '#site/features/staff/SecondFactor.tsx';
import { Alert } from '#site/ui/Alert.tsx';
import type { NumbersView } from '#domain/numbers/view.ts';
import { Controls } from './Controls.tsx';
import { Experiments } from './Experiments.tsx';
import { MoneyView } from './Money.tsx';
import { CourseView, Funnels, Sources, Words } from './Parts.tsx';
import { Speed } from './Speed.tsx';
import { createSpeed } from './speed-state.ts';
import { createNumbers } from './state.ts';
import type { NumbersTexts } from './texts.ts';
import { dayText } from './words.ts';
import '#site/ui/button.css';
import './numbers.css';

interface Props {
  texts: NumbersTexts;
  view: NumbersView;
}

export function View({ texts, view: first }: Props) {
  const [numbers] = useState(() => createNumbers(first));
  const [speed] = useState(createSpeed);
  const state = useStore(numbers.$state);
  const { view, doing } = state;
  const { method } = texts;
  return (
    <div className="numbers stack-l" aria-busy={doing.state === 'busy'}>
      <p className="soft">
        {view.countedSince === null ? texts.notYet : fill(texts.since, { day: dayText(view.countedSince) })}
      </p>
      <Controls {...{ texts, state, numbers, speed }} />
      {doing.state === 'failed' && (
        <Alert text={texts.errors[doing.code]}>
          <button type="button" className="button secondary" onClick={() => void numbers.retry()}>
            {texts.unreachable.again}
          </button>
        </Alert>
      )}
      <MoneyView texts={texts} view={view} />
      <Sources texts={texts} view={view} />
      <Funnels texts={texts} view={view} />
      <Experiments texts={texts} />
      <CourseView texts={texts} view={view} />
      <Speed {...{ texts, speed }} query={state.query} />
      <Words texts={texts} view={view} />
      <section className="stack-s" aria-labelledby="numbers-method">
        <h2 id="numbers-method">{method.title}</h2>
        <p>{method.exact}</p>
        <p>{method.estimate}</p>
        <p>{method.rounded}</p>
      </section>
      <SecondFactor texts={texts} path={numbersPath} />
    </div>
  );
}
