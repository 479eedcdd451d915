import { atom } from 'nanostores';
import { company } from '#domain/company/company.ts';
import { courseTitles } from '#domain/course/titles.ts';
import type { Interval } from '#domain/course/listening.ts';
import { chapterEnd, nextMissing, previousStart, tenths } from '#domain/course/playing.ts';
import type { ModuleView } from '#site/api/course-module.ts';
import { createOtherTabs } from '#site/browser/other-tabs.ts';
import { onLeave } from '#site/browser/wake.ts';
import { createHearing, type HeardState } from './hearing.ts';
import { connectMediaSession } from './media-session.ts';
import { createOffline, type Offline } from './offline.ts';
import { createSoundSource } from './sound-source.ts';

export type Playback =
  | { step: 'paused' | 'starting' | 'playing' | 'buffering' | 'reconnecting' | 'ended' }
  | { step: 'press' }
  | { step: 'missing' };

/** Positions are in tenths of a second. */
export interface ListeningState extends HeardState {
  playback: Playback;
  /** Plays, or will as soon as it can. */
  playing: boolean;
  position: number;
  /** The position for screen readers: frozen while playing, as they would read every second. */
  announcedPosition: number;
  onlyMissing: boolean;
  buffered: readonly Interval[];
  speed: number;
}

/** Smooth playback for this long, before a second download may compete with it. */
const smoothMs = 8_000;

/** A module's recording, and its copy on this device. */
export function createPlayer(view: ModuleView) {
  const offline = createOffline(view, () => {
    listening.sourceChanged();
  });
  const listening = createListening(view, offline);
  const { start, ...shown } = listening;
  return {
    ...shown,
    offline,
    /** Returns how to stop. */
    start() {
      const end = start();
      void listening.prepare().then(offline.look);
      let smooth: ReturnType<typeof setTimeout> | undefined;
      let step: string | undefined;
      const unfollow = listening.$state.listen(({ playback }) => {
        if (playback.step === step) return;
        ({ step } = playback);
        clearTimeout(smooth);
        if (step === 'playing') smooth = setTimeout(offline.keepIfWanted, smoothMs);
      });
      const disconnect = connectMediaSession(listening, {
        title: view.title,
        album: courseTitles('de')[view.course],
        artist: company.courseLeader,
        chapters: view.chapters.map(({ title }) => title),
      });
      return () => {
        end();
        unfollow();
        disconnect();
        clearTimeout(smooth);
      };
    },
  };
}

export type PlayerStore = ReturnType<typeof createPlayer>;

/** Stall timeout: after this long without data the source is reloaded. */
const patienceMs = 12_000;
const pausesMs = [1_000, 2_000, 4_000, 8_000, 15_000];

const backBy = 150;
const onBy = 300;

