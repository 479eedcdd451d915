import type { Playback } from './state.ts';
import type { OfflineState } from './offline.ts';

/** In German only, like the course. */

/** `12:05` */
export function clock(tenths: number): string {
  const seconds = Math.floor(tenths / 10);
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const two = (value: number) => String(value).padStart(2, '0');
  return hours > 0
    ? `${String(hours)}:${two(minutes)}:${two(seconds % 60)}`
    : `${String(minutes)}:${two(seconds % 60)}`;
}

/** For screen readers: `12 Minuten 5 Sekunden`. */
export function spoken(tenths: number): string {
  const seconds = Math.floor(tenths / 10);
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  const counted = (count: number, one: string, many: string) =>
    `${String(count)} ${count === 1 ? one : many}`;
  const parts = [
    ...(minutes > 0 ? [counted(minutes, 'Minute', 'Minuten')] : []),
    ...(rest > 0 || minutes === 0 ? [counted(rest, 'Sekunde', 'Sekunden')] : []),
  ];
  return parts.join(' ');
}

export const megabytes = (bytes: number): string =>
  `${new Intl.NumberFormat('de-DE', { maximumFractionDigits: bytes < 1_000_000 ? 1 : 0 }).format(bytes / 1_000_000)} MB`;

export const speedName = (speed: number): string => `${new Intl.NumberFormat('de-DE').format(speed)}-fach`;

/** Empty if all is well. */
export function playbackWords({ step }: Playback): string {
  switch (step) {
    case 'starting':
      return 'Einen Moment, der Ton kommt gleich.';
    case 'buffering':
      return 'Die Verbindung ist langsam. Es geht gleich weiter.';
    case 'reconnecting':
      return 'Gerade gibt es keine Verbindung. Sobald sie wieder da ist, geht es an derselben Stelle weiter.';
    case 'press':
      return 'Dein Browser möchte, dass du noch einmal auf Abspielen drückst.';
    case 'ended':
      return 'Die Aufnahme ist zu Ende.';
    case 'missing':
      return 'Diese Aufnahme ist gerade nicht da. Lies so lange den Text, und schau später noch einmal vorbei.';
    case 'paused':
    case 'playing':
      return '';
  }
}

export function offlineWords(state: OfflineState): string {
  switch (state.step) {
    case 'impossible':
      return 'Dieser Browser kann die Aufnahme nicht für unterwegs behalten.';
    case 'unknown':
      return '';
    case 'none': {
      if (state.bytes === undefined)
        return 'Die Aufnahme liegt nicht auf diesem Gerät. Ohne Netz ist sie nicht zu hören.';
      const size = megabytes(state.bytes);
      return state.isWanted
        ? `Sobald du hörst, behält dieses Gerät die Aufnahme (${size}). Dann läuft sie auch ohne Netz.`
        : `Die Aufnahme liegt nicht auf diesem Gerät. Für unterwegs sind es ${size}.`;
    }
    case 'fetching':
      return `Wird auf diesem Gerät gespeichert: ${String(Math.floor(state.share * 100))} % von ${megabytes(state.bytes)}.`;
    case 'kept':
      return `Auf diesem Gerät gespeichert (${megabytes(state.bytes)}). Läuft auch ohne Netz.`;
    case 'failed':
      return state.reason === 'full'
        ? `Auf diesem Gerät ist kein Platz für ${megabytes(state.bytes)}. Mach etwas Platz, und versuch es noch einmal.`
        : 'Die Aufnahme ließ sich nicht speichern. Bitte versuch es mit besserer Verbindung noch einmal.';
  }
}
