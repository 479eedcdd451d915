import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { productOf } from '#domain/shop/catalogue.ts';
import { openOrderLine, OpenOrderActions, OpenOrderResult } from './OpenOrder.tsx';
import { openOpenOrders } from './page.ts';
import type { OpenOrdersStore } from './open-order.store.ts';
import type { OpenOrderTexts } from './texts.ts';

interface Props {
  texts: OpenOrderTexts;
  /** The access that this page is about: an order for it goes first. */
  level: string | undefined;
  store: OpenOrdersStore;
}

/** Lies over the lower edge of the page, so that nothing on it moves. */
function Hint({ texts, level, store }: Props) {
  const state = useStore(store.$state);
  const [isClosed, setClosed] = useState(false);
  const { orders, doing } = state;
  const order = orders.find(({ product }) => productOf(product).level === level) ?? orders[0];
  const hasResult = doing.state === 'failed' || doing.state === 'dropped';
  if (isClosed || (!order && !hasResult)) return null;
  return (
    <aside className="open-order-hint" aria-label={texts.title}>
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

/** For members alone: whoever is not signed in never loads this. */
const place = document.getElementById('open-order');
if (place) {
  const texts = JSON.parse(place.dataset['texts'] ?? '{}') as OpenOrderTexts;
  const store = openOpenOrders();
  createRoot(place).render(<Hint texts={texts} level={place.dataset['level']} store={store} />);
  void store.read();
}
