import { compare, one } from '#domain/recipes/fraction.ts';
import { findMentions, ingredientFinder, usage, type Mention } from '#domain/recipes/steps.ts';
import { findTimers } from '#domain/recipes/timers.ts';
import type { Report } from '../diagnostic.ts';
import type { Listed } from './ingredients.ts';
import type { StepText } from './body.ts';
import { closestName } from '../reading/suggest.ts';

const namesOf = (listed: readonly Listed[]): string[] =>
  listed.flatMap(({ ingredient }) =>
    ingredient.kind === 'item' ? [ingredient.name.one, ingredient.name.many] : [],
  );

/** Index of the first unclosed `{`; -1 for a stray `}`. */
function openBrace(text: string): number | undefined {
  let open: number | undefined;
  let seen = -1;
  for (const [brace] of text.matchAll(/[{}]/g)) {
    if (brace === '{') {
      if (open !== undefined) return open;
      seen += 1;
      open = seen;
    } else if (open === undefined) return -1;
    else open = undefined;
  }
  return open;
}

/** Names in unreadable lines are not reported as unknown. */
const isUnread = (name: string, listed: readonly Listed[]): boolean =>
  listed.some(({ unread }) => unread === '' || unread?.toLowerCase().includes(name.toLowerCase()));

interface ReadMentions {
  readonly mentions: readonly Mention[];
  /** Ingredients that a mistyped mention probably meant are not reported as unused. */
  readonly meant: readonly string[];
}

function readMentions(
  step: StepText,
  listed: readonly Listed[],
  indexOf: (name: string) => number,
  report: Report,
): ReadMentions {
  const mentions = findMentions(step.text, indexOf);
  const meant = mentions.flatMap(({ index, name }, brace) => {
    if (index >= 0 || isUnread(name, listed)) return [];
    const nearest = closestName(name, namesOf(listed));
    report('mention-unknown', step.braceAt(brace), { name, meant: nearest });
    return nearest === undefined ? [] : [nearest];
  });
  return { mentions, meant };
}

function checkUse(
  { ingredient, at, unread }: Listed,
  index: number,
  { mentions, meant }: ReadMentions,
  report: Report,
): void {
  if (ingredient.kind === 'heading' || unread !== undefined) return;
  const name = ingredient.name.one;
  if (meant.includes(name) || meant.includes(ingredient.name.many)) return;
  const { parts, rest } = usage(mentions, index);
  const measured = ingredient.quantity.kind === 'measured';
  if (compare(parts, one) > 0) report('parts-too-many', at, { name });
  else if (!measured || rest) return;
  else if (parts.n === 0) report('mention-missing', at, { name });
  else if (compare(parts, one) < 0) report('parts-left-over', at, { name });
}

/** Every name in braces must be an ingredient, and every ingredient used up exactly. */
export function checkSteps(steps: readonly StepText[], listed: readonly Listed[], report: Report): void {
  const open = steps.filter((step) => {
    const brace = openBrace(step.text);
    if (brace !== undefined) report('brace-open', brace < 0 ? step.at : step.braceAt(brace));
    return brace !== undefined;
  });
  const indexOf = ingredientFinder(listed.map(({ ingredient }) => ingredient));
  const read = steps
    .filter((step) => !open.includes(step))
    .map((step) => readMentions(step, listed, indexOf, report));
  // Ingredients that a broken step may have named are not reported as unused.
  if (open.length > 0 || steps.length === 0) return;
  const all = {
    mentions: read.flatMap(({ mentions }) => mentions),
    meant: read.flatMap(({ meant }) => meant),
  };
  listed.forEach((line, index) => {
    checkUse(line, index, all, report);
  });
}

const times = (text: string) =>
  findTimers(text).map(({ seconds, until }) => `${String(seconds)}-${String(until ?? 0)}`);
const shown = (text: string) =>
  findTimers(text)
    .map((timer) => timer.text)
    .join(', ') || '–';

/** Both languages must have the same steps with the same times. */
export function checkTranslatedSteps(
  german: readonly StepText[],
  english: readonly StepText[],
  report: Report,
): void {
  const [first] = english;
  if (!first || german.length === 0) return;
  if (german.length !== english.length) {
    report('steps-differ', first.at, { german: german.length, english: english.length });
    return;
  }
  english.forEach(({ text, at }, index) => {
    const original = german[index]?.text ?? '';
    if (times(original).sort().join() === times(text).sort().join()) return;
    report('times-differ', at, { step: index + 1, german: shown(original), english: shown(text) });
  });
}
