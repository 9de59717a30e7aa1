/** Grounds of pictures while they load: a row names one by its index. White text on each is readable. @see uno.config.ts */
export const TONES = [
  '#0E5A46',
  '#B45309',
  '#7A1F3D',
  '#1D4E6B',
  '#5B7A2A',
  '#8A4B1F',
  '#23395B',
  '#C2410C',
  '#6B3FA0',
  '#0F766E',
  '#A16207',
  '#9F1239',
] as const

/** The tone nearest to a colour, as eyes weigh red, green and blue. @param colour 0 to 255 each. @see https://www.compuphase.com/cmetric.htm */
export function nearestTone({ r, g, b }: { r: number; g: number; b: number }): number {
  const distances = TONES.map((tone) => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(tone.slice(at, at + 2), 16))
    const mean = (r + red) / 2
    return (2 + mean / 256) * (r - red) ** 2 + 4 * (g - green) ** 2 + (2 + (255 - mean) / 256) * (b - blue) ** 2
  })
  return distances.indexOf(Math.min(...distances))
}
