/** Park and Miller's generator: the same seed draws the same numbers, each below what is asked for. */
export function randomOf(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
}
