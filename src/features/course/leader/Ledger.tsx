import { mostMinutes } from '#domain/course/contact.ts';
import { fill } from '#domain/text/fill.ts';
import { formatDate } from '#domain/text/format.ts';
import type { ContactView, DeskView } from '#site/api/course-leader.ts';
import { useFormSubmit } from '#site/ui/form-submit.ts';
import { TextField } from '#site/ui/TextField.tsx';
import type { LeaderTexts } from './texts.ts';
import type { DeskState, DeskStore } from './state.ts';
import '#site/ui/button.css';
import '#site/ui/form.css';
import './leader.css';

interface Props {
  texts: LeaderTexts;
  view: DeskView;
  state: DeskState;
  desk: DeskStore;
}

export function Call({ texts, state: { call, problem, doing }, desk }: Omit<Props, 'view'>) {
  const t = texts.call;
  const [form, submit] = useFormSubmit(() => void desk.bookCall());
  return (
    <form ref={form} className="desk-call" onSubmit={submit} noValidate aria-labelledby="desk-call">
      <h3 id="desk-call">{t.title}</h3>
      <div className="desk-fields pair stack">
        <TextField
          label={t.minutes}
          inputMode="numeric"
          autoComplete="off"
          value={call.minutes}
          problem={
            problem === 'call_minutes' ? fill(texts.answer.minutesMissing, { most: mostMinutes }) : undefined
          }
          onChange={({ currentTarget }) => desk.typeCall({ minutes: currentTarget.value })}
        />
        <TextField
          label={t.day}
          type="date"
          value={call.day}
          problem={problem === 'call_day' ? t.dayMissing : undefined}
          onChange={({ currentTarget }) => desk.typeCall({ day: currentTarget.value })}
        />
      </div>
      <p>
        <button type="submit" className="button secondary" aria-busy={doing.state === 'busy'}>
          {t.book}
        </button>
      </p>
    </form>
  );
}

const dayText = (day: string) => formatDate(new Date(`${day}T12:00:00Z`));

interface EntryProps {
  texts: LeaderTexts['ledger'];
  entry: ContactView;
  isTakenBack: boolean;
  desk: DeskStore;
}

function Entry({ texts: t, entry, isTakenBack, desk }: EntryProps) {
  const { number, kind, minutes, day } = entry;
  return (
    <tr data-taken-back={isTakenBack || undefined}>
      <td>{dayText(day)}</td>
      <td>
        {t.kinds[kind]}
        {isTakenBack && <small> ({t.takenBack})</small>}
        {kind !== 'correction' && !isTakenBack && (
          <button
            type="button"
            className="text-button"
            aria-label={fill(t.takeBackOf, { kind: t.kinds[kind], day: dayText(day), minutes })}
            onClick={() => void desk.takeBack(number)}
          >
            {t.takeBack}
          </button>
        )}
      </td>
      <td className="desk-number">{minutes}</td>
    </tr>
  );
}

/** Entries never change: another entry takes one back. */
export function Ledger({ texts: { ledger: t }, view: { contact }, desk }: Omit<Props, 'state'>) {
  const takenBack = new Set(contact.map(({ corrects }) => corrects));
  return (
    <section aria-labelledby="desk-ledger" className="desk-ledger">
      <h3 id="desk-ledger">{t.title}</h3>
      {contact.length === 0 ? (
        <p>{t.none}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{t.day}</th>
              <th scope="col">{t.what}</th>
              <th scope="col" className="desk-number">
                {t.minutes}
              </th>
            </tr>
          </thead>
          <tbody>
            {contact.map((entry) => (
              <Entry
                key={entry.number}
                texts={t}
                entry={entry}
                isTakenBack={takenBack.has(entry.number)}
                desk={desk}
              />
            ))}
          </tbody>
        </table>
      )}
      <p className="field-hint">{t.note}</p>
    </section>
  );
}
