import { useEffect, useRef } from 'react';
import { fill } from '#domain/text/fill.ts';
import { formatDate, formatMoney } from '#domain/text/format.ts';
import { orderPath } from '#i18n/order-path.ts';
import { productName } from '#domain/shop/product-name.ts';
import { Alert } from '#site/ui/Alert.tsx';
import type { OpenOrderView } from '#site/api/open-orders.ts';
import type { OpenOrdersState } from './state.ts';
import type { OpenOrderTexts } from './texts.ts';
import '#site/ui/button.css';
import './open-order.css';

/** What was ordered, for how much and when. */
export function openOrderLine(order: OpenOrderView, texts: OpenOrderTexts): string {
  const { discount: code } = order;
  const gaps = {
    name: productName(order.product, texts.product),
    money: formatMoney(order.cents),
    date: formatDate(new Date(order.ordered)),
  };
  return code === null ? fill(texts.what, gaps) : fill(texts.withCode, { ...gaps, code });
}

interface ActionsProps {
  texts: OpenOrderTexts;
  /** The current action, if any. */
  busy: 'go-on' | 'drop' | undefined;
  goOn: () => void;
  drop: () => void;
}

/** Two buttons: continue to the payment, or discard the order. */
export const OpenOrderActions = ({ texts, busy, goOn, drop }: ActionsProps) => (
  <p className="open-order-actions cluster">
    <button type="button" className="button primary" aria-busy={busy === 'go-on'} onClick={goOn}>
      {busy === 'go-on' ? texts.leaving : texts.goOn}
    </button>
    <button type="button" className="text-button" aria-busy={busy === 'drop'} onClick={drop}>
      {texts.drop}
    </button>
  </p>
);

interface ResultProps {
  texts: OpenOrderTexts;
  state: OpenOrdersState;
}

/**
 * The result of the last press; if the offer has changed, the order page shows what is new. The buttons are removed
 * with the order, so the focus moves here.
 */
export function OpenOrderResult({ texts, state: { doing } }: ResultProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const isOver = doing.state === 'dropped' || doing.state === 'failed';
    if (isOver && document.activeElement === document.body) notice.current?.focus();
  }, [doing.state]);
  if (doing.state === 'dropped') return <Alert ref={notice} kind="notice" text={texts.dropped} />;
  const failed = doing.state === 'failed' ? doing : undefined;
  return (
    <Alert ref={notice} text={failed && texts.errors[failed.code]}>
      {failed && (
        <a
          className="text-button"
          href={orderPath(texts.locale, failed.order.product, failed.order.discount ?? undefined)}
        >
          {texts.look}
        </a>
      )}
    </Alert>
  );
}
