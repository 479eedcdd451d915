import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import './button.css';
import './personal.css';

interface Props {
  words: {
    withdraw: string;
    /** The warning about the consequences. */
    sure: string;
    confirm: string;
    keep: string;
  };
  isBusy: boolean;
  onWithdraw: () => void;
}

/** Two steps: a link, then the consequences and two buttons. Keeps the focus. */
export function WithdrawConsent({ words, isBusy, onWithdraw }: Props) {
  const [isSure, setSure] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const question = useRef<HTMLDivElement>(null);
  const id = useId();
  const ask = (sure: boolean) => {
    flushSync(() => {
      setSure(sure);
    });
    (question.current ?? opener.current)?.focus();
  };
  if (!isSure) {
    return (
      <button
        ref={opener}
        type="button"
        className="text-button"
        onClick={() => {
          ask(true);
        }}
      >
        {words.withdraw}
      </button>
    );
  }
  return (
    <div
      ref={question}
      className="withdraw-consent dense box blush stack-s"
      role="group"
      aria-labelledby={id}
      tabIndex={-1}
    >
      <p id={id}>{words.sure}</p>
      <p className="buttons">
        <button type="button" className="button secondary" aria-busy={isBusy} onClick={onWithdraw}>
          {words.confirm}
        </button>
        <button
          type="button"
          className="button quiet"
          onClick={() => {
            ask(false);
          }}
        >
          {words.keep}
        </button>
      </p>
    </div>
  );
}
