let audio: AudioContext | undefined;

/** Browsers only allow sound after a touch: called when a timer is started. */
export function tuneBell() {
  audio ??= new AudioContext();
  void audio.resume();
}

export function ringBell() {
  if ('vibrate' in navigator) navigator.vibrate([200, 100, 200]);
  if (!audio) return;
  const now = audio.currentTime;
  const tone = new OscillatorNode(audio, { frequency: 880 });
  const volume = new GainNode(audio, { gain: 0.25 });
  volume.gain.setValueAtTime(0.25, now);
  volume.gain.exponentialRampToValueAtTime(0.001, now + 2);
  tone.connect(volume).connect(audio.destination);
  tone.start(now);
  tone.stop(now + 2);
}
