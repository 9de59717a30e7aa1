/** Stands for the screen until it is written. */
export function MagazineFailed(_props: { error: unknown }) {
  return null
}
