import { fill } from '#domain/text/fill.ts';
import { formatDate, formatMoney, formatNumber, formatPercent } from '#domain/text/format.ts';
import type { Step } from '#domain/funnel/steps.ts';
import type { Change, Rough } from '#domain/numbers/small.ts';
import type { Grouping, StepView } from '#domain/numbers/view.ts';
import type { NumbersTexts } from './texts.ts';

export const dayText = (day: string) => formatDate(new Date(`${day}T12:00:00Z`));

export const roughText = ({ few, hidden }: NumbersTexts, shown: Rough): string => {
  if (typeof shown === 'number') return formatNumber(shown, 'de');
  return shown === 'few' ? few : hidden;
};

export const moneyText = (cents: number | null) => (cents === null ? '–' : formatMoney(cents));

const percentText = (share: number) => formatPercent(Math.round(Math.abs(share) * 100), 'de');

export function changeText(texts: NumbersTexts, change: Change): string {
  if (change.state === 'too_few') return texts.tooFew;
  const { share, mayBeChance } = change;
  const percent = percentText(share);
  if (Math.round(Math.abs(share) * 100) === 0) return texts.same;
  const said = fill(share > 0 ? texts.more : texts.less, { percent });
  return mayBeChance ? `${said}, ${texts.byChance}` : said;
}

export function partText(texts: NumbersTexts, by: Grouping, part: string): string {
  const { parts } = texts;
  if (by === 'none') return '';
  if (by === 'landing') return part === '' ? parts.noLanding : part;
  const names: Readonly<Record<string, string>> = parts[by];
  return names[part] ?? parts.unknown;
}

export function stepText({ steps: { question, ...names }, asked }: NumbersTexts, step: Step): string {
  const [, number] = /^question-(\d)$/.exec(step) ?? [];
  if (number !== undefined) return fill(question, { number, about: asked[Number(number) - 1] ?? '' });
  const known: Readonly<Partial<Record<string, string>>> = names;
  return known[step] ?? step;
}

/** What happened between this step and the one before. */
export function betweenText({ funnels }: NumbersTexts, { share, lost }: StepView): string {
  const of = share === null ? '' : fill(funnels.ofBefore, { percent: percentText(share) });
  if (lost === null || lost === 0) return of;
  const n = formatNumber(Math.abs(lost), 'de');
  return `${of}, ${fill(lost > 0 ? funnels.lost : funnels.joined, { n })}`;
}

export function stationText({ course }: NumbersTexts, station: string): string {
  if (station === 'booked' || station === 'certificate' || station === 'withdrawn') return course[station];
  return fill(course.module, { number: station });
}
