import { chapterEnd, nextMissing, previousStart } from '#domain/course/playing.ts';
import type { ListeningState } from './listening-state.ts';

interface SteeringDeps {
  length: number;
  starts: readonly number[];
  now: () => ListeningState;
  seek: (place: number, onlyMissing?: boolean) => void;
  play: () => Promise<void>;
}

const backBy = 150;
const onBy = 300;

/** Changes the position: by hand, by chapter, and to missing parts. */
export function createSteering({ length, starts, now, seek, play }: SteeringDeps) {
  const go = () => {
    if (!now().playing) void play();
  };
  return {
    seek: (place: number) => {
      seek(place);
    },
    back: () => {
      seek(now().place - backBy);
    },
    forward: () => {
      seek(now().place + onBy);
    },
    previousChapter: () => {
      seek(previousStart(starts, now().place));
    },
    nextChapter: () => {
      seek(chapterEnd(starts, now().place, length));
    },
    playFrom: (place: number) => {
      seek(place);
      go();
    },
    /** Plays the missing parts only, from there on. */
    playMissing: (from = 0) => {
      const next = nextMissing(now().missing, from);
      if (!next) return;
      seek(next[0], true);
      go();
    },
  };
}
