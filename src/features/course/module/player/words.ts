import { fill, plural } from '#domain/text/fill.ts';
import { clockFace } from '#domain/time/clock-face.ts';
import type { ModuleTexts } from '../texts.ts';
import type { OfflineState } from './offline.ts';
import type { Playback } from './state.ts';

type Texts = ModuleTexts['player'];

/** `12:05` */
export const clock = (tenths: number): string => clockFace(tenths / 10);

/** For screen readers: `12 Minuten 5 Sekunden`. */
export function spoken(texts: Pick<Texts, 'minutes' | 'seconds'>, tenths: number): string {
  const seconds = Math.floor(tenths / 10);
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  const parts = [
    ...(minutes > 0 ? [fill(plural(texts.minutes, minutes), { count: minutes })] : []),
    ...(rest > 0 || minutes === 0 ? [fill(plural(texts.seconds, rest), { count: rest })] : []),
  ];
  return parts.join(' ');
}

export const megabytes = (bytes: number): string =>
  `${new Intl.NumberFormat('de-DE', { maximumFractionDigits: bytes < 1_000_000 ? 1 : 0 }).format(bytes / 1_000_000)} MB`;

export const speedName = ({ times }: Pick<Texts, 'times'>, speed: number): string =>
  fill(times, { speed: new Intl.NumberFormat('de-DE').format(speed) });

/** Empty if all is well. */
export const playbackWords = ({ playback }: Pick<Texts, 'playback'>, { step }: Playback): string =>
  step === 'paused' || step === 'playing' ? '' : playback[step];

export function offlineWords({ offline: t }: Pick<Texts, 'offline'>, state: OfflineState): string {
  switch (state.step) {
    case 'impossible':
      return t.impossible;
    case 'unknown':
      return '';
    case 'none':
      if (state.bytes === undefined) return t.unreachable;
      return fill(state.isWanted ? t.wanted : t.none, { size: megabytes(state.bytes) });
    case 'fetching':
      return fill(t.fetching, { percent: Math.floor(state.share * 100), size: megabytes(state.bytes) });
    case 'kept':
      return fill(t.kept, { size: megabytes(state.bytes) });
    case 'failed':
      return state.reason === 'full' ? fill(t.full, { size: megabytes(state.bytes) }) : t.failed;
  }
}
