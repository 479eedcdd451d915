import type { Interval } from '#domain/course/listening.ts';
import type { ModuleKey } from '#domain/course/waiting-report.ts';
import type { ListeningView } from '#site/api/course-module.ts';
import type { ListeningReports } from '../../listening-reports.ts';
import type { StoredFile } from '#site/browser/stored-files.ts';

/** What of a module the player needs. Places are in tenths of a second. */
export interface Recording extends ModuleKey {
  address: string;
  length: number;
  starts: readonly number[];
  heard: readonly Interval[];
  isHeard: boolean;
  position: number;
}

/** What is used of an audio element. */
export type Sound = Pick<
  HTMLAudioElement,
  | 'src'
  | 'preload'
  | 'currentTime'
  | 'playbackRate'
  | 'defaultPlaybackRate'
  | 'paused'
  | 'buffered'
  | 'play'
  | 'pause'
> & { addEventListener: (type: string, listener: () => void) => void };

export type Playback =
  | { step: 'paused' | 'starting' | 'playing' | 'buffering' | 'reconnecting' | 'ended' }
  /** The browser wants another press. */
  | { step: 'press' }
  | { step: 'missing' };

export interface HeardState {
  heard: readonly Interval[];
  /** Played, and not counted yet. */
  waiting: readonly Interval[];
  missing: readonly Interval[];
  isHeard: boolean;
}

export interface ListeningState extends HeardState {
  playback: Playback;
  /** Sound is wanted: it plays, or will as soon as it can. */
  playing: boolean;
  place: number;
  /** The place in words, for screen readers: kept while sound goes on, or they would read each second aloud. */
  saidPlace: number;
  /** Only what is missing is played. */
  onlyMissing: boolean;
  buffered: readonly Interval[];
  speed: number;
}

export interface ListeningDeps {
  sound: Sound;
  find: (address: string) => Promise<StoredFile>;
  /** The address of the copy that is kept on this device, where there is one that can be played. */
  kept: () => Promise<string | undefined>;
  reports: ListeningReports;
  onView?: (view: ListeningView) => void;
  /** Another tab stops when this one begins. */
  claim: (stop: () => void) => { take: () => void };
  nowMs: () => number;
  /** Returns what calls it off. */
  later: (callback: () => void, ms: number) => () => void;
  onOnline: (online: () => void) => void;
  onLeave: (leaving: () => void) => void;
}
