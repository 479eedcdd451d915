/** Prices that are typed: they stay as they are when the price changes. */
import { placeholders } from '#i18n/placeholders.ts';

const price =
  /(?<![\d.,])\d[\d.,]*[\s\u00a0\u202f]?(?:€|Euro\b|EUR\b|euros?\b)|€[\s\u00a0\u202f]?\d[\d.,]*(?<![.,])/u;

/** `39.90`, from any way to write it. */
const amountOf = (text: string) => {
  const [figure = ''] = /\d[\d.,]*/.exec(text) ?? [];
  return Number(figure.replace(/[.,](?=\d{3}(?!\d))/g, '').replace(',', '.')).toFixed(2);
};

/** Those that read as an amount of money. */
const known = Object.entries(placeholders('de')).filter(([, value]) => value.includes('€'));
export const pricePlaceholders = known.map(([name]) => `{{${name}}}`).join(', ');

interface TypedPrice {
  readonly text: string;
  readonly index: number;
  /** The placeholder that reads the same today. */
  readonly meant: string | undefined;
}

export function typedPriceIn(text: string): TypedPrice | undefined {
  const found = price.exec(text);
  if (!found) return undefined;
  const [typed] = found;
  const [name] = known.find(([, value]) => amountOf(value) === amountOf(typed)) ?? [];
  return { text: typed, index: found.index, meant: name && `{{${name}}}` };
}
