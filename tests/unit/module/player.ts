import { vi } from 'vitest';
import { addReport, isHeardFully, missingOf, type Interval } from '#domain/course/listening.ts';
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
    opened: '2026-11-23T10:00:00Z',
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
export function listener() {
  const page = browser({ now: '2026-11-22T12:00:00Z' });
  const reported: RequestOf<typeof reportListening>[] = [];
  const account = { heard: [] as readonly Interval[], last: undefined as number | undefined };
  page.answer(reportListening, (report) => {
    reported.push(report);
    const sinceLastMs = account.last === undefined ? 0 : Date.now() - account.last;
    account.last = Date.now();
    account.heard = addReport(account.heard, { ...report, sinceLastMs }, length);
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
  return { ...page, reported, account, links, sounds };
}

/** The module's player on a page, without a copy on the device. */
export function open(more: Partial<ModuleView> = {}) {
  const page = listener();
  const { pass } = page;
  const offline = { source: () => Promise.resolve(undefined), update: () => undefined };
  const listening = createListening(moduleView(more), offline);
  const [sound = new QuietSound()] = page.sounds;
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
  async function begin(seconds = 0) {
    await prepare();
    await play();
    sound.tell('playing');
    await hearFor(seconds);
  }
  const state = () => listening.$state.get();
  return { ...page, sound, listening, state, hearFor, prepare, play, begin };
}
