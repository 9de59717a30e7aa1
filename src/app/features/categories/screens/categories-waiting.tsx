/** Stands for the screen until it is written. */
export function CategoriesWaiting(_props: object) {
  return null
}
