import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { isDay, type Day } from '#domain/time/calendar.ts';
import {
  problemsOf,
  tidyName,
  unprintable,
  type Participant,
  type ParticipantProblem,
} from '#domain/course/certificate.ts';
import { nameChange } from '#domain/course/name-change.ts';
import { isFullName } from '#domain/shop/billing-address.ts';
import { fill } from '#domain/text/fill.ts';
import { formatDate } from '#domain/text/format.ts';
import { once } from '#domain/text/once.ts';
import type { CertificateView } from '#site/api/certificates.ts';
import { Alert } from '#site/ui/Alert.tsx';
import { TextField } from '#site/ui/TextField.tsx';
import { AskedName } from './AskedName.tsx';
import { OpenExercises } from './OpenExercises.tsx';
import type { CertificateStore } from './state.ts';
import type { CertificateTexts } from './texts.ts';
import '#site/ui/button.css';
import '#site/ui/surface.css';
import './certificate.css';

interface Props {
  texts: CertificateTexts;
  given: Participant;
  /** Whose booking it is; empty in old orders. */
  bookedBy: string;
  /** The participant must have been of age on this day. */
  booked: Day;
  problem: string | undefined;
  isBusy: boolean;
  button: string;
  onSend: (participant: Participant) => void;
  /** Set when correcting an existing certificate. */
  onCancel?: () => void;
}

const long = once(() => new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'UTC' }));

/** Name and birthday as printed, with a preview. */
export function ParticipantForm({
  texts: { form: t },
  given,
  bookedBy,
  booked,
  problem,
  isBusy,
  button,
  onSend,
  onCancel,
}: Props) {
  const [name, setName] = useState(given.name);
  const [birthday, setBirthday] = useState(given.birthday);
  const [isTried, setTried] = useState(false);
  const problems = problemsOf({ name, birthday }, booked);
  const find = <Sought extends ParticipantProblem>(...of: Sought[]) =>
    of.find((one) => problems.includes(one));
  const change = bookedBy === '' ? 'none' : nameChange(bookedBy, tidyName(name));
  const isTyped = tidyName(name) !== tidyName(given.name);
  const letters = unprintable(name);
  // Unprintable letters are reported while typing, the rest on submit.
  const ofName =
    letters.length > 0 ? 'name_letters' : isTried ? find('name_missing', 'name_long') : undefined;
  const ofBirthday = isTried ? find('birthday_missing', 'birthday_wrong', 'birthday_young') : undefined;

  /** What another name means for the certificate. */
  function hintOf(): string | undefined {
    if (isFullName(tidyName(name)) && change !== 'none')
      return fill(t.renamed[change], { booked: bookedBy, today: formatDate(new Date()) });
    return isTyped && given.name !== '' ? t.renamed.spelling : undefined;
  }

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setTried(true);
    if (problems.length === 0) onSend({ name: tidyName(name), birthday });
    else {
      const first = find('name_missing', 'name_long', 'name_letters') ? 'name' : 'birthday';
      const field = event.currentTarget.elements.namedItem(first);
      if (field instanceof HTMLInputElement) field.focus();
    }
  }

  return (
    <form className="certificate-form stack" noValidate onSubmit={send}>
      <TextField
        label={t.name}
        name="name"
        autoComplete="name"
        autoFocus={onCancel !== undefined}
        value={name}
        problem={
          ofName === undefined
            ? undefined
            : ofName === 'name_letters'
              ? fill(t.problems.name_letters, { letters: letters.join(' ') })
              : t.problems[ofName]
        }
        hint={hintOf()}
        onChange={({ target }) => {
          setName(target.value);
        }}
      />
      <TextField
        label={t.birthday}
        name="birthday"
        type="date"
        autoComplete="bday"
        value={birthday}
        max={booked}
        problem={ofBirthday === undefined ? undefined : t.problems[ofBirthday]}
        onChange={({ target }) => {
          setBirthday(target.value);
        }}
      />
      <div className="certificate-preview">
        <p className="small-print dense">{t.preview}</p>
        <p className="certificate-name">{tidyName(name) || '…'}</p>
        <p>{fill(t.born, { date: isDay(birthday) ? long().format(new Date(birthday)) : '…' })}</p>
      </div>
      <p className="small-print dense">{t.kept}</p>
      <Alert text={problem} />
      <p className="cluster-s">
        <button type="submit" className="button primary" aria-busy={isBusy}>
          {change === 'person' && isFullName(tidyName(name)) ? t.ask : button}
        </button>
        {onCancel && (
          <button type="button" className="button quiet" onClick={onCancel}>
            {t.cancel}
          </button>
        )}
      </p>
    </form>
  );
}

interface CompleteProps extends Pick<Props, 'texts'> {
  store: CertificateStore;
  view: Extract<CertificateView, { state: 'complete' }>;
}

/** With fewer minutes than planned the form follows a choice, as long as there is one. */
export function Complete({ texts, store, view }: CompleteProps) {
  const { form: t, errors } = texts;
  const doing = useStore(store.$doing);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isChosen, setChosen] = useState(false);
  const { seen, planned } = view.minutes;
  const isWhole = seen >= planned;
  useEffect(() => {
    if (isChosen) heading.current?.focus();
  }, [isChosen]);
  const isMine =
    doing.state !== 'idle' && doing.action.course === view.course && doing.action.verb === 'request';
  const open = isWhole ? undefined : (
    <OpenExercises
      texts={texts}
      view={view}
      isChosen={isChosen}
      onNow={() => {
        setChosen(true);
      }}
    />
  );
  if (!isWhole && view.canAdd && !isChosen)
    return (
      <>
        <AskedName texts={texts} naming={view.naming} />
        {open}
      </>
    );
  return (
    <>
      <AskedName texts={texts} naming={view.naming} />
      {open}
      <section className="surface sage">
        <h2 ref={heading} tabIndex={-1}>
          {isWhole ? t.title : t.titleWithFewer}
        </h2>
        <p>
          {fill(isWhole ? t.whole : t.fewer, { seen, planned })} {t.text}
        </p>
        <ParticipantForm
          texts={texts}
          key={view.naming.asked?.asked}
          given={{ name: view.name, birthday: '' }}
          bookedBy={view.naming.booked}
          booked={view.booked}
          button={isWhole ? t.button : fill(t.buttonWithFewer, { seen, planned })}
          problem={isMine && doing.state === 'failed' ? errors[doing.code] : undefined}
          isBusy={isMine && doing.state === 'busy'}
          onSend={(participant) => {
            // Only what was asked of the course leader leaves the form here: the rest is a certificate.
            void store.request(view.course, { ...participant, minutes: seen }).then((isDone) => {
              if (isDone) setChosen(false);
            });
          }}
        />
      </section>
    </>
  );
}
