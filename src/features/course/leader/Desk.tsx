import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CallErrorCode } from '#domain/errors/error-codes.ts';
import { facts } from '#domain/company/facts.ts';
import { formatLastDay } from '#domain/text/format.ts';
import type { IdentityCode } from '#domain/errors/identity-codes.ts';
import type { ParticipantView } from '#site/api/course-leader.ts';
import { Alert } from '#site/ui/Alert.tsx';
import { Skeleton } from '#site/ui/Skeleton.tsx';
import { Participant } from './Participant.tsx';
import { SecondFactor } from './SecondFactor.tsx';
import { texts } from './texts.ts';
import { endText, groupOf, instantText, nameOf } from './words.ts';
import { createDesk, type DeskState, type DeskStore } from './state.ts';

interface Props {
  participants: readonly ParticipantView[];
  errors: Record<CallErrorCode | IdentityCode, string>;
}

const wanted = facts.course.contactMinutes;
const personId = (participation: string) => `desk-person-${participation}`;
const groups = ['waiting', 'lacking', 'fine', 'over'] as const;

/** The most important thing about a participant. */
function needOf(participant: ParticipantView): string {
  const { waitingSince, minutes, ends } = participant;
  if (waitingSince !== null) return texts.waits(instantText(waitingSince));
  if (groupOf(participant) === 'lacking') return texts.lacks(wanted - minutes, formatLastDay(new Date(ends)));
  return endText(participant);
}

function List({ state, desk }: { state: DeskState; desk: DeskStore }) {
  const { participants, opened } = state;
  const inGroups = groups.map((group) => ({
    group,
    members: participants.filter((one) => groupOf(one) === group),
  }));
  return (
    <nav className="desk-list stack-l" aria-label={texts.title}>
      {participants.length === 0 && <p className="box">{texts.none}</p>}
      {participants.length > 0 && inGroups[0]?.members.length === 0 && (
        <p className="box">{texts.nobodyWaits}</p>
      )}
      {inGroups.map(
        ({ group, members }) =>
          members.length > 0 && (
            <section key={group} aria-labelledby={`desk-${group}`}>
              <h2 id={`desk-${group}`}>
                {texts.counts[group]} <span>{members.length}</span>
              </h2>
              <ul role="list" className="stack-xs">
                {members.map((one) => (
                  <li key={one.participation}>
                    <button
                      id={personId(one.participation)}
                      type="button"
                      className="desk-person stack-2xs"
                      data-group={group}
                      aria-current={opened?.participation === one.participation}
                      onClick={() => void desk.open(one.participation)}
                    >
                      <b>{nameOf(one)}</b>
                      <span>{needOf(one)}</span>
                      <small>
                        {texts.courses[one.course]} · {texts.module(one.module)} ·{' '}
                        {texts.minutes(one.minutes)}
                        {group === 'waiting' && ` · ${endText(one)}`}
                      </small>
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          ),
      )}
      <p>
        <button type="button" className="text-button" onClick={() => void desk.refresh()}>
          {texts.refresh}
        </button>
      </p>
    </nav>
  );
}

function Detail({ state, desk, errors }: { state: DeskState; desk: DeskStore } & Pick<Props, 'errors'>) {
  const { opened } = state;
  const heading = useRef<HTMLDivElement>(null);
  const participation = opened?.participation;
  // On phones the list is replaced, so the focus moves along.
  useEffect(() => {
    if (participation !== undefined) heading.current?.focus();
  }, [participation]);
  if (!opened) return state.participants.length > 0 && <p className="desk-choose box">{texts.choose}</p>;
  return (
    <div className="desk-detail stack-l" ref={heading} tabIndex={-1}>
      <p className="desk-back">
        <button
          type="button"
          className="text-button"
          onClick={() => {
            // On phones the list must be back before it can get the focus.
            flushSync(() => {
              desk.close();
            });
            document.getElementById(personId(opened.participation))?.focus();
          }}
        >
          {texts.back}
        </button>
      </p>
      {opened.step === 'loading' && <Skeleton label={texts.loading} lines={5} />}
      {opened.step === 'failed' && (
        <Alert text={errors[opened.code]}>
          <button
            type="button"
            className="button secondary"
            onClick={() => void desk.open(opened.participation)}
          >
            {texts.again}
          </button>
        </Alert>
      )}
      {opened.step === 'shown' && (
        <Participant
          key={opened.participation}
          view={opened.view}
          state={state}
          desk={desk}
          errors={errors}
        />
      )}
    </div>
  );
}

export function Desk({ participants, errors }: Props) {
  const [desk] = useState(() => createDesk(participants));
  const state = useStore(desk.$state);
  return (
    <div className="desk messages stack-l" data-open={state.opened ? true : undefined}>
      <div className="desk-panes columns stack">
        <List state={state} desk={desk} />
        <Detail state={state} desk={desk} errors={errors} />
      </div>
      <SecondFactor errors={errors} />
    </div>
  );
}
