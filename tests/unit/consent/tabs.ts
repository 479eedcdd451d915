import { type ConsentReceipt, type ConsentRecord } from '#domain/consent.ts';
import { createConsent } from '#site/features/consent/consent.ts';

export const now = Date.UTC(2026, 10, 21);
export const ids = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(32));
/** Opens tabs that share cookies. */
export function browser({ blocked = false, signal = false } = {}) {
  let stored: ConsentRecord | undefined;
  const told: ConsentReceipt[] = [];
  const line = { online: true, answers: Promise.resolve() };
  const tabs: { heard?: () => void }[] = [];
  let nextId = 0;

  function open() {
    const log: string[] = [];
    const self: { heard?: () => void } = {};
    tabs.push(self);
    const consent = createConsent({
      cookie: {
        read: () => stored,
        write: (record) => {
          if (!blocked) stored = record;
        },
      },
      language: () => 'de',
      now: () => now,
      randomId: () => ids[nextId++] ?? '',
      objects: () => signal,
      sendReceipt: async (receipt, signal) => {
        if (!line.online) return false;
        told.push(receipt);
        const sent = stored;
        await line.answers;
        if (signal.aborted) return false;
        // As the Worker does, if the cookie is still this choice.
        if (sent?.id === receipt.id) {
          const { status, version, id, time, language } = sent;
          stored = { status, version, id, time, language, told: true };
        }
        return true;
      },
      otherTabs: {
        say: () => {
          for (const tab of tabs) if (tab !== self) tab.heard?.();
        },
        listen: (heard) => {
          self.heard = heard;
        },
      },
      tools: { start: () => log.push('start'), erase: () => log.push('erase') },
      reload: () => log.push('reload'),
    });
    consent.follow();
    return { consent, log, state: () => consent.$state.get() };
  }

  return {
    open,
    told,
    line,
    stored: () => stored,
    store: (record: ConsentRecord | undefined) => {
      stored = record;
    },
  };
}
