/** Dice that fall the same way for the same seed on every machine. */
export interface Dice {
  /** From 0 up to, not including, 1. */
  next(): number
  /** A whole number, both ends included. */
  whole(least: number, most: number): number
  pick<T>(from: readonly [T, ...T[]]): T
  shuffle<T>(all: readonly T[]): T[]
}

/** @param seed any whole number. @see Mulberry32, a generator of 32 bits of state */
export function makeDice(seed: number): Dice {
  let state = seed | 0
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  return {
    next,
    whole,
    pick: (from) => from[whole(0, from.length - 1)] ?? from[0],
    shuffle: (all) => {
      const left = [...all]
      return all.flatMap(() => left.splice(whole(0, left.length - 1), 1))
    },
  }
}

/** A seed from a text, so that a picture keeps its looks when others are added. */
export function seedOf(text: string): number {
  let sum = 2_166_136_261
  for (const letter of text) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 16_777_619)
  return sum
}
