let audio: AudioContext | undefined;

/** Browsers let a page sound only after a touch: called when a timer is started. */
export function tuneBell() {
  audio ??= new AudioContext();
  void audio.resume();
}

/** Three soft strokes, like a small brass bell in the next room. */
export function ringBell() {
  if ('vibrate' in navigator) navigator.vibrate([200, 100, 200]);
  if (!audio) return;
  for (const [index, pitch] of [659, 880, 659].entries()) {
    const start = audio.currentTime + index * 0.7;
    const tone = new OscillatorNode(audio, { frequency: pitch });
    const volume = new GainNode(audio, { gain: 0 });
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(0.25, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 1.4);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 1.5);
  }
}
