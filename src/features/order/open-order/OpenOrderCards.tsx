import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { openOrderLine, OpenOrderActions, OpenOrderResult } from './OpenOrder.tsx';
import { createOpenOrders } from './state.ts';
import type { OpenOrderTexts } from './texts.ts';
import '#site/ui/surface.css';
import './open-order.css';

/** A member's open orders, as cards of the account. */
export function OpenOrderCards({ texts }: { texts: OpenOrderTexts }) {
  const [store] = useState(createOpenOrders);
  const state = useStore(store.$state);
  useEffect(() => store.start(), [store]);
  const { orders, doing } = state;
  return (
    <div className="open-orders">
      <OpenOrderResult texts={texts} state={state} />
      {orders.map((order) => (
        <section
          key={order.id}
          className="surface sage open-order stack-s at-start"
          aria-labelledby={`open-${order.id}`}
        >
          <h2 className="title-m" id={`open-${order.id}`}>
            {texts.title}
          </h2>
          <p>
            <strong>{openOrderLine(order, texts)}</strong> {order.isPayable ? texts.payable : texts.again}
          </p>
          <OpenOrderActions
            texts={texts}
            busy={doing.state === 'busy' && doing.id === order.id ? doing.verb : undefined}
            goOn={() => void store.goOn(order)}
            drop={() => void store.drop(order)}
          />
        </section>
      ))}
    </div>
  );
}
