import { useEffect, useState } from 'react';
import { dayInGermany } from '#domain/time/calendar.ts';
import { fill, plural } from '#domain/text/fill.ts';
import { fittingPlan, type FittingPlan } from '#domain/onboarding/fitting-plan.ts';
import { findAnswers } from '#site/browser/answers/page-answers.ts';
import { date, kilos } from '#domain/health/show-figures.ts';
import type { PlansWords } from './texts.ts';

/** Longer names would break the line. */
const longestName = 16;

/** The plan that lasts until the desired weight, for visitors who have given one. */
export function useAnswers() {
  const [known, setKnown] = useState<{ fitting?: FittingPlan & { name: string } }>();
  useEffect(() => {
    void findAnswers().then((answered) => {
      if (!answered) return;
      const fits = fittingPlan(answered.plan, answered.answers, dayInGermany(new Date()));
      setKnown(fits ? { fitting: { ...fits, name: answered.answers.displayName } } : {});
    });
  }, []);
  return known;
}

export function Fits({
  known: { name, months, weight, by },
  locale,
  texts: { fits: t },
}: PlansWords & { known: FittingPlan & { name: string } }) {
  const text = plural(t, months);
  const said = fill(text, { weight: kilos(weight, locale), date: date(by), months: String(months) });
  return <p className="plan-fits">{name !== '' && name.length <= longestName ? `${name}, ${said}` : said}</p>;
}
