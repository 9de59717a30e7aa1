import type { GateVerdict } from '#contract/events/gate-rules.ts'

/** Frequency in hertz, beginning and length in seconds. */
type Note = [hertz: number, at: number, long: number]

/** Told apart with the phone in the pocket: up is yes, low and twice is no, in between is a second time. */
const TUNES = {
  yes: [
    [880, 0, 0.09],
    [1320, 0.1, 0.16],
  ],
  again: [
    [660, 0, 0.14],
    [660, 0.2, 0.14],
  ],
  no: [
    [220, 0, 0.22],
    [165, 0.26, 0.34],
  ],
} as const satisfies Record<string, readonly Note[]>

/** Milliseconds on and off: one short for yes, three for anything else. */
const SHAKES = { yes: [80], again: [120, 80, 120, 80, 120], no: [200, 80, 200, 80, 200] } as const

const KINDS: Partial<Record<GateVerdict, keyof typeof TUNES>> = { admit: 'yes', 'already-in': 'again' }

const LOUDNESS = 0.35
let context: AudioContext | undefined

/** Browsers let a page sound only after a tap: call it in one. */
export function allowSound(): void {
  if (typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  // Refused: the card and the shaking say it too.
  void context.resume().catch(() => undefined)
}

/** Says a verdict to ear and hand. */
export function signal(verdict: GateVerdict, isMuted: boolean): void {
  const kind = KINDS[verdict] ?? 'no'
  if ('vibrate' in navigator) navigator.vibrate([...SHAKES[kind]])
  if (!isMuted && context?.state === 'running') for (const note of TUNES[kind]) play(context, note)
}

function play(on: AudioContext, [hertz, at, long]: Note): void {
  const start = on.currentTime + at
  const tone = on.createOscillator()
  const loudness = on.createGain()
  tone.type = 'square'
  tone.frequency.value = hertz
  loudness.gain.setValueAtTime(LOUDNESS, start)
  // Without the slope its end is a crack.
  loudness.gain.exponentialRampToValueAtTime(0.001, start + long)
  tone.connect(loudness).connect(on.destination)
  tone.start(start)
  tone.stop(start + long)
}
