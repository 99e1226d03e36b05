// Two soft tones when it is my turn, made here: no file, and off unless asked for.

let audio: AudioContext | null = null;

export function chime(): void {
  audio ??= new AudioContext();
  const start = audio.currentTime;
  [523.25, 659.25].forEach((pitch, index) => tone(audio!, pitch, start + index * 0.16));
}

function tone(context: AudioContext, pitch: number, at: number): void {
  const source = context.createOscillator();
  const volume = context.createGain();
  source.frequency.value = pitch;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(0.12, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.001, at + 0.4);
  source.connect(volume).connect(context.destination);
  source.start(at);
  source.stop(at + 0.45);
}
