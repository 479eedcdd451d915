import { vi } from 'vitest';
import { hear, isHeardFully, missingOf, type Interval } from '#domain/course/listening.ts';
import type { RequestOf } from '#site/api/bodies.ts';
import { reportListening, type ModuleView } from '#site/api/course-module.ts';
import { findStoredFile, type StoredFileAnswer } from '#site/api/stored-file.ts';
import { createListening } from '#site/features/course/module/player/state.ts';
import { browser, type Refusal } from '../browser.ts';

/** A silent audio element, whose network and clock the test controls. */
class QuietSound extends EventTarget {
  preload = '';
  currentTime = 0;
  playbackRate = 1;
  defaultPlaybackRate = 1;
  paused = true;
  buffered = { length: 0, start: () => 0, end: () => 0 };
  /** The source at each call of `play`. */
  readonly plays: string[] = [];
  refuses = false;
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

  tell(type: string) {
    this.dispatchEvent(new Event(type));
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

export const moduleView = (more: Partial<ModuleView> = {}) =>
  ({
    course: 'zpp',
    slug: 'm',
    title: 'Modul',
    number: 1,
    seconds: length / 10,
    recording: { address: 'gs://b/x', starts: [0, 200, 400], isSample: false },
    chapters: [],
    quiz: [],
    exercises: [],
    answers: [],
    confirmed: [],
    heard: [],
    missing: [],
    isHeard: false,
    isAnswered: false,
    position: 0,
    ...more,
  }) as unknown as ModuleView;

/** A page with a Worker that counts what was heard, and gives links to the recording. */
export function listener({ heard = [] as readonly Interval[] } = {}) {
  const page = browser({ now: '2026-11-22T12:00:00Z' });
  const told: RequestOf<typeof reportListening>[] = [];
  const account = { heard, last: heard.length > 0 ? Date.now() : undefined };
  page.answer(reportListening, (report) => {
    told.push(report);
    const sinceLastMs = account.last === undefined ? 0 : Date.now() - account.last;
    account.last = Date.now();
    account.heard = hear(account.heard, { ...report, sinceLastMs }, length);
    const isHeard = isHeardFully(account.heard, length);
    const missing = isHeard ? [] : missingOf(account.heard, length);
    return { heard: account.heard, missing, isHeard, position: report.position, state: 'open' as const };
  });
  const links = {
    asked: 0,
    next: undefined as Refusal | Promise<StoredFileAnswer> | undefined,
  };
  page.answer(findStoredFile, () => {
    const url = `https://storage.example/${String(links.asked)}`;
    links.asked += 1;
    const until = new Date(Date.now() + 3_600_000).toISOString();
    return links.next ?? { url, until, bytes: 12_000_000 };
  });
  const sounds: QuietSound[] = [];
  vi.stubGlobal(
    'Audio',
    class extends QuietSound {
      constructor() {
        super();
        sounds.push(this);
      }
    },
  );
  return { ...page, told, account, links, sounds };
}

/** The module's player in a tab of this browser. */
export function open({ position = 0, kept = undefined as string | undefined, page = listener() } = {}) {
  const { pass } = page;
  const offline = { source: () => Promise.resolve(kept), update: () => undefined };
  const listening = createListening(moduleView({ heard: page.account.heard, position }), offline);
  const sound = page.sounds.at(-1) ?? new QuietSound();
  listening.start();
  async function hearFor(seconds: number) {
    for (let passed = 0; passed < seconds * 4; passed += 1) {
      if (sound.paused) return;
      await pass(250);
      sound.currentTime = Math.min(length / 10, sound.currentTime + 0.25 * sound.playbackRate);
      sound.tell('timeupdate');
      if (sound.currentTime >= length / 10) sound.tell('ended');
    }
  }
  /** Resolves once all pending calls are answered. */
  async function settled<Done>(asked: Promise<Done>) {
    await pass();
    return asked;
  }
  const prepare = () => settled(listening.prepare());
  const play = () => settled(listening.play());
  async function begin() {
    await prepare();
    await play();
    sound.tell('playing');
  }
  const state = () => listening.$state.get();
  return { ...page, page, sound, listening, state, hearFor, prepare, play, begin };
}
