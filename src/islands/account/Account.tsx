import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { appOf, coursesOf } from '#domain/shop/account.ts';
import { Alert } from '#site/ui/Alert.tsx';
import { Skeleton } from '#site/ui/Skeleton.tsx';
import { AppCard } from './AppCard.tsx';
import { CourseCard } from './CourseCard.tsx';
import { DataCard } from './DataCard.tsx';
import { EmptyCard } from './EmptyCard.tsx';
import { OrdersCard } from './OrdersCard.tsx';
import { openAccount } from './page.ts';
import { PlanCard } from './PlanCard.tsx';
import type { AccountState, AccountStore } from './account.store.ts';
import { fillGaps, type AccountTexts } from './texts.ts';

interface Props {
  texts: AccountTexts;
  /** The squares of the code that leads to the app. */
  qr: { path: string; size: number };
}

type Shown = Extract<AccountState, { step: 'shown' }>;

function Everything({ texts, qr, state, account }: Props & { state: Shown; account: AccountStore }) {
  const [now] = useState(() => new Date());
  const { view, doing } = state;
  const app = appOf(view, now);
  const courses = coursesOf(view, now);
  const failure = doing.state === 'failed' && doing.verb !== 'leave' ? texts.errors[doing.code] : undefined;
  const isEmpty = app.state === 'none' && courses.length === 0;
  return (
    <>
      <div className="account-alert">
        <Alert text={failure} />
      </div>
      <div className="account-cards">
        {view.access.length > 0 && <AppCard texts={texts} qr={qr} />}
        {isEmpty && <EmptyCard texts={texts} />}
        {app.state !== 'none' && (
          <PlanCard texts={texts} app={app} orders={view.orders} doing={doing} account={account} />
        )}
        {courses.map((standing) => (
          <CourseCard key={standing.course} texts={texts} standing={standing} />
        ))}
        {view.orders.length > 0 && <OrdersCard texts={texts} state={state} account={account} />}
        <DataCard texts={texts} state={state} account={account} />
      </div>
      <p className="account-end">
        <button type="button" className="button secondary" onClick={() => void account.signOut()}>
          {texts.logout}
        </button>
      </p>
    </>
  );
}

function Screen({ texts, qr, state, account }: Props & { state: AccountState; account: AccountStore }) {
  switch (state.step) {
    case 'loading':
    case 'nobody':
      return <Skeleton label={texts.loading} lines={4} />;
    case 'unreachable':
      return (
        <div className="surface blush">
          <h2>{texts.unreachable.title}</h2>
          <Alert kind="notice" text={texts.errors[state.code]} />
          <p>
            <button type="button" className="button primary" onClick={() => void account.retry()}>
              {texts.unreachable.again}
            </button>
          </p>
        </div>
      );
    case 'gone':
      return (
        <div className="surface sage" role="status">
          <h2>{texts.gone.title}</h2>
          <p>{texts.gone.text}</p>
          {state.signIn === 'kept' && <p>{texts.gone.kept}</p>}
          <p>
            <a className="button secondary" href={texts.paths.home}>
              {texts.gone.home}
            </a>
          </p>
        </div>
      );
    case 'shown':
      return <Everything texts={texts} qr={qr} state={state} account={account} />;
  }
}

/** The account of whoever is signed in: what she has, what she bought, and what we know of her. */
export function Account({ texts, qr }: Props) {
  const [account] = useState(() => openAccount(texts.locale));
  const state = useStore(account.$state);
  const started = useRef(false);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    account.start();
  }, [account]);
  const email = state.step === 'shown' ? state.view.email : null;
  return (
    <>
      <header className="account-head">
        <h1>{texts.title}</h1>
        {state.step !== 'gone' && <p>{texts.welcome}</p>}
        {email !== null && <p className="account-email">{fillGaps(texts.signedInAs, { email })}</p>}
      </header>
      <Screen texts={texts} qr={qr} state={state} account={account} />
    </>
  );
}
