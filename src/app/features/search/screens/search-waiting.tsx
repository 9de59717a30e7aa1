/** Stands for the screen until it is written. */
export function SearchWaiting(_props: object) {
  return null
}
