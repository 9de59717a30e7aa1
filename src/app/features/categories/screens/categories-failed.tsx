/** Stands for the screen until it is written. */
export function CategoriesFailed(_props: { error: unknown }) {
  return null
}
