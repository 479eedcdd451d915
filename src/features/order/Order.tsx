import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { pathOf } from '#i18n/routes.ts';
import { Alert } from '#site/ui/Alert.tsx';
import { Skeleton } from '#site/ui/Skeleton.tsx';
import { ReviewScreen } from './ReviewScreen.tsx';
import { createOrder, type OrderStore } from './state.ts';
import { orderQueryOf } from './quote.ts';
import type { OrderWords } from './texts.ts';
import '#site/ui/button.css';
import './order.css';

interface OnwardProps {
  title: string;
  text?: string;
  link: string;
  href: string;
  /** Whether the link is the page's purpose now, not only a fallback if the redirect fails. */
  main?: boolean;
}

/** Nothing to do on this page but to continue. */
function Onward({ title, text, link, href, main = false }: OnwardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, [title]);
  return (
    <div className="order-way stack-l">
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {text !== undefined && <p className="soft">{text}</p>}
      <p>
        <a className={main ? 'button primary' : 'text-button'} href={href}>
          {link}
        </a>
      </p>
    </div>
  );
}

function Screen({ order, ...words }: OrderWords & { order: OrderStore }) {
  const state = useStore(order.$state);
  const { locale, texts } = words;
  useEffect(order.start, [order]);
  switch (state.step) {
    case 'loading':
      return <Skeleton label={texts.loading.label} lines={6} />;
    case 'review':
      return <ReviewScreen {...words} review={state} order={order} />;
    case 'leaving':
      return <Onward {...texts.leaving} href={state.url} />;
    case 'redirecting':
      return <Onward title={texts.elsewhere.title} link={texts.elsewhere.link} href={state.to} />;
    case 'sign-in':
      return (
        <div className="order-way stack-l">
          <h1>{texts.signIn.title}</h1>
          <button type="button" className="button primary" onClick={order.retry}>
            {texts.signIn.open}
          </button>
        </div>
      );
    case 'already-bought': {
      const titles = {
        already_has_app: texts.has.appTitle,
        already_has_course: texts.has.courseTitle,
        payment_processing: texts.has.processingTitle,
      };
      const text = texts.errors[state.code];
      return (
        <Onward
          title={titles[state.code]}
          text={text}
          link={texts.has.link}
          href={pathOf('my', locale)}
          main
        />
      );
    }
    case 'unreachable':
      return (
        <>
          <h1>{texts.errors.product_unavailable}</h1>
          <Alert text={texts.errors[state.code]} />
          <button type="button" className="button secondary" onClick={order.retry}>
            {texts.unreachable.again}
          </button>
        </>
      );
  }
}

/**
 * The order page of a product: without one it redirects to the plans, and visitors without a session to the sign-in.
 */
export function Order(words: OrderWords) {
  const { texts, locale } = words;
  const [order] = useState(() => {
    const query = orderQueryOf(location.href);
    return query && createOrder(query, locale);
  });
  return (
    <div className="order-screen stack-l">
      {order ? (
        <Screen {...words} order={order} />
      ) : (
        <Onward {...texts.choose} href={texts.paths.plans} main />
      )}
    </div>
  );
}
