/** Stands for the screen until it is written. */
export function ArticleWaiting(_props: { blogId: string }) {
  return null
}
