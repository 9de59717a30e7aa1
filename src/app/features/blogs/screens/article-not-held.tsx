/** Stands for the screen until it is written. */
export function ArticleNotHeld(_props: { blogId: string; error: unknown }) {
  return null
}

/** Stands for the screen until it is written. */
export function ArticleNotFound() {
  return null
}
