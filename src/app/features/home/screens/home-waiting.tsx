/** Stands for the screen until it is written. */
export function HomeWaiting(_props: object) {
  return null
}
