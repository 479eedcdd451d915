import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { fill } from '#domain/text/fill.ts';
import { formatMoney } from '#domain/text/format.ts';
import type { Locale } from '#domain/text/locales.ts';
import { productOf } from '#domain/shop/catalogue.ts';
import { guaranteedUntil } from '#domain/shop/guarantee.ts';
import type { OrderView } from '#domain/shop/order.ts';
import { pathOf } from '#i18n/routes.ts';
import { orderPath } from '#i18n/order-path.ts';
import { Alert } from '#site/ui/Alert.tsx';
import { Skeleton } from '#site/ui/Skeleton.tsx';
import { StoreLinks } from '#site/ui/StoreLinks.tsx';
import { createWelcome } from './state.ts';
import type { WelcomeTexts } from './texts.ts';
import '#site/ui/button.css';
import '#site/ui/personal.css';
import './welcome.css';

interface ResultProps {
  title: string;
  text?: string;
  link?: string;
  href?: string;
  isWaiting?: boolean;
  children?: ReactNode;
  /** Secondary links, after the primary action. */
  other?: ReactNode;
}

/** The order's result, and the next step. The focus moves to each new result. */
function Result({ title, text, link, href, isWaiting = false, children, other }: ResultProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, [title]);
  return (
    <div className="welcome-result stack" aria-busy={isWaiting}>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {text !== undefined && <p className="lead">{text}</p>}
      {children}
      {href !== undefined && (
        <p>
          <a className="button primary" href={href}>
            {link}
          </a>
        </p>
      )}
      {other}
      {isWaiting && <span className="spinner" aria-hidden="true" />}
    </div>
  );
}

/** The order is paid: what was bought, and the next steps. */
function Paid({ order, texts, account }: { order: OrderView; texts: WelcomeTexts; account: string }) {
  const { paid: t, order: words } = texts;
  const isCourse = productOf(order.product).kind === 'course';
  const until = guaranteedUntil(order, new Date());
  const steps = [t.stepAccount, t.stepApp, ...(isCourse ? [t.stepCourse] : [])];
  return (
    <Result
      title={isCourse ? t.courseTitle : t.appTitle}
      text={isCourse ? t.courseText : t.appText}
      {...(isCourse ? { link: t.courseLink, href: texts.course } : {})}
      other={
        <p>
          <a className="text-button" href={account}>
            {t.link}
          </a>
        </p>
      }
    >
      {!isCourse && <StoreLinks badge={texts.badge} stores={texts.stores} />}
      <p className="welcome-order box cluster" aria-label={words.label}>
        <span>{isCourse ? words.course : words.plan}</span>
        <strong>
          {formatMoney(order.cents)} {words.paid}
        </strong>
      </p>
      <h2>{t.next}</h2>
      <ol className="welcome-steps stack-s" role="list">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {until !== undefined && <p>{fill(t.guarantee, { date: until })}</p>}
    </Result>
  );
}

/** The page that a buyer comes back to from the checkout. */
export function Welcome({ locale, texts }: { locale: Locale; texts: WelcomeTexts }) {
  const [welcome] = useState(() => createWelcome(locale));
  const state = useStore(welcome.$state);
  useEffect(welcome.start, [welcome]);
  const account = pathOf('my', locale);
  switch (state.step) {
    case 'loading':
    case 'redirecting':
      return <Skeleton label={texts.loading.label} />;
    case 'sign-in':
      return (
        <Result title={texts.signIn.title}>
          <button type="button" className="button primary" onClick={welcome.look}>
            {texts.signIn.open}
          </button>
        </Result>
      );
    case 'checking':
      return <Result {...texts.checking} isWaiting />;
    case 'paid':
      return <Paid order={state.order} texts={texts} account={account} />;
    case 'processing':
    case 'over':
      return <Result {...texts[state.step]} href={account} />;
    case 'open':
    case 'failed':
    case 'expired': {
      const { product, discount } = state.order;
      return <Result {...texts[state.step]} href={orderPath(locale, product, discount ?? undefined)} />;
    }
    case 'unknown':
      return <Result {...texts.unknown} href={account} />;
    case 'unreachable': {
      const { title, text, again } = texts.unreachable;
      return (
        <Result title={title} text={text}>
          <Alert text={texts.errors[state.code]} />
          <button type="button" className="button secondary" onClick={welcome.look}>
            {again}
          </button>
        </Result>
      );
    }
  }
}
