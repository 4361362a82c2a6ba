/** Short dry sounds, synthesised: one for each kind, none longer than 0.6 s. */
import { settings } from "./settings.svelte";

export type Sound =
  | "walk"
  | "dice"
  | "card"
  | "note"
  | "tick"
  | "knock"
  | "gavel"
  | "turn"
  | "beep"
  | "hit"
  | "slide";

/** Minus twelve decibels. */
const PEAK = 0.25;

/** Seconds in which a turn is announced once: by the table, and for a window that is hidden. */
const TURN = 3;

let audio: AudioContext | null = null;
let noise: AudioBuffer | null = null;
const last = new Map<Sound, number>();

/** Browsers allow sound after the first touch. */
export function wakeSounds(): void {
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
}

function noiseBuffer(context: AudioContext): AudioBuffer {
  if (noise) return noise;
  noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const data = noise.getChannelData(0);
  for (let i = 0; i < data.length; i += 1) data[i] = Math.random() * 2 - 1;
  return noise;
}

interface Voice {
  context: AudioContext;
  out: GainNode;
  at: number;
}

/** A burst of filtered noise: felt, paper, wood. */
function burst(
  voice: Voice,
  pitch: number,
  length: number,
  loud: number,
  delay = 0,
  q = 1.5,
): void {
  const { context, out } = voice;
  const at = voice.at + delay;
  const source = context.createBufferSource();
  source.buffer = noiseBuffer(context);
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = q;
  const gain = context.createGain();
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + length);
  source.connect(filter).connect(gain).connect(out);
  source.start(at, Math.random() * 0.4, length);
}

/** A decaying tone. */
function tone(
  voice: Voice,
  pitch: number,
  length: number,
  loud: number,
  delay = 0,
  wave: OscillatorType = "sine",
): void {
  const { context, out } = voice;
  const at = voice.at + delay;
  const source = context.createOscillator();
  source.type = wave;
  source.frequency.value = pitch;
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.001, at + length);
  source.connect(gain).connect(out);
  source.start(at);
  source.stop(at + length);
}

/** `force` is 0 to 1: how hard a token is hit. */
const VOICES: Record<Sound, (voice: Voice, force: number) => void> = {
  walk: (v) => burst(v, 420, 0.06, 0.5),
  dice: (v) =>
    [0, 0.09, 0.2, 0.34].forEach((delay) =>
      burst(v, 1700 + 500 * Math.random(), 0.05, 0.9, delay, 4),
    ),
  card: (v) => burst(v, 3200, 0.16, 0.35, 0, 0.7),
  note: (v) => burst(v, 4600, 0.09, 0.3, 0, 0.8),
  tick: (v) => burst(v, 5200, 0.025, 0.25, 0, 3),
  knock: (v) => {
    burst(v, 700, 0.08, 0.9, 0, 6);
    tone(v, 190, 0.09, 0.4);
  },
  gavel: (v) => {
    burst(v, 520, 0.12, 1, 0, 7);
    tone(v, 130, 0.16, 0.6);
  },
  turn: (v) => {
    tone(v, 587, 0.22, 0.3);
    tone(v, 784, 0.3, 0.3, 0.13);
  },
  beep: (v) => tone(v, 1046, 0.09, 0.12, 0, "square"),
  hit: (v, force) => burst(v, 900 + 2200 * force, 0.07, 0.3 + 0.7 * force, 0, 8),
  slide: (v) => burst(v, 260, 0.55, 0.25, 0, 0.6),
};

/** Play a sound, unless it was played a moment ago or sound is off. */
export function play(sound: Sound, force = 0.5): void {
  if (settings.muted || settings.volume <= 0 || !audio || audio.state !== "running") return;
  if (sound === "turn" && !settings.turnSound) return;
  const at = audio.currentTime;
  if (at - (last.get(sound) ?? -9) < (sound === "turn" ? TURN : 0.04)) return;
  last.set(sound, at);
  const out = audio.createGain();
  out.gain.value = PEAK * settings.volume;
  out.connect(audio.destination);
  VOICES[sound]({ context: audio, out, at }, force);
}
