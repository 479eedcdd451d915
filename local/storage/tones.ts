/** Calm tones as a WAV file, made on the spot: what a sound sample is until somebody has recorded one. */
const rate = 16_000;
const gap = 0.75;
/** D major, slowly up and down, in semitones above D3. */
const melody = [0, 7, 12, 16, 19, 16, 12, 7, 5, 9, 12, 17, 12, 7, 0];

const pitch = (semitones: number) => 146.83 * 2 ** (semitones / 12);

/** A soft note with two overtones that swells and fades. */
function note(frequency: number, time: number): number {
  if (time < 0 || time > 3) return 0;
  const swell = Math.min(1, time / 0.06) * Math.exp(-1.6 * time);
  const tone = (multiple: number) => Math.sin(2 * Math.PI * frequency * multiple * time);
  return swell * (tone(1) + 0.3 * tone(2) + 0.1 * tone(3));
}

export function calmTones(seconds: number): Buffer {
  const samples = Math.round(seconds * rate);
  const wav = Buffer.alloc(44 + samples * 2);
  wav.write('RIFF', 0);
  wav.writeUInt32LE(36 + samples * 2, 4);
  wav.write('WAVEfmt ', 8);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(rate, 24);
  wav.writeUInt32LE(rate * 2, 28);
  wav.writeUInt16LE(2, 32);
  wav.writeUInt16LE(16, 34);
  wav.write('data', 36);
  wav.writeUInt32LE(samples * 2, 40);
  for (let index = 0; index < samples; index += 1) {
    const time = index / rate;
    const sum = melody.reduce((total, step, place) => total + note(pitch(step), time - place * gap), 0);
    const ending = Math.min(1, (seconds - time) / 1.5);
    wav.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sum * 0.22 * ending)) * 32_000), 44 + index * 2);
  }
  return wav;
}
