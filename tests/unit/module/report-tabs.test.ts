import fc from 'fast-check';
import { expect, it } from 'vitest';
import { union, type Interval } from '#domain/course/listening.ts';
import type { ErrorCode } from '#domain/errors/error-codes.ts';
import { reportListening } from '#site/api/course-module.ts';
import { readReport } from '#domain/course/waiting-report.ts';
import { forgetMemory, type ListedStorage } from '#site/browser/browser-storage.ts';
import { storedRecords } from '#site/browser/stored-records.ts';
import { createListeningReports } from '#site/features/course/listening-reports.ts';
import { browser, refuse } from '../browser.ts';

const module = { course: 'zpp', module: 'm' } as const;
const length = 600;

type Storing = (entries: Map<string, string>) => void;

/** A browser whose tabs see each other's storage late, and an account that counts reports. */
function device(page = browser()) {
  const entries = new Map<string, string>();
  const account = {
    heard: [] as readonly Interval[],
    answers: 'at once' as ErrorCode | 'at once' | 'later',
    mostStored: Infinity,
  };
  const stores: Storing[][] = [];
  const underWay: (() => void)[] = [];
  page.answer(reportListening, async ({ played, position }) => {
    if (account.answers === 'later') await new Promise<void>((answer) => underWay.push(answer));
    else if (account.answers !== 'at once') return refuse(account.answers);
    account.heard = union([...account.heard, ...played], length);
    return { heard: account.heard, missing: [], isHeard: false, position, state: 'open' as const };
  });

  function openTab() {
    const seen = new Map(entries);
    const unread: Storing[] = [];
    stores.push(unread);
    const store = (storing: Storing) => {
      storing(seen);
      storing(entries);
      for (const others of stores) if (others !== unread) others.push(storing);
    };
    const storage: ListedStorage = () => ({
      getItem: (key) => seen.get(key) ?? null,
      setItem: (key, value) => {
        if (seen.size >= account.mostStored) throw new DOMException('No.', 'QuotaExceededError');
        store((all) => all.set(key, value));
      },
      removeItem: (key) => {
        store((all) => all.delete(key));
      },
      key: (index) => [...seen.keys()][index] ?? null,
      length: seen.size,
    });
    const kept = storedRecords(storage, 'listening', readReport);
    const reports = createListeningReports(kept);
    return {
      reports,
      kept,
      play: (from: number, to: number) => {
        reports.add(module, { played: [[from, to]], speed: 1, position: to });
      },
      waiting: () => reports.waiting(module)?.played ?? [],
      learnOfOthers: () => {
        for (const storing of unread.splice(0)) storing(seen);
      },
    };
  }
  const answer = () => {
    for (const one of underWay.splice(0)) one();
  };
  return { entries, account, openTab, answer, pass: page.pass };
}

it('report tabs: no second is lost, in whatever order tabs play, send and learn of each other', async () => {
  const page = browser();
  const step = fc.record({
    tab: fc.nat(1),
    does: fc.constantFrom('play', 'learn of others', 'report', 'answer' as const),
    from: fc.nat(550),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      const { openTab, account, answer, entries } = device(page);
      const tabs = [openTab(), openTab()];
      const played: Interval[] = [];
      account.answers = 'later';
      for (const { tab, does, from } of steps) {
        if (does === 'play') {
          tabs[tab]?.play(from, from + 20);
          played.push([from, from + 20]);
        }
        if (does === 'learn of others') tabs[tab]?.learnOfOthers();
        if (does === 'report') void tabs[tab]?.reports.report(module);
        if (does === 'answer') {
          answer();
          await page.pass();
        }
      }
      answer();
      await page.pass();
      account.answers = 'at once';
      const next = openTab();
      const counted = union([...next.waiting(), ...account.heard], length);
      expect(counted).toEqual(union(played, length));
      await next.reports.reportAll();
      expect([account.heard, entries.size]).toEqual([union(played, length), 0]);
    }),
    { numRuns: 60 },
  );
});

it('report tabs: a tab merges the others’ reports into one per module, however long it runs', () => {
  const { openTab, entries } = device();
  const one = openTab();
  const other = openTab();
  other.play(0, 10);
  one.learnOfOthers();
  for (let from = 10; from < 500; from += 5) one.play(from, from + 5);
  expect(entries.size).toBe(1);
  expect(one.waiting()).toEqual([[0, 500]]);
});

it('report tabs: keeps the position of the tab that played last', async () => {
  const { openTab, pass } = device();
  const one = openTab();
  const other = openTab();
  other.play(0, 400);
  await pass(1);
  one.play(0, 50);
  one.play(50, 60);
  expect(openTab().reports.waiting(module)?.position).toBe(60);
});

it('report tabs: if the storage is full, stored reports stay, and new ones are kept once in memory', async () => {
  const { openTab, entries, account } = device();
  const tab = openTab();
  tab.play(0, 90);
  account.mostStored = 1;
  for (let from = 90; from < 120; from += 5) tab.play(from, from + 5);
  expect([tab.waiting(), openTab().waiting()]).toEqual([[[0, 120]], [[0, 90]]]);
  expect(tab.kept.read().size).toBe(2);
  account.mostStored = Infinity;
  tab.play(120, 130);
  expect([openTab().waiting(), entries.size]).toEqual([[[0, 130]], 1]);
  await tab.reports.reportAll();
  expect(account.heard).toEqual([[0, 130]]);
});

it('report tabs: reports in memory are forgotten on signing out, refused ones at once', async () => {
  const { openTab, account, entries } = device();
  account.mostStored = 0;
  const tab = openTab();
  tab.play(0, 100);
  forgetMemory();
  expect(tab.waiting()).toEqual([]);
  account.mostStored = Infinity;
  tab.play(0, 100);
  account.answers = 'course_ended';
  await tab.reports.reportAll();
  expect([tab.waiting(), entries.size]).toEqual([[], 0]);
});
