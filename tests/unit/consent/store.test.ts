import { describe, expect, it } from 'vitest';
import { consentRules, type ConsentReceipt, type ConsentRecord } from '#domain/consent.ts';
import { createConsent } from '#site/stores/consent.ts';

const now = Date.UTC(2026, 10, 21);
const ids = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(32));
const [first = '', second = '', third = ''] = ids;

/** A browser with one cookie jar, in which tabs can be opened. */
function browser({ blocked = false, signal = false } = {}) {
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
      jar: {
        read: () => stored,
        write: (record) => {
          if (!blocked) stored = record;
        },
      },
      language: 'de',
      now: () => now,
      randomId: () => ids[nextId++] ?? '',
      objects: () => signal,
      tell: async (receipt, callOff) => {
        if (!line.online) return false;
        told.push(receipt);
        const sent = stored;
        await line.answers;
        if (callOff.aborted) return false;
        // As the Worker's answer does, if the request brought this very choice along.
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

it('nothing starts before a choice', async () => {
  const { open, told, stored } = browser();
  const { consent, log, state } = open();
  await consent.resume();
  expect([log, told, stored(), state()]).toEqual([[], [], undefined, { step: 'undecided' }]);
});

it('a refusal is kept and told, and starts nothing', async () => {
  const { open, told, stored } = browser();
  const { consent, log } = open();
  await consent.choose('declined');
  const record = { status: 'declined', version: consentRules.version, id: first, time: now, language: 'de' };
  expect(stored()).toEqual({ ...record, told: true });
  expect(told).toEqual([{ id: first, choice: 'declined', version: consentRules.version, language: 'de' }]);
  expect(log).toEqual([]);
});

it('a yes starts the tools once, however often it is said or taken up', async () => {
  const { open } = browser();
  const { consent, log } = open();
  await consent.choose('accepted');
  await consent.choose('accepted');
  await consent.resume();
  expect(log).toEqual(['start']);
});

describe('taking a yes back', () => {
  it('erases, tells the Worker which receipt it ends, and reloads once', async () => {
    const { open, told } = browser();
    const { consent, log } = open();
    await consent.choose('accepted');
    await consent.choose('declined');
    await consent.resume();
    expect(log).toEqual(['start', 'erase', 'reload']);
    expect(told[1]).toMatchObject({ id: second, choice: 'declined', replaces: first });
  });

  it('reaches every other tab, each of which reloads once', async () => {
    const { open } = browser();
    const here = open();
    await here.consent.choose('accepted');
    const there = open();
    await there.consent.resume();
    await here.consent.choose('declined');
    await there.consent.resume();
    expect(there.log).toEqual(['start', 'erase', 'reload']);
  });

  it('by clearing the cookies counts as well, at the next look', async () => {
    const { open, store } = browser();
    const { consent, log } = open();
    await consent.choose('accepted');
    store(undefined);
    await consent.resume();
    expect(log).toEqual(['start', 'erase', 'reload']);
  });
});

it('a yes in one tab starts the tools in the others', async () => {
  const { open } = browser();
  const here = open();
  const there = open();
  await here.consent.choose('accepted');
  expect(there.log).toEqual(['start']);
});

it('44. where nothing can be stored, the choice holds for the page and nothing is loaded', async () => {
  const { open } = browser({ blocked: true });
  const { consent, log, state } = open();
  await consent.choose('accepted');
  expect(state()).toMatchObject({ step: 'decided', kept: false, record: { status: 'accepted' } });
  expect(log).toEqual([]);
});

it('Global Privacy Control is a refusal until she says otherwise', async () => {
  const { open } = browser({ signal: true });
  const { consent, log, state } = open();
  await consent.resume();
  expect([state(), log]).toEqual([{ step: 'objected' }, []]);
  await consent.choose('accepted');
  expect(log).toEqual(['start']);
});

it('a receipt that did not arrive is told again later, and one that did is not', async () => {
  const { open, told, store } = browser();
  const record = { version: consentRules.version, id: first, time: now, language: 'de' } as const;
  store({ ...record, status: 'declined', told: false });
  await open().consent.resume();
  expect(told).toMatchObject([{ id: first, choice: 'declined' }]);
  store({ ...record, status: 'declined', told: true });
  await open().consent.resume();
  expect(told).toHaveLength(1);
});

describe('a withdrawal that the Worker did not hear of', () => {
  it('is told with the next page, and says which receipt it ends', async () => {
    const { open, told, line } = browser();
    const { consent } = open();
    await consent.choose('accepted');
    line.online = false;
    await consent.choose('declined');
    line.online = true;
    await open().consent.resume();
    expect(told.slice(1)).toMatchObject([{ id: second, choice: 'declined', replaces: first }]);
    await open().consent.resume();
    expect(told).toHaveLength(2);
  });

  it('is told with the next choice at the latest: no refusal is missing in the line', async () => {
    const { open, told, line } = browser();
    const { consent } = open();
    await consent.choose('accepted');
    line.online = false;
    await consent.choose('declined');
    line.online = true;
    await open().consent.choose('accepted');
    expect(told.slice(1)).toMatchObject([
      { id: second, choice: 'declined', replaces: first },
      { id: third, choice: 'accepted', replaces: second },
    ]);
  });
});

describe('an answer that comes late does not bring an older choice back', () => {
  it('to the tab that has chosen otherwise meanwhile', async () => {
    const { open, line, stored, told } = browser();
    const { consent } = open();
    let arrive: () => void = () => undefined;
    line.answers = new Promise((resolve) => (arrive = resolve));
    const first = consent.choose('accepted');
    line.answers = Promise.resolve();
    await consent.choose('declined');
    arrive();
    await first;
    expect(stored()).toMatchObject({ status: 'declined', id: second, told: true });
    expect(told.map(({ choice, replaces }) => [choice, replaces])).toEqual([
      ['accepted', undefined],
      ['accepted', undefined],
      ['declined', ids[0]],
    ]);
  });

  it('to a tab when another has chosen otherwise', async () => {
    const { open, line, stored } = browser();
    const [here, there] = [open(), open()];
    let arrive: () => void = () => undefined;
    line.answers = new Promise((resolve) => (arrive = resolve));
    const first = here.consent.choose('accepted');
    line.answers = Promise.resolve();
    await there.consent.choose('declined');
    arrive();
    await first;
    expect(stored()).toMatchObject({ status: 'declined' });
    expect(here.log).toEqual(['start', 'erase', 'reload']);
  });
});
