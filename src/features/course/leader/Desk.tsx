import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ParticipantView } from '#site/api/course-leader.ts';
import { Alert } from '#site/ui/Alert.tsx';
import { Skeleton } from '#site/ui/Skeleton.tsx';
import { courseLeaderPath } from '#i18n/routes.ts';
import { SecondFactor } from '#site/features/staff/SecondFactor.tsx';
import { Participant } from './Participant.tsx';
import type { LeaderTexts } from './texts.ts';
import { courseText, endText, groupOf, minutesText, nameOf, needText } from './words.ts';
import { createDesk, type DeskState, type DeskStore } from './state.ts';
import '#site/ui/button.css';
import '../messages/messages.css';
import './leader.css';

interface Props {
  participants: readonly ParticipantView[];
  texts: LeaderTexts;
}

interface PartProps extends Pick<Props, 'texts'> {
  state: DeskState;
  desk: DeskStore;
}

const personId = (participation: string) => `desk-person-${participation}`;
const groups = ['waiting', 'lacking', 'fine', 'over'] as const;

function List({ texts, state, desk }: PartProps) {
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
                      <b>{nameOf(texts, one)}</b>
                      <span>{needText(texts, one)}</span>
                      <small>
                        {courseText(texts, one)} · {minutesText(texts, one)}
                        {group === 'waiting' && ` · ${endText(texts, one)}`}
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

function Detail({ texts, state, desk }: PartProps) {
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
        <Alert text={texts.errors[opened.code]}>
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
        <Participant key={opened.participation} view={opened.view} state={state} desk={desk} texts={texts} />
      )}
    </div>
  );
}

export function Desk({ texts, participants }: Props) {
  const [desk] = useState(() => createDesk(participants));
  const state = useStore(desk.$state);
  return (
    <div className="desk messages stack-l" data-open={state.opened ? true : undefined}>
      <div className="desk-panes columns stack">
        <List texts={texts} state={state} desk={desk} />
        <Detail texts={texts} state={state} desk={desk} />
      </div>
      <SecondFactor texts={texts} path={courseLeaderPath} />
    </div>
  );
}
