import { useState } from 'react';
import { chosenDays, lastDays } from '#domain/numbers/period.ts';
import { groupings } from '#domain/numbers/view.ts';
import { fill } from '#domain/text/fill.ts';
import { dayInGermany } from '#domain/time/calendar.ts';
import { saveFile } from '#site/browser/save-file.ts';
import { useFormSubmit } from '#site/ui/form-submit.ts';
import { TextField } from '#site/ui/TextField.tsx';
import { csvOf } from './csv.ts';
import type { SpeedStore } from './speed-state.ts';
import type { NumbersState, NumbersStore } from './state.ts';
import type { NumbersTexts } from './texts.ts';
import { dayText } from './words.ts';
import '#site/ui/button.css';
import '#site/ui/chip.css';
import '#site/ui/form.css';
import './numbers.css';

interface ControlProps {
  texts: NumbersTexts;
  state: NumbersState;
  numbers: NumbersStore;
}

/** Period and grouping, and the table to save. */
export function Controls({ texts, state, numbers, speed }: ControlProps & { speed: SpeedStore }) {
  const { period: t, by: groups } = texts;
  const { query, view } = state;
  const save = async () => {
    const { from, to } = view.period;
    const table = csvOf(view, texts, await speed.view());
    saveFile(`valea-zahlen-${from}-${to}.csv`, new Blob([table], { type: 'text/csv' }));
  };
  const isLast = lastDays.some((days) => String(days) === query.period);
  const [isChoosing, setChoosing] = useState(false);
  const shown = {
    from: dayText(view.period.from),
    to: dayText(view.period.to),
    beforeFrom: dayText(view.before.from),
    beforeTo: dayText(view.before.to),
  };
  return (
    <div className="numbers-controls stack">
      <div className="spread">
        <div className="stack-s">
          <div className="cluster" role="group" aria-label={t.label}>
            {lastDays.map((days) => (
              <button
                key={days}
                type="button"
                className="chip"
                aria-pressed={!isChoosing && query.period === String(days)}
                onClick={() => {
                  setChoosing(false);
                  void numbers.choose({ period: String(days) });
                }}
              >
                {fill(t.last, { days })}
              </button>
            ))}
            <button
              type="button"
              className="chip"
              aria-pressed={isChoosing || !isLast}
              aria-expanded={isChoosing || !isLast}
              onClick={() => {
                setChoosing(true);
              }}
            >
              {t.chosen}
            </button>
          </div>
          {(isChoosing || !isLast) && <Days {...{ texts, state, numbers }} />}
        </div>
        <div className="text-field numbers-by">
          <label htmlFor="numbers-by">{groups.label}</label>
          <div className="text-box">
            <select
              id="numbers-by"
              value={query.by}
              onChange={({ currentTarget: { value } }) => {
                const by = groupings.find((one) => one === value);
                if (by) void numbers.choose({ by });
              }}
            >
              {groupings.map((by) => (
                <option key={by} value={by}>
                  {groups[by]}
                </option>
              ))}
            </select>
          </div>
        </div>
      </div>
      <div className="spread">
        <p className="soft small-print" role="status">
          {state.doing.state === 'busy' ? texts.loading : fill(t.shown, shown)}
        </p>
        <button type="button" className="text-button" onClick={() => void save()}>
          {texts.save}
        </button>
      </div>
    </div>
  );
}

function Days({ texts: { period: t }, state: { days }, numbers }: ControlProps) {
  const today = dayInGermany(new Date());
  const [form, submit] = useFormSubmit(() => void numbers.chooseDays(today));
  return (
    <form ref={form} className="numbers-days" onSubmit={submit} noValidate>
      <TextField
        label={t.from}
        type="date"
        max={today}
        value={days.from}
        problem={days.isWrong ? fill(t.wrong, chosenDays) : undefined}
        onChange={({ currentTarget }) => numbers.type({ from: currentTarget.value })}
      />
      <TextField
        label={t.to}
        type="date"
        max={today}
        value={days.to}
        onChange={({ currentTarget }) => numbers.type({ to: currentTarget.value })}
      />
      <button type="submit" className="button secondary">
        {t.show}
      </button>
    </form>
  );
}
