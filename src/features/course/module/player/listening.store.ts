import { atom, type ReadableAtom } from 'nanostores';
import type { Interval } from '#domain/course/listening.ts';
import { nextMissing, tenths } from '#domain/course/playing.ts';
import { createHearing } from './hearing.ts';
import type { ListeningDeps, ListeningState, Recording } from './listening-state.ts';
import { createSoundSource } from './sound-source.ts';
import { createSteering } from './steering.ts';

/** Stall timeout: after this long without data the source is reloaded. */
const patienceMs = 12_000;
const pausesMs = [1_000, 2_000, 4_000, 8_000, 15_000];

/** Plays a recording over bad networks, records what was played, and has it reported. */
export function createListening(recording: Recording, deps: ListeningDeps) {
  const { length, starts } = recording;
  const { sound, nowMs } = deps;
  const $state = atom<ListeningState>({
    ...{ heard: [], waiting: [], missing: [], isHeard: recording.isHeard },
    playback: { step: 'paused' },
    playing: false,
    place: 0,
    saidPlace: 0,
    onlyMissing: false,
    buffered: [],
    speed: 1,
  });
  const now = () => $state.get();
  const set = (change: Partial<ListeningState>) => {
    $state.set({ ...now(), ...change });
  };
  const hearing = createHearing(recording, { ...deps, changed: set, now });
  const source = createSoundSource({ ...deps, address: recording.address, now });
  const first = hearing.position() ?? recording.position;
  const begins = first >= length ? 0 : first;
  set({ ...hearing.state(), place: begins, saidPlace: begins });

  let failures = 0;
  let callOffWait: (() => void) | undefined;
  const wait = (callback: () => void, ms: number) => {
    callOffWait?.();
    callOffWait = deps.later(callback, ms);
  };

  function sample(isPlaying: boolean) {
    set({ place: Math.min(length, tenths(sound.currentTime)) });
    hearing.sample({ place: sound.currentTime, atMs: nowMs(), speed: now().speed, isPlaying });
  }

  function stop(step: 'paused' | 'ended') {
    callOffWait?.();
    if (now().playback.step === 'playing') sample(false);
    set({ playback: { step }, playing: false, onlyMissing: false, saidPlace: now().place });
    sound.pause();
    hearing.reportNow();
  }
  const others = deps.claim(() => {
    if (now().playing) stop('paused');
  });

  async function start() {
    try {
      await sound.play();
    } catch (error) {
      // Browsers may require a press; other failures fire an `error` event.
      if (error instanceof DOMException && error.name === 'NotAllowedError')
        set({ playback: { step: 'press' }, playing: false });
    }
  }

  async function again(fresh: boolean) {
    callOffWait?.();
    const found = await source.set({ fresh });
    if (!now().playing) return;
    if (found === 'missing') set({ playback: { step: 'missing' }, playing: false });
    else if (found === 'unreachable') reconnect();
    else await start();
  }

  /** Continues with a new link: after a growing pause, or once online. */
  function reconnect() {
    if (!now().playing) return;
    set({ playback: { step: 'reconnecting' } });
    hearing.jump();
    source.forget();
    wait(() => void again(true), pausesMs[Math.min(failures, pausesMs.length - 1)] ?? 0);
    failures += 1;
  }

  function seek(place: number, onlyMissing = false) {
    const to = Math.max(0, Math.min(length, Math.round(place)));
    if (now().playback.step === 'playing') sample(false);
    hearing.jump();
    if (source.isReady()) sound.currentTime = to / 10;
    set({ place: to, saidPlace: to, onlyMissing });
  }

  async function play() {
    const { place, onlyMissing } = now();
    if (place >= length) seek(0, onlyMissing);
    others.take();
    set({ playing: true, playback: { step: 'starting' } });
    failures = 0;
    // Playback must start during the press: no detour if the source is known.
    const starting = source.isReady() ? start() : again(false);
    hearing.begin();
    await starting;
  }

  /** Skips what was heard, and ends after the last part. */
  function followMissing(place: number) {
    const next = nextMissing(now().missing, place);
    if (!next) stop('paused');
    // What is playing counts as heard up to here: the rest begins within half a second.
    else if (next[0] > place + 5) seek(next[0], true);
  }

  const listeners: Record<string, () => void> = {
    loadedmetadata() {
      // Some browsers ignore a position before they know the duration.
      const wanted = now().place / 10;
      if (Math.abs(sound.currentTime - wanted) > 1) sound.currentTime = wanted;
    },
    playing() {
      failures = 0;
      callOffWait?.();
      set({ playback: { step: 'playing' }, playing: true });
      sample(true);
    },
    timeupdate() {
      if (sound.paused || now().playback.step !== 'playing') return;
      sample(true);
      const { place, onlyMissing } = now();
      if (onlyMissing) followMissing(place);
    },
    waiting() {
      if (now().playback.step !== 'playing' && now().playback.step !== 'starting') return;
      sample(false);
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
      if (now().playback.step === 'playing' && now().place < length) stop('paused');
    },
    ended() {
      sample(false);
      set({ place: length });
      stop('ended');
    },
  };
  for (const [type, listener] of Object.entries(listeners)) sound.addEventListener(type, listener);
  deps.onOnline(() => {
    if (now().playback.step === 'reconnecting') void again(true);
    void hearing.reportAll();
  });
  deps.onLeave(() => {
    if (now().playback.step === 'playing') sample(true);
    hearing.reportNow();
  });

  return {
    $state: $state as ReadableAtom<ListeningState>,
    length,
    starts,
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
    sayPlace: () => {
      set({ saidPlace: now().place });
    },
    play,
    pause: () => {
      stop('paused');
    },
    toggle: () => {
      if (now().playing) stop('paused');
      else void play();
    },
    ...createSteering({ length, starts, now, seek, play }),
    setSpeed: (speed: number) => {
      if (now().playback.step === 'playing') sample(true);
      set({ speed });
      sound.defaultPlaybackRate = speed;
      sound.playbackRate = speed;
    },
  };
}

export type Listening = ReturnType<typeof createListening>;
