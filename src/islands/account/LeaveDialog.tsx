import { useEffect, useRef } from 'react';
import { Alert } from '#site/ui/Alert.tsx';
import type { AccountState, AccountStore } from './account.store.ts';
import type { AccountTexts } from './texts.ts';

interface Props {
  texts: AccountTexts;
  state: Extract<AccountState, { step: 'shown' }>;
  account: AccountStore;
  onClose: () => void;
}

/** Before an account goes: what ends, what is deleted, and what has to stay and why. */
export function LeaveDialog({ texts, state, account, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const { leave, data, errors } = texts;
  const { doing } = state;
  const code = doing.state === 'failed' && doing.verb === 'leave' ? doing.code : undefined;
  const mustSignIn = code === 'sign_in_again';
  return (
    <dialog ref={dialog} className="account-leave" aria-labelledby="account-leave" onClose={onClose}>
      <h2 id="account-leave">{leave.title}</h2>
      <ul>
        <li>{leave.gone}</li>
        <li>{leave.ends}</li>
        <li>{leave.course}</li>
        <li>{leave.kept}</li>
      </ul>
      <Alert text={code === undefined ? undefined : mustSignIn ? leave.again : errors[code]} />
      <p className="account-actions">
        {mustSignIn ? (
          <button type="button" className="button primary" onClick={() => void account.signInAgain()}>
            {leave.signIn}
          </button>
        ) : (
          <button
            type="button"
            className="button primary"
            aria-busy={doing.state === 'busy'}
            onClick={() => void account.leave()}
          >
            {leave.confirm}
          </button>
        )}
        <button type="button" className="button quiet" onClick={() => dialog.current?.close()}>
          {data.keep}
        </button>
      </p>
    </dialog>
  );
}
