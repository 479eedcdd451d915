import { toLocale } from '#domain/text/locales.ts';
import { one, readFraction } from '#domain/recipes/fraction.ts';
import { readQuantity } from '#domain/recipes/quantity-text.ts';
import { showWords } from '#domain/recipes/show-ingredient.ts';
import { factorOf, showQuantity } from '#domain/recipes/show-quantity.ts';

const write = ({ firstChild }: Node, text: string) => {
  if (firstChild) firstChild.nodeValue = text;
};

/** Rewrites every amount, always from the recipe and never from what is shown. */
export function scaleAmounts(servings: { wanted: number; written: number }) {
  const locale = toLocale(document.documentElement.lang);
  for (const element of document.querySelectorAll<HTMLElement>('[data-quantity]')) {
    const { quantity = '', share = '' } = element.dataset;
    const factor = factorOf(servings, readFraction(share) ?? one);
    write(element, showQuantity(readQuantity(quantity), factor, locale));
  }
  for (const element of document.querySelectorAll<HTMLElement>('[data-of]')) {
    const { of = '', one: single = '', many = '' } = element.dataset;
    write(element, showWords({ one: single, many }, readQuantity(of), factorOf(servings)));
  }
}
