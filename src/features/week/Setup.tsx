import { formatRoughKilocalories } from '#domain/text/format.ts';
import { useState } from 'react';
import { fill } from '#domain/text/fill.ts';
import { rules } from '#domain/meal-plan/rules.ts';
import { nutritionConcepts, onboardingBounds } from '#domain/onboarding/onboarding.ts';
import { LeaveOut, withoutText } from './LeaveOut.tsx';
import { Stepper } from '#site/ui/Stepper.tsx';
import type { Offline } from './offline.ts';
import { OfflineNote } from './OfflineNote.tsx';
import { daySizes, sizeNames, type ReadyWeek, type Week } from './state.ts';
import { peopleText, type WeekWords } from './texts.ts';
import '#site/ui/button.css';
import '#site/ui/choice.css';
import './week.css';

interface Props extends WeekWords {
  state: ReadyWeek;
  week: Week;
}

function SetupForm({ state, week, texts, leaveOut, paths, locale }: Props) {
  const { eating, size, answered, allergens } = state;
  const { setup: t } = texts;
  const { concept: way, adults, children } = eating;
  const chosen = { concept: way, adults, children };
  const people = [
    { field: 'adults', who: t.adults, bounds: onboardingBounds.portionsAdults },
    { field: 'children', who: t.children, bounds: onboardingBounds.portionsChildren },
  ] as const;
  return (
    <div className="week-form stack-l" id="week-setup">
      <fieldset>
        <legend>{t.concept}</legend>
        <div className="week-options">
          {nutritionConcepts.map((concept) => (
            <label className="choice" key={concept}>
              <input
                type="radio"
                name="week-concept"
                checked={eating.concept === concept}
                onChange={() => {
                  week.setEating({ ...chosen, concept });
                }}
              />
              <span>{t.concepts[concept]}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>{t.people}</legend>
        <div className="week-people">
          {people.map(({ field, who, bounds }) => (
            <Stepper
              key={field}
              id={`week-${field}`}
              label={who}
              value={String(eating[field])}
              bounds={bounds}
              more={fill(t.more, { who })}
              fewer={fill(t.fewer, { who })}
              set={(count) => {
                week.setEating({ ...chosen, [field]: count });
              }}
            >
              <output id={`week-${field}`} aria-live="polite">
                {eating[field]}
              </output>
            </Stepper>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>{t.time.title}</legend>
        <div className="week-options">
          {(['little', 'more'] as const).map((time) => (
            <label className="choice" key={time}>
              <input
                type="radio"
                name="week-time"
                checked={state.hasTime === (time === 'more')}
                onChange={() => {
                  week.setTime(time === 'more');
                }}
              />
              <span>
                {t.time[time].name}
                <small>{fill(t.time[time].text, { minutes: rules.minutes.dinner })}</small>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <LeaveOut
        texts={leaveOut}
        offered={allergens}
        without={state.week.eater.without}
        leaveOut={week.leaveOut}
      />
      <fieldset>
        <legend>{t.size}</legend>
        <div className="week-options">
          {answered !== undefined && (
            <label className="choice">
              <input
                type="radio"
                name="week-size"
                checked={size === 'answers'}
                onChange={() => {
                  week.setSize('answers');
                }}
              />
              <span>
                {t.from}
                <small>{formatRoughKilocalories(answered, locale)}</small>
              </span>
            </label>
          )}
          {sizeNames.map((name) => (
            <label className="choice" key={name}>
              <input
                type="radio"
                name="week-size"
                checked={size === name}
                onChange={() => {
                  week.setSize(name);
                }}
              />
              <span>
                {t.sizes[name].name}
                <small>
                  {fill(t.sizes[name].text, { kcal: formatRoughKilocalories(daySizes[name], locale) })}
                </small>
              </span>
            </label>
          ))}
        </div>
        <p className="week-small small-print dense">
          {answered === undefined ? t.sizeNote : t.answers}{' '}
          <a href={paths.start}>{answered === undefined ? t.toStart : t.toAnswers}</a>
        </p>
      </fieldset>
    </div>
  );
}

/** From the answers, or chosen here instead. */
function WhoseChoice({ state: { answered, eating }, week, texts: { setup: t }, paths }: Props) {
  if (answered === undefined) {
    return (
      <p className="week-small small-print dense">
        <a href={paths.start}>{t.hint}</a>
      </p>
    );
  }
  if (eating.from !== 'page') return <p className="week-small small-print dense">{t.fromAnswers}</p>;
  return (
    <p className="week-small small-print dense">
      {t.fromPage}{' '}
      <button
        className="text-button"
        type="button"
        onClick={() => {
          week.setEating(undefined);
        }}
      >
        {t.asAnswered}
      </button>
    </p>
  );
}

/** Who the week is for: a line that opens a form. */
export function Setup(props: Props & { offline: Offline }) {
  const [isOpen, setOpen] = useState(false);
  const { state, texts, leaveOut, locale } = props;
  const { setup: t } = texts;
  const { aim, without } = state.week.eater;
  return (
    <section className="week-setup panel no-print" aria-labelledby="week-setup-title">
      <div className="week-setup-line spread">
        <div>
          <h2 id="week-setup-title">{t.title}</h2>
          <p>
            {t.concepts[state.eating.concept]} · {peopleText(state.eating, props)}
            {aim !== undefined && <> · {fill(t.aim, { kcal: formatRoughKilocalories(aim, locale) })}</>}
            {without.length > 0 && <> · {withoutText(without, leaveOut, locale)}</>}
          </p>
          <WhoseChoice {...props} />
        </div>
        <button
          className="button secondary"
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? 'week-setup' : undefined}
          onClick={() => {
            setOpen(!isOpen);
          }}
        >
          {isOpen ? t.done : t.change}
        </button>
      </div>
      {isOpen && <SetupForm {...props} />}
      <OfflineNote {...props} />
    </section>
  );
}
