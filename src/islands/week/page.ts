import { dayInGermany } from '#domain/calendar.ts';
import { draftFrom } from '#domain/draft.ts';
import { readDishes } from '#domain/meal-plan/dish.ts';
import { eaterOf, type Eater } from '#domain/meal-plan/eater.ts';
import { readDishIngredients } from '#domain/meal-plan/shopping-list.ts';
import { planOf } from '#domain/plan.ts';
import { readForm, type Form } from '#domain/questions.ts';
import { storedForm } from '#domain/stored-answers.ts';
import { inTab, onDevice, storedValue, type Place } from '#site/clients/browser-storage.ts';
import { expectsMember } from '#site/clients/signed-in-hint.ts';
import { keptWeek, onWeekElsewhere } from '#site/stores/kept-week.ts';
import { session } from '#site/stores/page-session.ts';
import { createWeek } from './week.store.ts';
import type { WeekWords } from './words.ts';

const today = () => dayInGermany(new Date());

/** A skeleton may stand for ten seconds. */
const patienceMs = 9_000;

async function fetchData<Data>(
  address: string,
  read: (value: unknown) => Data | undefined,
): Promise<Data | undefined> {
  const ending = new AbortController();
  const timer = setTimeout(() => {
    ending.abort();
  }, patienceMs);
  try {
    const answer = await fetch(address, { signal: ending.signal });
    return answer.ok ? read(await answer.json()) : undefined;
  } catch {
    // Offline, cut short or too slow: the view offers to try again.
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

function eaterFrom({ form, pace }: { form: Form; pace: number }): Eater | undefined {
  const read = readForm(form, today());
  return read.state === 'complete' ? eaterOf(read.answers, planOf(read.answers, pace, today())) : undefined;
}

const draftIn = (place: Place) => storedValue(place, 'onboarding', (value) => draftFrom(value, Date.now()));
const drafts = [draftIn(inTab), draftIn(onDevice)];

/** Answers that are still in this browser. */
function answersHere(): Eater | undefined {
  const [newest] = drafts
    .flatMap((place) => place.read() ?? [])
    .filter(({ consent }) => consent !== undefined)
    .sort((a, b) => b.changed - a.changed);
  return newest && eaterFrom(newest);
}

/** Answers that lie in the account. */
const answersOfAccount = () =>
  new Promise<Eater | undefined>((resolve) => {
    const stop = session.$state.subscribe((known) => {
      if (known.state === 'loading') return;
      const stored = known.state === 'member' ? storedForm(known.member) : undefined;
      resolve(stored && eaterFrom(stored));
      queueMicrotask(() => {
        stop();
      });
    });
    session.load();
  });

/** The week of this visitor, on this page. */
export const openWeek = ({ locale, paths }: Pick<WeekWords, 'locale' | 'paths'>) =>
  createWeek({
    locale,
    data: {
      dishes: () => fetchData(paths.dishes, readDishes),
      ingredients: () => fetchData(paths.ingredients, readDishIngredients),
    },
    answers: {
      eater: async () => answersHere() ?? (expectsMember() ? answersOfAccount() : undefined),
    },
    keptWeek,
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
