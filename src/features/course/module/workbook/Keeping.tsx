import { useEffect, useState } from 'react';
import { Alert } from '#site/ui/Alert.tsx';
import { WithdrawConsent } from '#site/ui/WithdrawConsent.tsx';
import type { ModuleTexts } from '../texts.ts';
import type { ShownWorkbook, WorkbookStore } from './state.ts';
import '#site/ui/button.css';
import '../module.css';

interface Props {
  texts: ModuleTexts;
  state: ShownWorkbook;
  store: WorkbookStore;
}

/** Explicit consent to storing it in the account; both choices look the same. */
function Ask({ texts: { workbook: t }, state, store }: Props) {
  const { keep } = t;
  const isBusy = state.doing.state === 'busy';
  return (
    <section className="workbook-ask dense stack-s panel blush" aria-labelledby="workbook-ask">
      <h3 id="workbook-ask">{keep.title}</h3>
      <p>{keep.what}</p>
      <p>{keep.why}</p>
      <p>{keep.who}</p>
      <p>{keep.free}</p>
      <p className="buttons">
        <button
          type="button"
          className="button secondary"
          aria-busy={isBusy}
          onClick={() => void store.agree()}
        >
          {keep.agree}
        </button>
        <button type="button" className="button secondary" onClick={store.decline}>
          {keep.decline}
        </button>
      </p>
    </section>
  );
}

/** A pause in typing before screen readers announce that all is saved. */
const quietMs = 2_000;

function useSavedAloud({ entries, kept }: ShownWorkbook): boolean {
  const [atFirst] = useState(entries);
  const [announced, setAnnounced] = useState(atFirst);
  const isSaved = kept.storage === 'account' && kept.saving === 'saved';
  useEffect(() => {
    if (!isSaved) return;
    const timer = setTimeout(() => {
      setAnnounced(entries);
    }, quietMs);
    return () => {
      clearTimeout(timer);
    };
  }, [isSaved, entries]);
  return isSaved && announced === entries && announced !== atFirst;
}

/** Where the workbook is stored, and whether it is saved. */
export function Keeping({ texts, state, store }: Props) {
  const { workbook: t } = texts;
  const [isAsking, setAsking] = useState(false);
  const isAloud = useSavedAloud(state);
  const { kept, doing } = state;
  const isFailing = kept.storage === 'account' && kept.saving === 'failed';
  useEffect(() => {
    if (kept.storage === 'account') setAsking(false);
  }, [kept.storage]);
  const words = {
    tab: t.tab,
    browser: t.browser,
    account: t.account,
  }[kept.storage];
  return (
    <div className="stack no-print">
      {(kept.storage === 'tab' || isAsking) && <Ask texts={texts} state={state} store={store} />}
      <div className="spread small-print">
        <p>
          {kept.storage !== 'account' && !kept.lasts ? t.lost : words}
          {kept.storage === 'account' && kept.saving !== 'failed' && (
            <>
              {' '}
              <span className="workbook-saving">{kept.saving === 'saving' ? t.saving : t.saved}</span>
            </>
          )}
        </p>
        {kept.storage === 'account' && (
          <WithdrawConsent
            words={{ withdraw: t.withdraw, sure: t.sure, confirm: t.confirm, keep: t.cancel }}
            isBusy={doing.state === 'busy'}
            onWithdraw={() => void store.withdraw()}
          />
        )}
        {kept.storage === 'browser' && !isAsking && (
          <button
            type="button"
            className="text-button"
            onClick={() => {
              setAsking(true);
            }}
          >
            {t.change}
          </button>
        )}
      </div>
      <p className="visually-hidden" role="status">
        {isAloud && t.saved}
      </p>
      <Alert text={isFailing ? t.failed : doing.state === 'failed' ? texts.errors[doing.code] : undefined} />
      <Alert kind="notice" text={doing.state === 'withdrawn' ? t.withdrawn : undefined} />
    </div>
  );
}
