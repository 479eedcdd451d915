import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { OpenOrderCards } from '#site/features/order/open-order/OpenOrderCards.tsx';
import { runs } from '#domain/shop/account.ts';
import { Alert } from '#site/ui/Alert.tsx';
import { MemberPageFallback, useMemberPage } from '#site/shell/MemberPage.tsx';
import { Skeleton } from '#site/ui/Skeleton.tsx';
import { AppCard, type AppCode } from './AppCard.tsx';
import { ContactEmail } from './ContactEmail.tsx';
import { CourseCard, PlanCard } from './ContractCards.tsx';
import { CourseMailsCard } from './CourseMailsCard.tsx';
import { DataCard } from './DataCard.tsx';
import { DeclarationsCard } from './DeclarationsCard.tsx';
import { OrdersCard } from './OrdersCard.tsx';
import { createAccount, type AccountState, type AccountStore, type Shown, type Verb } from './state.ts';
import type { AccountTexts } from './texts.ts';
import '#site/ui/button.css';
import '#site/ui/surface.css';
import './account.css';
import './way.css';

type DeletedState = Extract<AccountState, { step: 'deleted' }>;

interface Props {
  texts: AccountTexts;
  qr: AppCode;
  /** Of the app, as a slot of the page. */
  screen?: ReactNode;
}

/** Loaded after the first paint; the rest of the account works without it. */
const MyWay = lazy(() => import('./MyWay.tsx').catch(() => ({ default: UnloadedWay })));

const WayFrame = ({ texts: { way }, children }: Pick<Props, 'texts'> & { children: ReactNode }) => (
  <section className="surface account-way" aria-labelledby="account-way">
    <h2 id="account-way">{way.title}</h2>
    {children}
  </section>
);

const UnloadedWay = ({ texts }: Pick<Props, 'texts'>) => (
  <WayFrame texts={texts}>
    <p>{texts.way.broken}</p>
    <p>
      <button
        type="button"
        className="button secondary"
        onClick={() => {
          location.reload();
        }}
      >
        {texts.way.reload}
      </button>
    </p>
  </WayFrame>
);

function Everything({ texts, qr, screen, state, account }: Props & { state: Shown; account: AccountStore }) {
  const { view, app, courses, doing } = state;
  const isSaidElsewhere = (verb: Verb) => verb === 'delete' || verb === 'email' || verb === 'link';
  const isSaidHere = doing.state === 'failed' && !isSaidElsewhere(doing.action);
  const failure = isSaidHere ? texts.errors[doing.code] : undefined;
  return (
    <>
      <div className="account-alert">
        <Alert text={failure} />
      </div>
      <Suspense
        fallback={
          <WayFrame texts={texts}>
            <Skeleton label={texts.way.loading} lines={4} />
          </WayFrame>
        }
      >
        <MyWay texts={texts} state={state} account={account} />
      </Suspense>
      <OpenOrderCards texts={texts.openOrder} />
      <div className="account-cards columns stack-l">
        {view.declarations.length > 0 && <DeclarationsCard texts={texts} view={view} />}
        {view.access.length > 0 && <AppCard texts={texts} qr={qr} screen={screen} />}
        {app.state !== 'none' && (
          <PlanCard texts={texts} app={app} orders={view.orders} doing={doing} account={account} />
        )}
        {courses.map((standing) => (
          <CourseCard key={standing.course} texts={texts} standing={standing} />
        ))}
        {courses.some(({ state: now }) => runs(now)) && <CourseMailsCard texts={texts} />}
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

/** The focus and the view move to where the dialog was. */
function Gone({ texts, signIn }: Pick<Props, 'texts'> & Pick<DeletedState, 'signIn'>) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, []);
  return (
    <div className="surface sage" role="status">
      <h2 ref={heading} tabIndex={-1}>
        {texts.gone.title}
      </h2>
      <p>{texts.gone.text}</p>
      {signIn === 'kept' && <p>{texts.gone.kept}</p>}
      <p>
        <a className="button secondary" href={texts.paths.home}>
          {texts.gone.home}
        </a>
      </p>
    </div>
  );
}

function Screen({ texts, state, account, ...rest }: Props & { state: AccountState; account: AccountStore }) {
  if (state.step === 'shown') return <Everything texts={texts} {...rest} state={state} account={account} />;
  if (state.step === 'deleted') return <Gone texts={texts} signIn={state.signIn} />;
  return <MemberPageFallback texts={texts} state={state} retry={account.retry} />;
}

export function Account({ texts, ...rest }: Props) {
  const [account] = useState(() => createAccount(texts.locale));
  const state = useMemberPage(account);
  return (
    <>
      <header className="account-head">
        <h1>{texts.title}</h1>
        {state.step !== 'deleted' && <p>{texts.welcome}</p>}
        {state.step === 'shown' && <ContactEmail texts={texts} state={state} account={account} />}
      </header>
      <Screen texts={texts} {...rest} state={state} account={account} />
    </>
  );
}
