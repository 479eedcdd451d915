import { vi } from 'vitest';
import { hear, isHeardFully, missingOf, type Interval } from '#domain/course/listening.ts';
import { readReport } from '#domain/course/waiting-report.ts';
import type { RequestOf } from '#site/api/bodies.ts';
import type { ListeningView, reportListening } from '#site/api/course-module.ts';
import type { Answer } from '#site/browser/call.ts';
import { randomId } from '#site/browser/ids.ts';
import { storedRecords } from '#site/browser/stored-records.ts';
import type { Sound } from '#site/features/course/module/player/listening-state.ts';
import { createListening } from '#site/features/course/module/player/listening.store.ts';
import { createListeningReports } from '#site/features/course/listening-reports.ts';
import type { StoredFile } from '#site/browser/stored-files.ts';
import { memory } from '../session/page.ts';

type ListeningReport = RequestOf<typeof reportListening>;

/** A silent audio element, whose network and clock the test controls. */
class QuietSound implements Sound {
  preload: 'none' | 'metadata' | 'auto' | '' = '';
  currentTime = 0;
  playbackRate = 1;
  defaultPlaybackRate = 1;
  paused = true;
  buffered = { length: 0, start: () => 0, end: () => 0 };
  /** The source at each call of `play`. */
  readonly plays: string[] = [];
  refuses = false;
  readonly #listeners = new Map<string, (() => void)[]>();
  #src = '';

  get src() {
    return this.#src;
  }
  /** Like the platform: a new source stops and rewinds. */
  set src(url: string) {
    this.#src = url;
    this.paused = true;
    this.currentTime = 0;
  }

  addEventListener(type: string, listener: () => void) {
    this.#listeners.set(type, [...(this.#listeners.get(type) ?? []), listener]);
  }
  tell(type: string) {
    for (const listener of this.#listeners.get(type) ?? []) listener();
  }
  play() {
    this.plays.push(this.src);
    if (this.refuses) return Promise.reject(new DOMException('press', 'NotAllowedError'));
    this.paused = false;
    return Promise.resolve();
  }
  pause() {
    this.paused = true;
  }
}

const length = 600;
const starts = [0, 200, 400];

export function worker() {
  const told: ListeningReport[] = [];
  const state = { heard: [] as readonly Interval[], last: undefined as number | undefined, online: true };
  const send = (report: ListeningReport): Promise<Answer<ListeningView>> => {
    if (!state.online) return Promise.resolve({ state: 'failed', code: 'unreachable' });
    told.push(report);
    const sinceLastMs = state.last === undefined ? 0 : Date.now() - state.last;
    state.last = Date.now();
    state.heard = hear(state.heard, { ...report, sinceLastMs }, length);
    const isHeard = isHeardFully(state.heard, length);
    const missing = isHeard ? [] : missingOf(state.heard, length);
    return Promise.resolve({
      state: 'ok',
      data: { heard: state.heard, missing, isHeard, position: report.position, state: 'open' },
    });
  };
  return { told, state, send };
}

export function open({
  position = 0,
  kept = undefined as string | undefined,
  device = memory(),
  server = worker(),
} = {}) {
  const sound = new QuietSound();
  const links: StoredFile[] = [];
  const found = { next: undefined as StoredFile | undefined };
  const find = vi.fn(() => {
    const link: StoredFile = found.next ?? {
      state: 'found',
      url: `https://storage.example/${String(links.length)}`,
      until: new Date(Date.now() + 3_600_000).toISOString(),
      bytes: 12_000_000,
    };
    links.push(link);
    return Promise.resolve(link);
  });
  const nothing = (): void => undefined;
  const told = { online: nothing, leave: nothing, stop: nothing };
  const take = vi.fn();
  const reports = createListeningReports({
    send: server.send,
    kept: storedRecords(device, 'listening', readReport),
    newId: randomId,
    nowMs: () => Date.now(),
    online: () => server.state.online,
  });
  const listening = createListening(
    {
      course: 'zpp',
      module: 'm',
      address: 'gs://b/x',
      length,
      starts,
      heard: server.state.heard,
      isHeard: false,
      position,
    },
    {
      sound,
      find,
      kept: () => Promise.resolve(kept),
      reports,
      claim: (stop) => {
        told.stop = stop;
        return { take };
      },
      nowMs: () => Date.now(),
      later: (callback, ms) => {
        const timer = setTimeout(callback, ms);
        return () => {
          clearTimeout(timer);
        };
      },
      onOnline: (online) => {
        told.online = online;
      },
      onLeave: (leaving) => {
        told.leave = leaving;
      },
    },
  );
  async function hearFor(seconds: number) {
    for (let passed = 0; passed < seconds * 4; passed += 1) {
      if (sound.paused) return;
      await vi.advanceTimersByTimeAsync(250);
      sound.currentTime = Math.min(length / 10, sound.currentTime + 0.25 * sound.playbackRate);
      sound.tell('timeupdate');
      if (sound.currentTime >= length / 10) sound.tell('ended');
    }
  }
  async function begin() {
    await listening.prepare();
    await listening.play();
    sound.tell('playing');
  }
  const state = () => listening.$state.get();
  return { sound, listening, state, find, found, links, told, take, server, device, hearFor, begin };
}
