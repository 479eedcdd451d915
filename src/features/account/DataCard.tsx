import { useEffect, useRef, useState } from 'react';
import { fill } from '#domain/text/fill.ts';
import { Alert } from '#site/ui/Alert.tsx';
import { Consent } from './Consent.tsx';
import { withdrawHref } from './OrdersCard.tsx';
import { productName } from '#domain/shop/product-name.ts';
import type { AccountStore, Shown, Verb } from './state.ts';
import type { AccountTexts } from './texts.ts';
import '#site/ui/button.css';
import '#site/ui/surface.css';
import './account.css';
import './orders.css';

interface Props {
  texts: AccountTexts;
  state: Shown;
  account: AccountStore;
}

/** The names of contracts that end with the account. */
function endingContracts({ leave, ...texts }: AccountTexts, { app, courses }: Shown): string[] {
  const plan = 'subscription' in app ? app.subscription.product : undefined;
  const running = courses.filter(({ state }) => state !== 'expired' && state !== 'failed');
  return [
    ...(plan === undefined ? [] : [fill(leave.ends, { name: productName(plan, texts.product) })]),
    ...running.map(({ course }) => fill(leave.course, { name: texts.product.course[course] })),
  ];
}

/** Before deletion: what ends, what is deleted, and what must be retained and why. */
function DeleteDialog({ texts, state, account, onClose }: Props & { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // On phones the first button is below the view: start at the top.
  useEffect(() => {
    dialog.current?.showModal();
    heading.current?.focus();
  }, []);
  const { leave, data, errors } = texts;
  const { doing } = state;
  const code = doing.state === 'failed' && doing.action === 'delete' ? doing.code : undefined;
  const contracts = endingContracts(texts, state);
  const refundable = state.view.orders.filter(({ id }) => state.withdrawable.includes(id));
  const mustSignIn = code === 'sign_in_again';
  return (
    <dialog ref={dialog} className="account-leave dialog" aria-labelledby="account-leave" onClose={onClose}>
      <h2 id="account-leave" ref={heading} tabIndex={-1}>
        {leave.title}
      </h2>
      {refundable.length > 0 && (
        <>
          <p>{leave.first}</p>
          {refundable.map((order) => (
            <p key={order.id} className="account-actions cluster">
              <strong>{productName(order.product, texts.product)}</strong>
              <a className="button secondary" href={withdrawHref(texts, order)}>
                {texts.orders.withdraw}
              </a>
            </p>
          ))}
        </>
      )}
      <ul className="stack-s bullets">
        <li>{leave.gone}</li>
        {contracts.map((ends) => (
          <li key={ends}>{ends}</li>
        ))}
        <li>{leave.kept}</li>
      </ul>
      <Alert text={code === undefined ? undefined : mustSignIn ? leave.again : errors[code]} />
      <p className="account-leave-actions account-actions cluster">
        {mustSignIn ? (
          <button type="button" className="button primary" onClick={() => void account.signInAgain()}>
            {leave.signIn}
          </button>
        ) : (
          <button
            type="button"
            className="button primary"
            aria-busy={doing.state === 'busy'}
            onClick={() => void account.deleteAccount()}
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

/** Privacy: cookies, consents, the export of all data, and deleting the account. */
export function DataCard({ texts, state, account }: Props) {
  const { data } = texts;
  const isBusy = (verb: Verb) => state.doing.state === 'busy' && state.doing.action === verb;
  const isWithdrawn = state.doing.state === 'done' && state.doing.action === 'workbook';
  const [isDeleting, setDeleting] = useState(false);
  return (
    <section className="surface account-data no-print" aria-labelledby="account-data">
      <h2 id="account-data">{data.title}</h2>
      <ul role="list">
        <li>
          <h3>{data.cookies}</h3>
          <p className="soft">{data.cookiesText}</p>
          <button type="button" className="text-button" popoverTarget="cookie-settings">
            {data.cookiesOpen}
          </button>
        </li>
        <Consent
          texts={texts}
          state={state}
          verb="health"
          given={state.view.healthConsent}
          words={{
            title: data.health,
            none: data.healthNone,
            given: data.healthGiven,
            sure: data.healthSure,
            done: data.healthDone,
          }}
          withdraw={account.withdrawHealthConsent}
        />
        {/* Even after a course has ended: a consent can be withdrawn while it is valid. */}
        {(state.courses.length > 0 || state.view.workbookConsent !== null || isWithdrawn) && (
          <Consent
            texts={texts}
            state={state}
            verb="workbook"
            given={state.view.workbookConsent}
            words={data.workbook}
            withdraw={account.withdrawWorkbookConsent}
          />
        )}
        <li>
          <h3>{data.export}</h3>
          <p className="soft">{data.exportText}</p>
          <button
            type="button"
            className="text-button"
            aria-busy={isBusy('export')}
            onClick={() => void account.exportData()}
          >
            {data.exportButton}
          </button>
        </li>
        <li>
          <h3>{data.delete}</h3>
          <p className="soft">{data.deleteText}</p>
          <button
            type="button"
            className="text-button"
            aria-haspopup="dialog"
            onClick={() => {
              setDeleting(true);
            }}
          >
            {data.deleteButton}
          </button>
        </li>
      </ul>
      {isDeleting && (
        <DeleteDialog
          texts={texts}
          state={state}
          account={account}
          onClose={() => {
            setDeleting(false);
          }}
        />
      )}
    </section>
  );
}
