/** Stands for the screen until it is written. */
export function Revisions(_props: { blogId: number }) {
  return null
}
