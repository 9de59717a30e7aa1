/** Stands for the screen until it is written. */
export function CategoryNotFound(_props: object) {
  return null
}
