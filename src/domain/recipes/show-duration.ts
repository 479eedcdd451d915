import { fill, type Text } from '../text/fill.ts';

interface DurationTexts {
  minutes: Text<'minutes'>;
  hours: Text<'hours'>;
  both: Text<'hours' | 'minutes'>;
}

/** `25 Min.`, `1 Std.`, `1 Std. 10 Min.` */
export function showDuration(total: number, texts: DurationTexts): string {
  const hours = Math.floor(total / 60);
  const minutes = total % 60;
  if (hours === 0) return fill(texts.minutes, { minutes });
  return minutes === 0 ? fill(texts.hours, { hours }) : fill(texts.both, { hours, minutes });
}
