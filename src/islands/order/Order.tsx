import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { accountPath } from '#domain/shop/return-paths.ts';
import { Alert } from '#site/ui/Alert.tsx';
import { Skeleton } from '#site/ui/Skeleton.tsx';
import { openOrder, orderIn } from './page.ts';
import { ReviewScreen } from './ReviewScreen.tsx';
import { Way } from './Way.tsx';
import type { OrderStore } from './order.store.ts';
import type { OrderWords } from './texts.ts';

function Screen({ order, ...words }: OrderWords & { order: OrderStore }) {
  const state = useStore(order.$state);
  const offline = useStore(order.$offline);
  const { locale, texts } = words;
  useEffect(order.start, [order]);
  switch (state.step) {
    case 'loading':
      return <Skeleton label={texts.loading.label} lines={6} />;
    case 'review':
      return <ReviewScreen {...words} review={state} order={order} offline={offline} />;
    case 'leaving':
      return <Way {...texts.leaving} href={state.url} />;
    case 'elsewhere':
      return <Way title={texts.elsewhere.title} link={texts.elsewhere.link} href={state.to} />;
    case 'sign-in':
      return (
        <div className="order-way">
          <h1>{texts.signIn.title}</h1>
          <button type="button" className="button primary" onClick={order.retry}>
            {texts.signIn.open}
          </button>
        </div>
      );
    case 'has': {
      const titles = {
        already_has_app: texts.has.appTitle,
        already_has_course: texts.has.courseTitle,
        payment_processing: texts.has.processingTitle,
      };
      const text = texts.errors[state.code];
      return (
        <Way title={titles[state.code]} text={text} link={texts.has.link} href={accountPath(locale)} main />
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

export function Order(words: OrderWords) {
  const [order] = useState(() => {
    const wanted = orderIn(location.href);
    return wanted && openOrder(wanted, words.locale);
  });
  const { choose, paths } = words.texts;
  return (
    <div className="order-screen">
      {order ? <Screen {...words} order={order} /> : <Way {...choose} href={paths.plans} main />}
    </div>
  );
}
