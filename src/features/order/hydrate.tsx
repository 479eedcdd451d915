import { createRoot } from 'react-dom/client';
import { Order } from './Order.tsx';
import { openOrder } from './page.ts';
import type { OrderQuery } from './quote.ts';
import type { OrderWords } from './texts.ts';

/** Shows the order in the place of the skeleton. */
export function takeOver(place: HTMLElement, words: OrderWords, query: OrderQuery) {
  const order = openOrder(query, words.locale);
  place.replaceChildren();
  createRoot(place).render(<Order {...words} order={order} />);
}
