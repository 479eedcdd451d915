import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { Locale } from '#domain/locales.ts';
import { accountPath } from '#domain/shop/return-paths.ts';
import { orderPath } from '#i18n/order-path.ts';
import { Alert } from '#site/ui/Alert.tsx';
import { Skeleton } from '#site/ui/Skeleton.tsx';
import { openWelcome } from './page.ts';
import { Paid } from './Paid.tsx';
import { Result } from './Result.tsx';
import type { WelcomeTexts } from './texts.ts';

interface Props {
  locale: Locale;
  texts: WelcomeTexts;
}

export function Welcome({ locale, texts }: Props) {
  const [welcome] = useState(() => openWelcome(locale));
  const state = useStore(welcome.$state);
  useEffect(welcome.start, [welcome]);
  const account = accountPath(locale);
  switch (state.step) {
    case 'loading':
    case 'elsewhere':
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