/** Plays a recording over bad networks, records what was played, and has it reported. */
export function createListening(view: ModuleView, offline: Pick<Offline, 'source' | 'update'>) {
  const { starts } = view.recording;
  const length = Math.round(view.seconds * 10);
  const sound = new Audio();
  // Only one tab plays at a time.
  const otherTabs = createOtherTabs('valea-listening');
  const $state = atom<ListeningState>({
    heard: [],
    waiting: [],
    missing: [],
    isHeard: view.isHeard,
    playback: { step: 'paused' },
    playing: false,
    position: 0,
    announcedPosition: 0,
    onlyMissing: false,
    buffered: [],
    speed: 1,
  });
  const now = () => $state.get();
  const set = (change: Partial<ListeningState>) => {
    $state.set({ ...now(), ...change });
  };
  const hearing = createHearing(view, { now, changed: set, onView: offline.update });
  const source = createSoundSource(sound, { address: view.recording.address, kept: offline.source, now });
  const first = hearing.position() ?? view.position;
  const begins = first >= length ? 0 : first;
  set({ ...hearing.state(), position: begins, announcedPosition: begins });

  let failures = 0;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const callOffWait = () => {
    clearTimeout(waiting);
  };
  const wait = (callback: () => void, ms: number) => {
    callOffWait();
    waiting = setTimeout(callback, ms);
  };

  const sampleAt = (position: number, isPlaying: boolean) => ({
    position,
    atMs: performance.now(),
    speed: now().speed,
    isPlaying,
  });

  function sample(isPlaying: boolean) {
    set({ position: Math.min(length, tenths(sound.currentTime)) });
    hearing.sample(sampleAt(sound.currentTime, isPlaying));
  }

  function stop(step: 'paused' | 'ended') {
    callOffWait();
    if (now().playback.step === 'playing') sample(false);
    set({ playback: { step }, playing: false, onlyMissing: false, announcedPosition: now().position });
    sound.pause();
    hearing.reportNow();
  }
  async function startSound() {
    try {
      await sound.play();
    } catch (error) {
      // Browsers may require a press; other failures fire an `error` event.
      if (error instanceof DOMException && error.name === 'NotAllowedError')
        set({ playback: { step: 'press' }, playing: false });
    }
  }

  async function again(fresh: boolean) {
    callOffWait();
    const found = await source.set({ fresh });
    if (!now().playing) return;
    if (found === 'missing') set({ playback: { step: 'missing' }, playing: false });
    else if (found === 'unreachable') reconnect();
    else await startSound();
  }

  /** Continues with a new link: after a growing pause, or once online. */
  function reconnect() {
    if (!now().playing) return;
    set({ playback: { step: 'reconnecting' } });
    hearing.jump(sampleAt(now().position / 10, true));
    source.forget();
    wait(() => void again(true), pausesMs[Math.min(failures, pausesMs.length - 1)] ?? 0);
    failures += 1;
  }

  function seek(position: number, onlyMissing = false) {
    const to = Math.max(0, Math.min(length, Math.round(position)));
    if (now().playback.step === 'playing') sample(false);
    hearing.jump(sampleAt(to / 10, now().playing));
    if (source.isReady()) sound.currentTime = to / 10;
    set({ position: to, announcedPosition: to, onlyMissing });
  }

  async function play() {
    const { position, onlyMissing } = now();
    if (position >= length) seek(0, onlyMissing);
    otherTabs.say();
    set({ playing: true, playback: { step: 'starting' } });
    hearing.jump(sampleAt(now().position / 10, true));
    failures = 0;
    // Playback must start during the press: no detour if the source is known.
    const starting = source.isReady() ? startSound() : again(false);
    hearing.begin();
    await starting;
  }

  /** Skips what was heard, and ends after the last part. */
  function followMissing(position: number) {
    const next = nextMissing(now().missing, position);
    if (!next) stop('paused');
    // What is playing counts as heard up to here: the rest begins within half a second.
    else if (next[0] > position + 5) seek(next[0], true);
  }

  const listeners: Record<string, () => void> = {
    loadedmetadata() {
      // Some browsers ignore a position before they know the duration.
      const wanted = now().position / 10;
      if (Math.abs(sound.currentTime - wanted) > 1) sound.currentTime = wanted;
    },
    playing() {
      failures = 0;
      callOffWait();
      set({ playback: { step: 'playing' }, playing: true });
      sample(true);
    },
    timeupdate() {
      if (sound.paused || now().playback.step !== 'playing') return;
      sample(true);
      const { position, onlyMissing } = now();
      if (onlyMissing) followMissing(position);
    },
    waiting() {
      if (now().playback.step !== 'playing' && now().playback.step !== 'starting') return;
      sample(true);
      set({ playback: { step: 'buffering' } });
      wait(reconnect, patienceMs);
    },
    progress() {
      const { buffered } = sound;
      const parts = Array.from({ length: buffered.length }, (_, part): Interval => [
        tenths(buffered.start(part)),
        tenths(buffered.end(part)),
      ]);
      set({ buffered: parts });
      // Slow, but still loading.
      if (now().playback.step === 'buffering') wait(reconnect, patienceMs);
    },
    error() {
      source.failed();
      reconnect();
    },
    pause() {
      // Paused by the browser: a call, or unplugged headphones.
      if (now().playback.step === 'playing' && now().position < length) stop('paused');
    },
    ended() {
      sample(false);
      set({ position: length });
      stop('ended');
    },
  };

  const playFrom = (position: number, onlyMissing?: boolean) => {
    seek(position, onlyMissing);
    if (!now().playing) void play();
  };

  return {
    $state,
    length,
    starts,
    /** Returns how to stop. */
    start: () => {
      const ending = new AbortController();
      const { signal } = ending;
      for (const [type, listener] of Object.entries(listeners))
        sound.addEventListener(type, listener, { signal });
      otherTabs.listen(
        () => {
          if (now().playing) stop('paused');
        },
        { signal },
      );
      const online = () => {
        if (now().playback.step === 'reconnecting') void again(true);
        void hearing.reportAll();
      };
      addEventListener('online', online, { signal });
      const leave = () => {
        if (now().playback.step === 'playing') sample(true);
        hearing.reportNow();
      };
      onLeave(leave, { signal });
      return () => {
        if (now().playing) stop('paused');
        ending.abort();
      };
    },
    /** Asks for the link before playback, without touching the storage. Resolves to the file's size. */
    prepare: async (): Promise<number | undefined> => {
      void hearing.reportAll();
      if ((await source.set()) === 'missing' && !now().playing) set({ playback: { step: 'missing' } });
      return source.bytes();
    },
    /** The offline copy was saved or deleted: the next press uses it or not. */
    sourceChanged: () => {
      if (now().playing) return;
      source.forget();
      void source.set();
    },
    announcePosition: () => {
      set({ announcedPosition: now().position });
    },
    play,
    pause: () => {
      stop('paused');
    },
    toggle: () => {
      if (now().playing) stop('paused');
      else void play();
    },
    seek: (position: number) => {
      seek(position);
    },
    back: () => {
      seek(now().position - backBy);
    },
    forward: () => {
      seek(now().position + onBy);
    },
    previousChapter: () => {
      seek(previousStart(starts, now().position));
    },
    nextChapter: () => {
      seek(chapterEnd(starts, now().position, length));
    },
    playFrom: (position: number) => {
      playFrom(position);
    },
    /** Plays the missing parts only, from there on. */
    playMissing: (from = 0) => {
      const next = nextMissing(now().missing, from);
      if (next) playFrom(next[0], true);
    },
    setSpeed: (speed: number) => {
      if (now().playback.step === 'playing') sample(true);
      set({ speed });
      sound.defaultPlaybackRate = speed;
      sound.playbackRate = speed;
    },
  };
}
