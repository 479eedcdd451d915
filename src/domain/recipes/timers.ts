/** A time in a step: „8–10 Minuten“. `seconds` is its minimum, `until` the maximum of a range. */
export interface Timer {
  readonly text: string;
  readonly at: number;
  readonly seconds: number;
  readonly until?: number;
}

const secondsOf: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600 };
const figure = String.raw`\d{1,3}(?:[.,]\d{1,2})?(?:\s?[½¼¾])?|[½¼¾]`;
const span = String.raw`(${figure})(?:(?:\s?[–-]\s?|\s(?:bis|to)\s)(${figure}))?[\s\u00a0-]?(Sekunden?|seconds?|Minuten?|minutes?|Stunden?|hours?|Sek\.?|secs?|Min\.?|mins?|Std\.?|hrs?)(?!\p{L})`;
const everySpan = new RegExp(String.raw`(?<![\p{L}\d/.,])${span}`, 'giu');
const parts: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75 };

function readFigure(text: string): number {
  const part = parts[text.slice(-1)] ?? 0;
  const whole = part ? text.slice(0, -1).trim() : text;
  return Number(whole.replace(',', '.')) + part;
}

function unitSeconds(word: string): number {
  const first = word.slice(0, 1).toLowerCase();
  return secondsOf[word.toLowerCase().startsWith('st') ? 'h' : first] ?? 60;
}

interface Span {
  readonly at: number;
  readonly end: number;
  readonly low: number;
  readonly high: number;
  readonly unit: number;
}

function spans(text: string): Span[] {
  return [...text.matchAll(everySpan)].map((found) => {
    const [matched, low = '', high = low, word = ''] = found;
    const unit = unitSeconds(word);
    return {
      at: found.index,
      end: found.index + matched.length,
      low: Math.round(readFigure(low) * unit),
      high: Math.round(readFigure(high) * unit),
      unit,
    };
  });
}

/** „1 Stunde 30 Minuten“ and “1 hour and 30 minutes” are one time. */
const joined = /^\s(?:und\s|and\s)?$/;

export function findTimers(text: string): Timer[] {
  const merged: Span[] = [];
  for (const next of spans(text)) {
    const last = merged.at(-1);
    const single = last && last.low === last.high;
    if (last && single && next.unit < last.unit && joined.test(text.slice(last.end, next.at))) {
      merged[merged.length - 1] = {
        ...next,
        at: last.at,
        low: last.low + next.low,
        high: last.high + next.high,
      };
    } else merged.push(next);
  }
  return merged
    .filter(({ low }) => low > 0)
    .map(({ at, end, low, high }) => ({
      text: text.slice(at, end),
      at,
      seconds: low,
      ...(high > low && { until: high }),
    }));
}
