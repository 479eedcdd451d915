import type { Interval } from '#domain/course/listening.ts';
import type { ModuleKey } from '#domain/course/waiting-report.ts';
import type { ListeningView } from '#site/api/course-module.ts';
import type { ListeningReports } from '../../listening-reports.ts';
import type { StoredFile } from '#site/browser/stored-files.ts';

/** What the player needs of a module. Positions are in tenths of a second. */
export interface Recording extends ModuleKey {
  address: string;
  length: number;
  starts: readonly number[];
  heard: readonly Interval[];
  isHeard: boolean;
  position: number;
}

/** The part of an audio element that is used. */
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
  | { step: 'press' }
  | { step: 'missing' };

export interface HeardState {
  heard: readonly Interval[];
  /** Played, but not counted yet. */
  waiting: readonly Interval[];
  missing: readonly Interval[];
  isHeard: boolean;
}

export interface ListeningState extends HeardState {
  playback: Playback;
  /** Plays, or will as soon as it can. */
  playing: boolean;
  place: number;
  /** The position for screen readers: frozen while playing, as they would read every second. */
  saidPlace: number;
  onlyMissing: boolean;
  buffered: readonly Interval[];
  speed: number;
}

export interface ListeningDeps {
  sound: Sound;
  find: (address: string) => Promise<StoredFile>;
  /** The address of a playable copy on this device, if any. */
  kept: () => Promise<string | undefined>;
  reports: ListeningReports;
  onView?: (view: ListeningView) => void;
  /** Stops other tabs when this one begins. */
  claim: (stop: () => void) => { take: () => void };
  nowMs: () => number;
  /** Returns how to cancel it. */
  later: (callback: () => void, ms: number) => () => void;
  onOnline: (online: () => void) => void;
  onLeave: (leaving: () => void) => void;
}
