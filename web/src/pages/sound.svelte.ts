/** A small sound for a move and for one's turn; silent unless somebody asks for it. */

const KEY = 'pangea-sound';

let on = $state(localStorage.getItem(KEY) === 'on');
let air: AudioContext | null = null;

export function isLoud(): boolean {
  return on;
}

export function setLoud(wanted: boolean): void {
  on = wanted;
  localStorage.setItem(KEY, wanted ? 'on' : 'off');
  if (wanted) knock();
}

/** A piece is put on wood. */
export function knock(): void {
  strike(210, 0, 0.07, 'triangle');
}

/** Two notes: your turn. */
export function chime(): void {
  strike(523, 0, 0.25, 'sine');
  strike(659, 0.12, 0.3, 'sine');
}

function strike(pitch: number, after: number, length: number, shape: OscillatorType): void {
  if (!on) return;
  air ??= new AudioContext();
  const start = air.currentTime + after;
  const tone = new OscillatorNode(air, { frequency: pitch, type: shape });
  const volume = new GainNode(air, { gain: 0 });
  volume.gain.setValueAtTime(0.12, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + length);
  tone.connect(volume).connect(air.destination);
  tone.start(start);
  tone.stop(start + length);
}
