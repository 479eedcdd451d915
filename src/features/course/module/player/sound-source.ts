import type { StoredFile } from '#site/browser/stored-files.ts';
import type { Sound } from './listening-state.ts';

interface SourceDeps {
  sound: Sound;
  address: string;
  find: (address: string) => Promise<StoredFile>;
  /** The address of the copy that is kept on this device, where there is one that can be played. */
  kept: () => Promise<string | undefined>;
  nowMs: () => number;
  now: () => { place: number; speed: number };
}

type Found = 'found' | 'missing' | 'unreachable';

/** A link that ends sooner is asked for anew: a request may take that long. */
const reserveMs = 60_000;

/** Where the sound comes from: a copy on this device, or a signed link, which is asked for anew when it may have ended. */
export function createSoundSource({ sound, address, find, kept, nowMs, now }: SourceDeps) {
  let link: Extract<StoredFile, { state: 'found' }> | undefined;
  let isSet: 'kept' | 'link' | undefined;
  /** What was kept may be gone, cleared by the browser: the next try goes without it. */
  let skipsKept = false;
  let asked = 0;

  const lasts = () => link !== undefined && Date.parse(link.until) - nowMs() > reserveMs;

  function use(url: string, from: 'kept' | 'link') {
    const { place, speed } = now();
    isSet = from;
    sound.preload = 'none';
    sound.src = url;
    sound.defaultPlaybackRate = speed;
    sound.playbackRate = speed;
    if (place > 0) sound.currentTime = place / 10;
  }

  return {
    /** Whether the element can play at once. */
    isReady: () => isSet === 'kept' || (isSet === 'link' && lasts()),
    bytes: () => link?.bytes,
    failed() {
      skipsKept = isSet === 'kept';
      isSet = undefined;
    },
    forget() {
      isSet = undefined;
    },

    /**
     * Gives the element its source; with `fresh` from a new link. Who was overtaken by a later call leaves it alone: an
     * element that is given a source stops playing.
     * https://html.spec.whatwg.org/multipage/media.html#media-element-load-algorithm
     */
    async set({ fresh = false } = {}): Promise<Found> {
      const mine = (asked += 1);
      const copy = skipsKept ? undefined : await kept();
      skipsKept = false;
      if (copy !== undefined) {
        if (mine === asked) use(copy, 'kept');
        return 'found';
      }
      if (fresh || !lasts()) {
        const found = await find(address);
        if (found.state !== 'found') return found.state;
        link = found;
      }
      if (link && mine === asked) use(link.url, 'link');
      return 'found';
    },
  };
}
