import { nearestTone } from '#contract/core/tones.ts'
import { COLOURS, type ColourName } from './paint.ts'

/** Index of the tone that stands in for a picture of something in this colour while it loads. */
export function toneOf(colour: ColourName): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(COLOURS[colour][0].slice(at, at + 2), 16))
  return nearestTone({ r, g, b })
}
