import { atom } from 'nanostores';
import { dayInGermany, isDay, type Day } from '#domain/time/calendar.ts';
import { messageText, mostMinutes } from '#domain/course/contact.ts';
import * as leader from '#site/api/course-leader.ts';
import type { Answer } from '#site/browser/call.ts';
import { randomId } from '#site/browser/ids.ts';
import { call } from '#site/browser/member-call.ts';
import type { LeaderCode } from './texts.ts';

type Problem = 'text' | 'minutes' | 'call_minutes' | 'call_day';

/** An unsent answer. Its id stays, so that a retry is not booked twice. */
interface Draft {
  id: string;
  text: string;
  minutes: string;
}

type Opened =
  | { step: 'loading'; participation: string }
  | { step: 'failed'; participation: string; code: LeaderCode }
  | { step: 'shown'; participation: string; view: leader.DeskView };

export interface DeskState {
  participants: readonly leader.ParticipantView[];
  opened: Opened | undefined;
  draft: Draft;
  call: Draft & { day: string };
  problem: Problem | undefined;
  doing:
    | { state: 'idle' | 'busy' }
    | { state: 'failed'; code: LeaderCode }
    | { state: 'done'; verb: 'answered' | 'settled' | 'booked' | 'issued' | 'declined' };
}

const api = {
  list: call(leader.readParticipants),
  read: call(leader.readParticipant),
  answer: call(leader.answerParticipant),
  mark: call(leader.markParticipant),
  book: call(leader.bookContact),
  decide: call(leader.decideName),
};

const today = (): Day => dayInGermany(new Date());
const newDraft = (): Draft => ({ id: randomId(), text: '', minutes: '' });
const newCall = () => ({ ...newDraft(), day: today() });

function minutesIn(typed: string): number | undefined {
  const minutes = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : 0;
  return minutes >= 1 && minutes <= mostMinutes ? minutes : undefined;
}

/** The course leader's page: waiting participants, one conversation at a time, and its minutes. */
export function createDesk(participants: readonly leader.ParticipantView[]) {
  const drafts = new Map<string, Draft>();
  const $state = atom<DeskState>({
    participants,
    opened: undefined,
    problem: undefined,
    doing: { state: 'idle' },
    draft: newDraft(),
    call: newCall(),
  });
  const change = (part: Partial<DeskState>) => {
    $state.set({ ...$state.get(), ...part });
  };

  async function list() {
    const answer = await api.list();
    if (answer.state === 'ok') change({ participants: answer.data.participants });
  }

  const isOpen = (participation: string) => $state.get().opened?.participation === participation;

  const lastFromParticipant = ({ messages }: leader.DeskView) =>
    messages.findLast(({ from }) => from === 'participant')?.number ?? 0;

  async function read(participation: string) {
    const answer = await api.read({ participation });
    if (!isOpen(participation)) return;
    if (answer.state === 'failed') {
      change({ opened: { step: 'failed', participation, code: answer.code } });
      return;
    }
    const { data: view } = answer;
    change({ opened: { step: 'shown', participation, view } });
    const isNew = view.messages.some(({ from, isRead }) => from === 'participant' && !isRead);
    if (isNew) await api.mark({ participation, upTo: lastFromParticipant(view), settles: false });
  }

  function shown() {
    const { opened, doing } = $state.get();
    return opened?.step === 'shown' && doing.state !== 'busy' ? opened : undefined;
  }

  /** Another participant may be open when the answer arrives: that page must not change. */
  async function perform(
    participation: string,
    act: () => Promise<Answer<leader.DeskView, LeaderCode>>,
    done: () => Partial<DeskState>,
  ) {
    change({ doing: { state: 'busy' }, problem: undefined });
    const answer = await act();
    if (answer.state === 'failed') {
      if (isOpen(participation)) change({ doing: { state: 'failed', code: answer.code } });
      return;
    }
    const after = done();
    if (isOpen(participation))
      change({ opened: { step: 'shown', participation, view: answer.data }, ...after });
    await list();
  }

  return {
    $state,
    async open(participation: string) {
      change({
        opened: { step: 'loading', participation },
        draft: drafts.get(participation) ?? newDraft(),
        call: newCall(),
        problem: undefined,
        doing: { state: 'idle' },
      });
      await read(participation);
    },
    close() {
      change({ opened: undefined });
    },
    async refresh() {
      const { opened } = $state.get();
      await Promise.all([list(), opened && read(opened.participation)]);
    },
    type(part: Partial<Pick<Draft, 'text' | 'minutes'>>) {
      const { draft, opened } = $state.get();
      const next = { ...draft, ...part };
      if (opened) drafts.set(opened.participation, next);
      change({ draft: next, problem: undefined });
    },
    typeCall(part: Partial<Pick<DeskState['call'], 'minutes' | 'day'>>) {
      change({ call: { ...$state.get().call, ...part }, problem: undefined });
    },
    async answer() {
      const opened = shown();
      const { draft } = $state.get();
      if (!opened) return;
      const text = messageText(draft.text);
      const minutes = minutesIn(draft.minutes);
      if (text === undefined) change({ problem: 'text' });
      else if (minutes === undefined) change({ problem: 'minutes' });
      else {
        const { participation, view } = opened;
        const upTo = lastFromParticipant(view);
        await perform(
          participation,
          () => api.answer({ participation, id: draft.id, text, minutes, upTo }),
          () => {
            drafts.delete(participation);
            return { draft: newDraft(), doing: { state: 'done', verb: 'answered' } };
          },
        );
      }
    },
    async settle() {
      const opened = shown();
      if (!opened) return;
      const { participation, view } = opened;
      change({ doing: { state: 'busy' } });
      const answer = await api.mark({ participation, upTo: lastFromParticipant(view), settles: true });
      const doing = answer.state === 'failed' ? answer : ({ state: 'done', verb: 'settled' } as const);
      if (isOpen(participation)) change({ doing });
      if (answer.state === 'ok') await Promise.all([isOpen(participation) && read(participation), list()]);
    },
    async bookCall() {
      const opened = shown();
      const { call } = $state.get();
      if (!opened) return;
      const minutes = minutesIn(call.minutes);
      if (minutes === undefined) change({ problem: 'call_minutes' });
      else if (!isDay(call.day) || call.day > today()) change({ problem: 'call_day' });
      else {
        const { participation } = opened;
        await perform(
          participation,
          () => api.book({ participation, id: call.id, minutes, day: call.day }),
          () => ({ call: newCall(), doing: { state: 'done', verb: 'booked' } }),
        );
      }
    },
    async decideName(approve: boolean) {
      const opened = shown();
      const asked = opened?.view.nameAsked?.asked;
      if (!opened || asked === undefined) return;
      const { participation } = opened;
      await perform(
        participation,
        () => api.decide({ participation, asked, approve }),
        () => ({ doing: { state: 'done', verb: approve ? 'issued' : 'declined' } }),
      );
    },
    async takeBack(entry: number) {
      const opened = shown();
      if (!opened) return;
      const { participation } = opened;
      await perform(
        participation,
        () => api.book({ participation, id: randomId(), corrects: entry }),
        () => ({ doing: { state: 'done', verb: 'booked' } }),
      );
    },
  };
}

export type DeskStore = ReturnType<typeof createDesk>;
