import { dayInGermany } from '#domain/calendar.ts';
import { mealPlanFiles } from './meal-plan-files.ts';
import { findEater } from '#site/features/onboarding/page-eater.ts';
import { leftOut } from '#site/features/onboarding/page-draft.ts';
import { keptWeek, onWeekElsewhere } from './kept-week.ts';
import { session } from '#site/browser/page-session.ts';
import { createWeek } from './week.store.ts';
import type { WeekWords } from './words.ts';

const today = () => dayInGermany(new Date());

/** The week of this visitor, on this page. */
export const openWeek = ({ locale }: Pick<WeekWords, 'locale'>) =>
  createWeek({
    locale,
    data: mealPlanFiles(locale),
    answers: { eater: findEater },
    keptWeek,
    leftOut,
    onElsewhere: onWeekElsewhere,
    onForget: session.onForget,
    today,
    async share(title, text) {
      if ('share' in navigator) {
        try {
          await navigator.share({ title, text });
          return 'shared';
        } catch (error) {
          // The sheet was closed: that is an answer, no failure.
          if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
        }
      }
      try {
        await navigator.clipboard.writeText(`${title}\n\n${text}`);
        return 'copied';
      } catch {
        return 'failed';
      }
    },
  });
