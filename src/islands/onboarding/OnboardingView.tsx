import { useStore } from '@nanostores/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Consent } from './Consent.tsx';
import { Heading } from './Heading.tsx';
import type { Onboarding } from '#site/stores/onboarding/state.ts';
import type { OnboardingWords } from './props.ts';
import { QuestionScreen } from './QuestionScreen.tsx';
import { Summary } from './Summary.tsx';
import { Welcome } from './Welcome.tsx';

interface Props extends OnboardingWords {
  onboarding: Onboarding;
}

function Screen({ onboarding, moved, ...words }: Props & { moved: boolean }) {
  const state = useStore(onboarding.$state);
  const { texts, paths } = words;
  switch (state.screen) {
    case 'welcome': {
      const withdrawn = state.notice === 'withdrawn';
      return <Welcome {...words} moved={moved} withdrawn={withdrawn} begin={onboarding.begin} />;
    }
    case 'question':
      return <QuestionScreen key={state.question} {...words} state={state} verbs={onboarding} />;
    case 'consent':
      return <Consent {...words} notice={state.notice} {...onboarding} />;
    case 'summary':
      return <Summary {...words} state={state} onboarding={onboarding} />;
    case 'paused':
      return (
        <div className="onb-screen">
          <Heading focused>{texts.paused.title}</Heading>
          <p className="onb-lead">{state.onDevice ? texts.paused.device : texts.paused.tab}</p>
          <div className="onb-ways">
            <button className="button primary" type="button" onClick={onboarding.begin}>
              {texts.paused.resume}
            </button>
            <a className="button quiet" href={paths.recipes}>
              {texts.paused.recipes}
            </a>
          </div>
        </div>
      );
    case 'too-young':
      return (
        <div className="onb-screen">
          <Heading focused>{texts.young.title}</Heading>
          <p className="onb-lead">{texts.young.text}</p>
          <div className="onb-ways">
            <a className="button secondary" href={paths.recipes}>
              {texts.young.recipes}
            </a>
            <button className="button quiet" type="button" onClick={onboarding.back}>
              {texts.young.change}
            </button>
          </div>
        </div>
      );
  }
}

export function OnboardingView({ onStarted, ...props }: Props & { onStarted: () => void }) {
  const { offline, lasting, screen } = useStore(props.onboarding.$state);
  const { status } = props.texts;
  const { onboarding } = props;
  const first = useRef(true);
  // Only now is the page's own first screen taken over, and may be followed by another.
  useEffect(() => {
    first.current = false;
    onboarding.start();
    onStarted();
  }, [onboarding, onStarted]);
  return (
    <>
      <Status>
        {offline && <p>{status.offline}</p>}
        {!lasting && <p>{status.notLasting}</p>}
      </Status>
      <Screen {...props} key={screen} moved={!first.current} />
    </>
  );
}

const Status = ({ children }: { children?: ReactNode }) => (
  <div role="status" className="onb-status">
    {children}
  </div>
);

/** What the page is built with: the same as above, before anything runs. */
export const FirstScreen = (words: OnboardingWords) => (
  <>
    <Status />
    <Welcome {...words} moved={false} withdrawn={false} />
  </>
);
