import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { AccessLevel } from '#domain/shop/access.ts';
import { productOf } from '#domain/shop/catalogue.ts';
import { openOrderLine, OpenOrderActions, OpenOrderResult } from './OpenOrder.tsx';
import { createOpenOrders } from './state.ts';
import type { OpenOrderTexts } from './texts.ts';
import './hint.css';

interface Props {
  texts: OpenOrderTexts;
  /** The access that this page is about: an order for it comes first. */
  level: AccessLevel;
}

/** Tells a member about an open order. It covers the lower edge of the page, so that nothing moves. */
export function Hint({ texts, level }: Props) {
  const [store] = useState(createOpenOrders);
  useEffect(() => store.start(), [store]);
  const state = useStore(store.$state);
  const [isClosed, setClosed] = useState(false);
  const { orders, doing } = state;
  const order = orders.find(({ product }) => productOf(product).level === level) ?? orders[0];
  const hasResult = doing.state === 'failed' || doing.state === 'dropped';
  if (isClosed || (!order && !hasResult)) return null;
  return (
    <aside className="open-order-hint stack-xs" aria-label={texts.title}>
      <OpenOrderResult texts={texts} state={state} />
      {order && (
        <>
          <p>
            <strong>{texts.title}:</strong> {openOrderLine(order, texts)}
          </p>
          <OpenOrderActions
            texts={texts}
            busy={doing.state === 'busy' ? doing.verb : undefined}
            goOn={() => void store.goOn(order)}
            drop={() => void store.drop(order)}
          />
        </>
      )}
      <button
        type="button"
        className="open-order-close"
        aria-label={texts.later}
        onClick={() => {
          setClosed(true);
        }}
      >
        <span aria-hidden="true">×</span>
      </button>
    </aside>
  );
}
