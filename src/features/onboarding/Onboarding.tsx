import { useStore } from '@nanostores/react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { onWake } from '#site/browser/wake.ts';
import { signInHere } from '#site/browser/page-sign-in.ts';
import { SignInHere } from '#site/features/sign-in/SignInHere.tsx';
import type { SignInHereProps } from '#site/features/sign-in/texts.ts';
import { Heading } from './Heading.tsx';
import { createOnboarding, firstQuestion, type Onboarding as OnboardingStore } from './state.ts';
import type { OnboardingWords } from './props.ts';
import { Progress } from './Progress.tsx';
import { QuestionScreen } from './QuestionScreen.tsx';
import { loadParts, Summary } from './Summary.tsx';
import { Reminder } from './Reminder.tsx';
import '#site/ui/button.css';
import './onboarding.css';
import './questions.css';

interface WelcomeProps extends OnboardingWords {
  moved: boolean;
  withdrawn: boolean;
  begin?: () => void;
}

/** The first screen: part of the built page, readable before any script runs. */
function Welcome({ texts: { welcome: t }, paths, moved, withdrawn, begin }: WelcomeProps) {
  return (
    <div className="onb-screen stack at-start">
      {withdrawn && (
        <p className="box" role="status">
          {t.withdrawn}
        </p>
      )}
      <p className="eyebrow large">{t.eyebrow}</p>
      <Heading focused={moved}>{t.title}</Heading>
      <p className="lead">{t.text}</p>
      <div className="onb-ways cluster">
        <button className="button primary" type="button" onClick={begin}>
          {t.ready}
        </button>
        <a className="button quiet" href={paths.recipes}>
          {t.notReady}
        </a>
      </div>
      <ul role="list" className="onb-points stack-xs">
        {[t.first, t.second, t.third, t.fourth].map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <p className="small-print">{t.small}</p>
    </div>
  );
}

interface ConsentProps extends OnboardingWords {
  note: 'again' | 'declined' | 'clock' | undefined;
  agree: () => void;
  decline: () => void;
  back: () => void;
}

/** The explicit consent to health data (art. 9 GDPR). Both buttons look the same. */
function Consent({ texts, paths, note, agree, decline, back }: ConsentProps) {
  const { consent: t, nav } = texts;
  const points = [
    { title: t.whyTitle, text: t.why },
    { title: t.whereTitle, text: t.where },
    { title: t.freeTitle, text: t.free },
  ];
  return (
    <div className="onb-screen stack at-start">
      <Progress nav={nav} screen="consent" />
      <p className="eyebrow large">{t.eyebrow}</p>
      <Heading focused>{t.title}</Heading>
      <div role="status">{note && note !== 'declined' && <p className="box">{t[note]}</p>}</div>
      <p className="lead">{t.what}</p>
      <dl className="onb-terms stack panel">
        {points.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p>
        <a href={paths.privacy} target="_blank">
          {t.privacy}
        </a>
      </p>
      <div className="onb-answers">
        <button className="button secondary" type="button" onClick={decline}>
          {t.decline}
        </button>
        <button className="button secondary" type="button" onClick={agree}>
          {t.agree}
        </button>
      </div>
      {/* The consequence is shown where the answer was given: on phones the top of this screen is far away. */}
      <div role="status">{note === 'declined' && <p className="box">{t.declined}</p>}</div>
      <div className="onb-ways cluster">
        {note === 'declined' && (
          <>
            <a className="button secondary" href={paths.recipes}>
              {t.recipes}
            </a>
            <a className="button secondary" href={paths.about}>
              {t.about}
            </a>
          </>
        )}
        <button className="button quiet" type="button" onClick={back}>
          {nav.back}
        </button>
      </div>
    </div>
  );
}

interface Props extends OnboardingWords {
  onboarding: OnboardingStore;
}

/** The screens without questions. */
function Screen({ onboarding, moved, ...words }: Props & { moved: boolean }) {
  const state = useStore(onboarding.$state);
  const { texts, paths } = words;
  switch (state.screen) {
    case 'welcome': {
      const withdrawn = state.note === 'withdrawn';
      return <Welcome {...words} moved={moved} withdrawn={withdrawn} begin={onboarding.begin} />;
    }
    case 'question':
      return null;
    case 'consent':
      return <Consent {...words} note={state.note} {...onboarding} />;
    case 'summary':
      return <Summary {...words} state={state} onboarding={onboarding} />;
    case 'paused':
      return (
        <div className="onb-screen stack at-start">
          <Heading focused>{texts.paused.title}</Heading>
          <p className="lead">{state.onDevice ? texts.paused.device : texts.paused.tab}</p>
          <div className="onb-ways cluster">
            <button className="button primary" type="button" onClick={onboarding.begin}>
              {texts.paused.resume}
            </button>
            <a className="button quiet" href={paths.recipes}>
              {texts.paused.recipes}
            </a>
          </div>
          {state.canRemind && <Reminder {...words} />}
        </div>
      );
    case 'too-young':
      return (
        <div className="onb-screen stack at-start">
          <Heading focused>{texts.young.title}</Heading>
          <p className="lead">{texts.young.text}</p>
          <div className="onb-ways cluster">
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

/**
 * The question. The built page also contains the first one, for visitors who come for it: what they typed before the
 * script arrived stays, because it is the same element.
 */
function Questions({ onboarding, isBuilt, ...words }: Props & { isBuilt: boolean }) {
  const state = useStore(onboarding.$state);
  const asked = state.screen === 'question' ? state : isBuilt ? firstQuestion : undefined;
  return (
    asked && (
      <QuestionScreen key={asked.question} {...words} state={asked} verbs={onboarding} spare={isBuilt} />
    )
  );
}

/** The onboarding: its current screen, and notes about connection and storage. */
export function Onboarding({ signIn, ...words }: OnboardingWords & { signIn: SignInHereProps }) {
  const [onboarding] = useState(() => createOnboarding(words.locale));
  const { offline, lasting, screen } = useStore(onboarding.$state);
  const isOpening = useStore(onboarding.$isOpening);
  const isSigningIn = useStore(signInHere.$isOpen);
  const { status } = words.texts;
  const isSaidBelow = useStore(onboarding.$saving).state === 'waiting';
  const [isBuilt, setIsBuilt] = useState(true);
  // Before events that were kept until now are replayed.
  useLayoutEffect(() => {
    setIsBuilt(false);
    const stop = onboarding.start();
    document.querySelector('[data-at-once]')?.removeAttribute('data-at-once');
    const end = onWake(onboarding.wake);
    addEventListener('popstate', signInHere.close);
    return () => {
      stop();
      end();
      removeEventListener('popstate', signInHere.close);
    };
  }, [onboarding]);
  useEffect(() => {
    // While questions are answered, so that the result is complete at once. It tries again itself after a failure.
    if (screen !== 'welcome') loadParts().catch(() => undefined);
  }, [screen]);
  const wasSigningIn = useRef(false);
  useEffect(() => {
    if (wasSigningIn.current && !isSigningIn) document.getElementById('onb-keep')?.focus();
    wasSigningIn.current = isSigningIn;
  }, [isSigningIn]);
  return (
    <>
      <div id="onboarding" data-screen={screen} data-opening={isOpening || undefined} hidden={isSigningIn}>
        <div role="status" className="onb-status">
          {offline && !isSaidBelow && <p>{status.offline}</p>}
          {!lasting && <p>{status.notLasting}</p>}
        </div>
        <Screen {...words} onboarding={onboarding} key={screen} moved={!isBuilt} />
        <Questions {...words} onboarding={onboarding} isBuilt={isBuilt} />
      </div>
      <SignInHere {...signIn} />
    </>
  );
}
