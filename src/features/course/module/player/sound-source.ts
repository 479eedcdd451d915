import { latest } from '#site/browser/latest.ts';
import { call } from '#site/browser/member-call.ts';
import { createFindFile, type StoredFile } from '#site/browser/stored-files.ts';

interface Recording {
  address: string;
  /** The address of a playable copy on this device, if any. */
  kept: () => Promise<string | undefined>;
  now: () => { position: number; speed: number };
}

export const findFile = createFindFile(call);

type Found = 'found' | 'missing' | 'unreachable';

/** Links that expire sooner are renewed, as a request may take that long. */
const reserveMs = 60_000;

/** A copy on this device, or a signed link, which is renewed before it expires. */
export function createSoundSource(sound: HTMLAudioElement, { address, kept, now }: Recording) {
  let link: Extract<StoredFile, { state: 'found' }> | undefined;
  let isSet: 'kept' | 'link' | undefined;
  /** The browser may have deleted the copy: the next try skips it. */
  let skipsKept = false;
  const requests = latest();

  const lasts = () => link !== undefined && Date.parse(link.until) - Date.now() > reserveMs;

  function use(url: string, from: 'kept' | 'link') {
    const { position, speed } = now();
    isSet = from;
    sound.preload = 'none';
    sound.src = url;
    sound.defaultPlaybackRate = speed;
    sound.playbackRate = speed;
    if (position > 0) sound.currentTime = position / 10;
  }

  return {
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
     * Sets the element's source; with `fresh` to a new link. Skipped if a later call was faster, as setting a source
     * stops playback. https://html.spec.whatwg.org/multipage/media.html#media-element-load-algorithm
     */
    async set({ fresh = false } = {}): Promise<Found> {
      const isLatest = requests.begin();
      const copy = skipsKept ? undefined : await kept();
      skipsKept = false;
      if (copy !== undefined) {
        if (isLatest()) use(copy, 'kept');
        return 'found';
      }
      if (fresh || !lasts()) {
        const found = await findFile(address);
        if (found.state !== 'found') return found.state;
        link = found;
      }
      if (link && isLatest()) use(link.url, 'link');
      return 'found';
    },
  };
}
