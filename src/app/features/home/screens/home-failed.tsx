/** Stands for the screen until it is written. */
export function HomeFailed(_props: { error: unknown }) {
  return null
}
