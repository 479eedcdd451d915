import { addYears, type Day } from '../calendar.ts';
import { facts } from '../facts.ts';

/**
 * Whoever was born on this day or earlier is of age today. Apart from the rest of who may take part: the page shows it at
 * once, and looks at the rest when somebody answers.
 */
export function lastBirthdayOfAge(today: Day): Day {
  return addYears(today, -facts.minAge);
}
