import { findTimers } from '#domain/recipes/timers.ts';
import type { Position, Report } from '../diagnostic.ts';
import type { StepText } from './body.ts';

const cooking =
  /(?:back(?:en|t)|brat(?:en)?|brät|koch(?:en|t)|köcheln|köchelt|gar(?:en|t)|dünst(?:en|et)|röst(?:en|et)|schmor(?:en|t)|sieden|simmern|dämpfen|grillen|bräunen|schwitzen|erhitzen|stocken|schwenken|gratinieren|karamellisieren|pochieren|frittieren)(?!\p{L})/iu;
const waiting =
  /weich(?:en|t)(?!\p{L})|kühl|ruhen|quellen|ziehen|gehen lassen|stehen|marinier|vorheizen|gefrieren|einfrieren|tauen/iu;
const meanwhile =
  /inzwischen|währenddessen|(?<!\p{L})während|gleichzeitig|neben(?:her|bei)|unterdessen|derweil|zwischenzeit|parallel|solange/iu;
/** „Nach 15 Minuten wenden“, „in den letzten 3 Minuten“: part of a time that is already counted. */
const within = /(?:letzten|ersten|nach(?: etwa)?|davon)\s$/iu;

/** The clause and the sentence around a time. */
function around(text: string, at: number): { clause: string; sentence: string } {
  const part = (ends: RegExp) =>
    (text.slice(0, at).split(ends).at(-1) ?? '') + (text.slice(at).split(ends)[0] ?? '');
  return { clause: part(/[.;:!?,](?=\s|$)|\s(?:und|dann)\s/), sentence: part(/[.;!?](?=\s|$)/) };
}

interface Time {
  readonly text: string;
  readonly minutes: number;
}

/** Cooking times of a step, each by its upper bound. */
const cookingTimes = (step: string): Time[] =>
  findTimers(step).flatMap(({ text, at, seconds, until }) => {
    if (within.test(step.slice(0, at))) return [];
    const { clause, sentence } = around(step, at);
    const said = waiting.test(clause) || cooking.test(clause) ? clause : sentence;
    return cooking.test(said) && !waiting.test(said) ? [{ text, minutes: (until ?? seconds) / 60 }] : [];
  });

/** Times in steps are rounded, and heating up does not count. */
const leeway = (cook: number) => cook * 1.1 + 2;

/**
 * Compares the times of the German steps with `cook`. None may be longer; nor their sum, unless something cooks
 * meanwhile.
 */
export function checkTimes(steps: readonly StepText[], cook: number, at: Position, report: Report): void {
  const times = steps.map(({ text }) => cookingTimes(text));
  const minutes = times.flat().reduce((sum, time) => sum + time.minutes, 0);
  const longer = steps.flatMap((step, index) => {
    const time = times[index]?.find((each) => each.minutes > cook);
    return time ? [{ step, index, time }] : [];
  });
  for (const { step, index, time } of longer)
    report('time-over-cook', step.at, { step: index + 1, time: time.text, cook });
  if (longer.length > 0 || steps.length === 0) return;
  const parallel = steps.some(({ text }) => meanwhile.test(text));
  if (!parallel && minutes > leeway(cook))
    report('times-over-cook', at, { minutes: Math.round(minutes), cook });
}
