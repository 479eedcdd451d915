import type { ReadableAtom } from 'nanostores';
import { chapterAt } from '#domain/course/playing.ts';

type Press = 'pause' | 'back' | 'forward' | 'previousChapter' | 'nextChapter';

interface Steered extends Record<Press, () => void> {
  $state: ReadableAtom<{ playing: boolean; playback: { step: string }; position: number; speed: number }>;
  starts: readonly number[];
  length: number;
  play: () => Promise<void>;
  seek: (position: number) => void;
}

interface NowPlaying {
  title: string;
  album: string;
  artist: string;
  chapters: readonly string[];
}

/** Controls on lock screen, headphones and car; returns how to stop following. See https://w3c.github.io/mediasession/ */
export function connectMediaSession(
  listening: Steered,
  { title, album, artist, chapters }: NowPlaying,
): () => void {
  if (!('mediaSession' in navigator)) return () => undefined;
  const { mediaSession } = navigator;
  const artwork = [192, 512].map((size) => ({
    src: `/icon-${String(size)}.png`,
    sizes: `${String(size)}x${String(size)}`,
    type: 'image/png',
  }));
  const position = () => listening.$state.get().position;
  const handlers: Partial<Record<MediaSessionAction, (details: MediaSessionActionDetails) => void>> = {
    play: () => void listening.play(),
    pause: listening.pause,
    stop: listening.pause,
    seekbackward: ({ seekOffset }) => {
      if (seekOffset) listening.seek(position() - seekOffset * 10);
      else listening.back();
    },
    seekforward: ({ seekOffset }) => {
      if (seekOffset) listening.seek(position() + seekOffset * 10);
      else listening.forward();
    },
    seekto: ({ seekTime }) => {
      if (seekTime !== undefined) listening.seek(seekTime * 10);
    },
    previoustrack: listening.previousChapter,
    nexttrack: listening.nextChapter,
  };
  let isShown = false;
  let shownChapter = -1;

  function show() {
    isShown = true;
    for (const [action, handler] of Object.entries(handlers)) {
      try {
        mediaSession.setActionHandler(action as MediaSessionAction, handler);
      } catch {
        // The browser does not know this action.
      }
    }
  }

  return listening.$state.subscribe(({ playing, playback, speed }) => {
    // Not before playback, because another page may be using the controls.
    if (!isShown && !playing) return;
    if (!isShown) show();
    const chapter = chapterAt(listening.starts, position());
    if (chapter !== shownChapter) {
      shownChapter = chapter;
      const subtitle = chapters[chapter];
      mediaSession.metadata = new MediaMetadata({
        title: subtitle === undefined ? title : `${title}: ${subtitle}`,
        album,
        artist,
        artwork,
      });
    }
    mediaSession.playbackState = playing ? 'playing' : 'paused';
    if (playback.step === 'playing' || playback.step === 'paused')
      mediaSession.setPositionState({
        duration: listening.length / 10,
        position: Math.min(listening.length, position()) / 10,
        playbackRate: speed,
      });
  });
}
