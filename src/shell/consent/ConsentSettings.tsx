import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import type { ConsentChoice } from '#domain/consent/consent.ts';
import { formatDate } from '#domain/text/format.ts';
import { consent, type ConsentState } from './consent.ts';
import './consent.css';

interface SettingsTexts {
  state: string;
  accepted: string;
  declined: string;
  undecided: string;
  objected: string;
  notKept: string;
  date: string;
  receipt: string;
  decline: string;
  accept: string;
  withdraw: string;
  withdrawn: string;
}

interface Props {
  texts: SettingsTexts;
}

function choicesFrom(state: ConsentState, texts: SettingsTexts): { choice: ConsentChoice; label: string }[] {
  const decline = { choice: 'declined', label: texts.decline } as const;
  const accept = { choice: 'accepted', label: texts.accept } as const;
  if (state.step === 'undecided') return [decline, accept];
  if (state.step === 'objected' || state.record.status === 'declined') return [accept];
  return [{ choice: 'declined', label: texts.withdraw }];
}

/** The current choice, and buttons to change it. */
function Settings({ texts }: Props) {
  const state = useStore(consent.$state);
  const decided = state.step === 'decided' ? state : undefined;
  // The pressed button is removed: the focus moves to the new state.
  const said = useRef<HTMLDivElement>(null);
  const answer = (choice: ConsentChoice) => {
    void consent.choose(choice);
    said.current?.focus();
  };
  const says = texts[state.step === 'decided' ? state.record.status : state.step];
  return (
    <>
      <div className="box" role="status" tabIndex={-1} ref={said}>
        <h3>{texts.state}</h3>
        <p>{says}</p>
        {decided?.kept === false && <p>{texts.notKept}</p>}
        {decided && (
          <dl className="stack-2xs">
            <div className="cluster">
              <dt className="soft">{texts.date}</dt>
              <dd>{formatDate(new Date(decided.record.time))}</dd>
            </div>
            <div className="cluster">
              <dt className="soft">{texts.receipt}</dt>
              <dd className="consent-receipt">{decided.record.id}</dd>
            </div>
          </dl>
        )}
      </div>
      <div className="consent-answers">
        {choicesFrom(state, texts).map(({ choice, label }) => (
          <button key={choice} type="button" onClick={() => answer(choice)}>
            {label}
          </button>
        ))}
      </div>
      {decided?.record.status === 'accepted' && <p className="soft">{texts.withdrawn}</p>}
    </>
  );
}

/** Client only: the build does not know the choice. */
export function ConsentSettings(props: Props) {
  const [isHere, setHere] = useState(false);
  useEffect(() => {
    consent.follow();
    setHere(true);
  }, []);
  return <div className="consent-settings stack">{isHere && <Settings {...props} />}</div>;
}
