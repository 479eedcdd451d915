import { atom, type ReadableAtom } from 'nanostores';
import { dayInGermany } from '#domain/calendar.ts';
import { readInsurerReport, type ReportField } from '#domain/course/insurer-report.ts';
import { reportInsurer } from '#site/api/insurer-report.ts';
import { createCall, type CallOf } from '#site/browser/call.ts';
import { randomId } from '#site/browser/ids.ts';

export type InsurerReportState =
  | { step: 'writing'; wrong: readonly ReportField[]; failure?: 'fields' | 'failed' | 'busy' }
  | { step: 'sending' }
  | { step: 'received' };

interface InsurerReportStore {
  $state: ReadableAtom<InsurerReportState>;
  submit: (typed: Readonly<Record<string, string>>) => Promise<void>;
}

interface InsurerReportDeps {
  send: CallOf<typeof reportInsurer>;
  newId: () => string;
  thisYear: () => number;
}

/** A report of what an insurer paid. Its id makes sending it idempotent: a retry of the same text keeps the id. */
export function createInsurerReport({ send, newId, thisYear }: InsurerReportDeps): InsurerReportStore {
  const $state = atom<InsurerReportState>({ step: 'writing', wrong: [] });
  const sent = { text: '', id: '' };
  return {
    $state,
    async submit(typed) {
      if ($state.get().step === 'sending') return;
      const read = readInsurerReport(typed, thisYear());
      if (read.state === 'refused') {
        $state.set({ step: 'writing', wrong: read.fields, failure: 'fields' });
        return;
      }
      const text = JSON.stringify(typed);
      if (text !== sent.text) Object.assign(sent, { text, id: newId() });
      $state.set({ step: 'sending' });
      const answer = await send({ ...typed, id: sent.id });
      if (answer.state === 'ok') $state.set({ step: 'received' });
      else {
        const failure = answer.code === 'rate_limited' ? 'busy' : 'failed';
        $state.set({ step: 'writing', wrong: [], failure });
      }
    },
  };
}

/** No token goes along: nobody asks who it is. */
export const openInsurerReport = () =>
  createInsurerReport({
    send: createCall()(reportInsurer),
    newId: randomId,
    thisYear: () => Number(dayInGermany(new Date()).slice(0, 4)),
  });
