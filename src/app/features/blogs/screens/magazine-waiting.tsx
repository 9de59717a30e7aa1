/** Stands for the screen until it is written. */
export function MagazineWaiting(_props: object) {
  return null
}
