import { useState } from 'react';
import { formatDate } from '#domain/format.ts';
import { Alert } from '#site/ui/Alert.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';
import type { AccountState, AccountStore, Verb } from './account.store.ts';
import { fillGaps, type AccountTexts } from './texts.ts';

interface Props {
  texts: AccountTexts;
  state: Extract<AccountState, { step: 'shown' }>;
  account: AccountStore;
}

/** The page's own dialog of the cookie settings, which needs no script of ours to open. */
const opensCookies = { command: 'show-modal', commandfor: 'cookie-settings' };

function Health({ texts, state, account }: Props) {
  const [isSure, setSure] = useState(false);
  const { data } = texts;
  const given = state.view.healthConsent;
  const isBusy = state.doing.state === 'busy' && state.doing.verb === 'health';
  return (
    <li>
      <h3>{data.health}</h3>
      <p>
        {given === null ? data.healthNone : fillGaps(data.healthGiven, { date: formatDate(new Date(given)) })}
      </p>
      {given !== null && !isSure && (
        <button
          type="button"
          className="text-button"
          onClick={() => {
            setSure(true);
          }}
        >
          {data.healthWithdraw}
        </button>
      )}
      {given !== null && isSure && (
        <div className="account-sure" role="group" aria-label={data.healthWithdraw}>
          <p>{data.healthSure}</p>
          <p className="account-actions">
            <button
              type="button"
              className="button secondary"
              aria-busy={isBusy}
              autoFocus
              onClick={() => void account.withdrawHealthConsent()}
            >
              {data.healthConfirm}
            </button>
            <button
              type="button"
              className="button quiet"
              onClick={() => {
                setSure(false);
              }}
            >
              {data.keep}
            </button>
          </p>
        </div>
      )}
      <Alert kind="notice" text={state.doing.state === 'done' ? data.healthDone : undefined} />
    </li>
  );
}

/** What we know of her, and what she can do with it. */
export function DataCard({ texts, state, account }: Props) {
  const { data } = texts;
  const isBusy = (verb: Verb) => state.doing.state === 'busy' && state.doing.verb === verb;
  const [isLeaving, setLeaving] = useState(false);
  return (
    <section className="surface account-data no-print" aria-labelledby="account-data">
      <h2 id="account-data">{data.title}</h2>
      <ul role="list">
        <li>
          <h3>{data.cookies}</h3>
          <p>{data.cookiesText}</p>
          <button type="button" className="text-button" {...opensCookies}>
            {data.cookiesOpen}
          </button>
        </li>
        <Health texts={texts} state={state} account={account} />
        <li>
          <h3>{data.export}</h3>
          <p>{data.exportText}</p>
          <button
            type="button"
            className="text-button"
            aria-busy={isBusy('export')}
            onClick={() => void account.takeAlong()}
          >
            {data.exportButton}
          </button>
        </li>
        <li>
          <h3>{data.delete}</h3>
          <p>{data.deleteText}</p>
          <button
            type="button"
            className="text-button"
            aria-haspopup="dialog"
            onClick={() => {
              setLeaving(true);
            }}
          >
            {data.deleteButton}
          </button>
        </li>
      </ul>
      {isLeaving && (
        <LeaveDialog
          texts={texts}
          state={state}
          account={account}
          onClose={() => {
            setLeaving(false);
          }}
        />
      )}
    </section>
  );
}
