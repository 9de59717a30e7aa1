import { randomOf } from './random-of.ts'

/** What a test draws anew in each run; `SEED_OF_FAULTS=7` repeats one that found something. Put the seed in the test's title. */
export function drawSeed() {
  const seed = Number(process.env.SEED_OF_FAULTS ?? 1 + (Date.now() % 1_000_000))
  const random = randomOf(seed)
  const oneOf = <T>(all: readonly T[]): T => all[random(all.length)] as T
  return { seed, random, oneOf }
}
