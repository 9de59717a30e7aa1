/** The colours of one thing: it is drawn flat, without outlines, with a shaded side and one highlight. */
export interface Paint {
  base: string
  /** The side away from the light. */
  shade: string
  deep: string
  /** The side towards it. */
  light: string
  /** A second colour: borders, lids, labels. */
  accent: string
  accentShade: string
  cream: string
  ink: string
}

export const CREAM = '#FBF3E4'
export const INK = '#2A2430'
export const STEEL = { base: '#C3CCD3', shade: '#97A4AE', light: '#E6EBEF', deep: '#6E7C87' } as const
export const BRASS = { base: '#D9A441', shade: '#B07E28', light: '#F2CE7E', deep: '#85591A' } as const
export const CLAY = { base: '#C4673D', shade: '#9C4A2A', light: '#DD8B62', deep: '#75341C' } as const
export const WOOD = { base: '#B98453', shade: '#94633A', light: '#D6A878', deep: '#6E4526' } as const
export const JUTE = { base: '#C9A468', shade: '#A58048', light: '#E0C491', deep: '#7F5F30' } as const
export const LEAF = { base: '#4E8F4A', shade: '#376D36', light: '#7FB56E' } as const

/** What goods are sold in, by name: the colour, and the one that goes with it. */
export const COLOURS = {
  red: ['#C8303F', '#F0C36A'],
  maroon: ['#7E1F35', '#E2B04E'],
  pink: ['#DE6A93', '#FBE3C8'],
  orange: ['#E47A2E', '#FBE6B5'],
  yellow: ['#EDBB3A', '#B5472F'],
  green: ['#2F7F56', '#EFC75E'],
  olive: ['#7F8B43', '#F0E2B0'],
  teal: ['#1D8A88', '#F6D992'],
  blue: ['#2F68A8', '#F2D27A'],
  navy: ['#2A3A63', '#E0B35A'],
  violet: ['#7A55A6', '#F3C9A0'],
  white: ['#F6F1E7', '#B8453B'],
  cream: ['#EEDFC0', '#9A4B33'],
  brown: ['#8A5A3A', '#E9C998'],
  grey: ['#8B939C', '#F2E9D8'],
  black: ['#34313A', '#E1B14E'],
  gold: [BRASS.base, '#8E2338'],
  silver: [STEEL.base, '#56727F'],
  clay: [CLAY.base, '#F1D3B3'],
  wood: [WOOD.base, '#C8402F'],
  jute: [JUTE.base, '#8C3B2E'],
} as const satisfies Record<string, readonly [base: string, accent: string]>
export type ColourName = keyof typeof COLOURS

const channels = (colour: string): number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

/** A colour on the way to another. @param part 0: the first, 1: the second */
export function mixed(from: string, to: string, part: number): string {
  const other = channels(to)
  const mix = channels(from).map((value, at) => Math.round(value + ((other[at] ?? 0) - value) * part))
  return `#${mix.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

export function paintOf(colour: ColourName): Paint {
  const [base, accent] = COLOURS[colour]
  return {
    base,
    shade: mixed(base, '#2B1A2E', 0.2),
    deep: mixed(base, '#2B1A2E', 0.42),
    light: mixed(base, '#FFF6E5', 0.3),
    accent,
    accentShade: mixed(accent, '#2B1A2E', 0.22),
    cream: CREAM,
    ink: INK,
  }
}

/** Pale grounds, so that a thing of any colour stands out. */
export const GROUNDS = ['#F3E8D8', '#DDE8DA', '#D8E6EE', '#F2DCD3', '#E3DDEF', '#F2E6BF', '#D3E8E2', '#EAD9C6', '#E4E6E9'] as const

/** Of some grounds the one that is farthest from a colour. */
export function groundFor(colour: string, among: readonly string[]): string {
  const distance = (ground: string) => channels(ground).reduce((sum, value, at) => sum + ((channels(colour)[at] ?? 0) - value) ** 2, 0)
  return [...among].sort((a, b) => distance(b) - distance(a))[0] ?? GROUNDS[0]
}
