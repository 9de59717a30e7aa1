/** Stands for the screen until it is written. */
export function SearchFailed(_props: { error: unknown }) {
  return null
}
