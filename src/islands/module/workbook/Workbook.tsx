import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { fill } from '#domain/fill.ts';
import type { Workbook as Written } from '#domain/course/module-content.ts';
import { Alert } from '#site/ui/Alert.tsx';
import { Skeleton } from '#site/ui/Skeleton.tsx';
import type { ModuleTexts } from '../texts.ts';
import { Field } from './Fields.tsx';
import type { ShownWorkbook } from './workbook-state.ts';
import type { WorkbookStore } from './workbook.store.ts';

interface Props {
  texts: ModuleTexts;
  workbook: Written;
  store: WorkbookStore;
}

interface KeepingProps {
  texts: ModuleTexts;
  state: ShownWorkbook;
  store: WorkbookStore;
}

/** The explicit consent to keep it in the account, beside the other way: neither is in front of the other. */
function Ask({ texts: { workbook: t }, state, store }: KeepingProps) {
  const { keep } = t;
  const isBusy = state.doing.state === 'busy';
  return (
    <section className="workbook-ask" aria-labelledby="workbook-ask">
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

/** Withdrawing, in two steps: what was written goes with it. */
function Withdraw({ texts: { workbook: t }, state, store }: KeepingProps) {
  const [isSure, setSure] = useState(false);
  if (!isSure) {
    return (
      <button
        type="button"
        className="text-button"
        onClick={() => {
          setSure(true);
        }}
      >
        {t.withdraw}
      </button>
    );
  }
  return (
    <div className="workbook-sure" role="group" aria-label={t.withdraw}>
      <p>{t.sure}</p>
      <p className="buttons">
        <button
          type="button"
          className="button secondary"
          autoFocus
          aria-busy={state.doing.state === 'busy'}
          onClick={() => void store.withdraw()}
        >
          {t.confirm}
        </button>
        <button
          type="button"
          className="button quiet"
          onClick={() => {
            setSure(false);
          }}
        >
          {t.cancel}
        </button>
      </p>
    </div>
  );
}

/** Where the workbook is kept, and whether the last words are. */
function Keeping({ texts, state, store }: KeepingProps) {
  const { workbook: t } = texts;
  const [isAsking, setAsking] = useState(false);
  const { kept, doing } = state;
  const isFailing = kept.place === 'account' && kept.saving === 'failed';
  useEffect(() => {
    if (kept.place === 'account') setAsking(false);
  }, [kept.place]);
  const words = {
    tab: t.tab,
    browser: t.browser,
    account: t.account,
  }[kept.place];
  return (
    <div className="workbook-keeping no-print">
      {(kept.place === 'tab' || isAsking) && <Ask texts={texts} state={state} store={store} />}
      <div className="workbook-where">
        <p>
          {kept.place !== 'account' && !kept.lasts ? t.lost : words}
          {kept.place === 'account' && kept.saving !== 'failed' && (
            <>
              {' '}
              <span className="workbook-saving">{kept.saving === 'saving' ? t.saving : t.saved}</span>
            </>
          )}
        </p>
        {kept.place === 'account' && <Withdraw texts={texts} state={state} store={store} />}
        {kept.place === 'browser' && !isAsking && (
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
      <Alert text={isFailing ? t.failed : doing.state === 'failed' ? texts.errors[doing.code] : undefined} />
      <Alert kind="notice" text={doing.state === 'withdrawn' ? t.withdrawn : undefined} />
    </div>
  );
}

/** The workbook of a module: filled in on the page, saved by itself, printed. */
export function Workbook({ texts, workbook, store }: Props) {
  const { workbook: t } = texts;
  const state = useStore(store.$state);
  const started = useRef(false);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    void store.start();
  }, [store]);
  return (
    <section id="arbeitsheft" className="workbook" aria-labelledby="workbook-title">
      <h2 id="workbook-title">{t.title}</h2>
      <p className="workbook-intro">{workbook.intro}</p>
      {state.step === 'loading' ? (
        <Skeleton label={texts.loading} />
      ) : (
        <>
          <Keeping texts={texts} state={state} store={store} />
          <ol role="list" className="workbook-pages">
            {workbook.pages.map(({ title, text, fields }, page) => (
              <li key={title} className="surface">
                <p className="workbook-number">{fill(t.page, { page: page + 1 })}</p>
                <h3>{title}</h3>
                <p>{text}</p>
                {fields.map((field) => (
                  <Field
                    key={field.id}
                    texts={texts}
                    field={field}
                    entries={state.entries}
                    write={store.write}
                  />
                ))}
              </li>
            ))}
          </ol>
          <p className="buttons no-print">
            <button
              type="button"
              className="button secondary"
              onClick={() => {
                print();
              }}
            >
              {t.print}
            </button>
            {state.kept.place === 'account' && (
              <button
                type="button"
                className="button quiet"
                aria-busy={state.doing.state === 'busy' && state.doing.verb === 'download'}
                onClick={() => void store.download()}
              >
                {t.pdf}
              </button>
            )}
          </p>
          <p className="field-hint no-print">{t.pdfBrowser}</p>
        </>
      )}
    </section>
  );
}
